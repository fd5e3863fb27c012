import Diagnostics

extension Lesson {
    /// Reads a lesson file; nil only where it has no usable front matter. What can be read is read, whatever else is wrong.
    public static func read(_ file: SourceText, faults: inout Faults) -> Lesson? {
        guard let lesson = begin(file, faults: &faults) else { return nil }
        faults.add(lesson.body.value.faults)
        return lesson
    }

    /// Reads the front matter alone; what is below it waits until it is asked for.
    static func begin(_ file: SourceText, reading: FilesInHand = FilesInHand(), faults: inout Faults) -> Lesson? {
        guard let (matter, body) = FrontMatter.split(file, faults: &faults), let node = YAMLNode.read(matter, faults: &faults),
            let mapping = YAMLMapping(node, known: FrontMatter.lessonKeys, elsewhere: FrontMatter.elsewhere, faults: &faults),
            let front = FrontMatter(mapping, isQuiz: false, faults: &faults)
        else { return nil }
        return Lesson(
            id: front.id, title: front.title, order: front.order, aliases: front.aliases, sources: front.sources.texts, window: front.window, file: file,
            body: Deferred { reading.with(file.name) { sections(of: front, in: body) } })
    }

    private static func sections(of front: FrontMatter, in body: Fragment) -> Reading<[Section]> {
        var faults = Faults()
        var reader = LessonReader(lesson: front.id, document: body, sources: front.sources)
        reader.read(faults: &faults)
        if reader.sections.isEmpty {
            faults.error("empty-lesson", "the lesson has no section", at: front.span, help: "add a heading: ## Title {#id}")
        }
        // Where headings or blocks have faults, enough is reported.
        if !faults.hasErrors {
            let help = "write below it what it teaches, or leave the heading out; comments are shown to nobody"
            for heading in reader.emptySections { faults.error("empty-section", "the section has nothing to show", at: heading, help: help) }
        }
        return Reading(content: reader.sections, faults: faults)
    }
}

/// Goes through a lesson's blocks once, in order.
private struct LessonReader {
    let lesson: String
    let document: Fragment
    let sources: SourceList
    var sections: [Section] = []
    private var current: Draft?
    /// The headings below which there are only comments and rules.
    private(set) var emptySections: [Span] = []
    private var snippets: [Snippet] = []
    private var sectionSpans: [String: Span] = [:]
    /// Whether there are more snippets than are read.
    private var isFull = false
    private var runsByID: [String: (index: Int, span: Span)] = [:]

    /// A section under construction.
    private struct Draft {
        var id: String
        var aliases: [String] = []
        var title: StyledText
        var isExercise = false
        /// Whether it is the file's title, which needs nothing below it.
        var isTitle = false
        /// Whether there is more than comments and rules.
        var hasContent = false
        var evidence: ClaimEvidence?
        var span: Span
        var blocks: [LessonBlock] = []
        var prose: [MarkdownBlock] = []
        var exercise = ExerciseBuilder()
    }

    init(lesson: String, document: Fragment, sources: SourceList) { (self.lesson, self.document, self.sources) = (lesson, document, sources) }

    mutating func read(faults: inout Faults) {
        BrokenFence.report(in: document, faults: &faults)
        for block in MarkdownParser.blocks(of: document) {
            block.reportOpenComment(in: document, faults: &faults)
            switch block.content {
            case .heading(let level, _) where level <= 2: begin(Heading(block, in: document, faults: &faults), level: level, faults: &faults)
            case .heading where Heading.isMisplaced(block, in: document):
                let help = "write ## before its title, or leave the braces out"
                faults.error("deep-heading", "this section's heading is below the second level", at: document.part(block.range).trimmed().span, help: help)
                begin(Heading(block, in: document, faults: &faults), level: 2, faults: &faults)
            case .rule: add(.pause)
            default:
                takeContent(block, faults: &faults)
                current?.hasContent = true
            }
        }
        end(faults: &faults)
    }

    private mutating func takeContent(_ block: MarkdownBlock, faults: inout Faults) {
        if case .code(let code) = block.content {
            return take(CodeBlockRole(code, at: document.span(of: firstLine(of: block)), faults: &faults), block, faults: &faults)
        }
        reportBoxes(in: block, faults: &faults)
        takeProse(block)
    }

    /// Task items are shown with their boxes, and nobody can tick them.
    private func reportBoxes(in block: MarkdownBlock, faults: inout Faults) {
        guard case .list(_, let items) = block.content, let item = items.first(where: { QuestionReader.hasBox(document.part($0.range).text) }) else { return }
        let help = "ask with a `predict` block or in a quiz, or leave the boxes out"
        faults.warning(
            "misplaced-choice", "this list has boxes, and nobody can tick them in a lesson", at: document.part(item.range).lines().first?.trimmed().span,
            help: help)
    }

    /// The opening line of a block: what a caret can point at.
    private func firstLine(of block: MarkdownBlock) -> Range<Int> {
        let bytes = document.source.utf8
        let end = bytes[block.range.lowerBound...].firstIndex(of: 0x0A) ?? bytes.count
        return block.range.lowerBound..<end
    }

    private mutating func begin(_ heading: Heading, level: Int, faults: inout Faults) {
        end(faults: &faults)
        let questionKeys = QuestionDraft.headingKeys.map { ($0, "only a question has `\($0)`: write the question into a quiz, or drop this") }
        heading.attributes.check(
            keys: ["aliases"] + ClaimEvidence.attributes, marks: ["exercise"], allowsID: true, elsewhere: Dictionary(questionKeys) { first, _ in first },
            faults: &faults)
        let id = level == 1 && heading.attributes.id == nil ? "introduction" : heading.id(faults: &faults)
        if let first = sectionSpans[id] {
            faults.error(
                "duplicate-id", "the id `\(id)` is taken", at: heading.span, notes: [.init("first here", at: first)], help: "give this section another")
        }
        sectionSpans[id] = sectionSpans[id] ?? heading.span
        current = Draft(
            id: id, aliases: heading.aliases, title: heading.title, isExercise: heading.attributes.has(mark: "exercise"),
            isTitle: level == 1 && sections.isEmpty,
            evidence: heading.evidence(among: sources, faults: &faults), span: heading.span)
    }

    /// The current section, to be changed and put back.
    private mutating func draft() -> Draft {
        defer { current = nil }
        return current ?? Draft(id: "introduction", title: StyledText(), span: document.part(0..<0).span)
    }

    private mutating func takeProse(_ block: MarkdownBlock) {
        var draft = draft()
        draft.prose.append(block)
        current = draft
    }

    private mutating func add(_ block: LessonBlock) {
        var draft = draft()
        flush(&draft)
        draft.blocks.append(block)
        current = draft
    }

    private func flush(_ draft: inout Draft) {
        guard let first = draft.prose.first, let last = draft.prose.last else { return }
        let fragment = document.part(first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound))
        draft.blocks.append(.prose(Prose(fragment: fragment, blocks: draft.prose)))
        draft.prose = []
    }

    private mutating func take(_ role: CodeBlockRole, _ block: MarkdownBlock, faults: inout Faults) {
        switch role.name {
        case .listing: takeProse(block)
        case .setup, .run: if let snippet = role.snippet(faults: &faults) { take(snippet, faults: &faults) }
        case .predict:
            if let run = run(of: role, faults: &faults), let prediction = Prediction(role, run: run, faults: &faults) { add(.prediction(prediction)) }
        case .expect:
            guard let run = run(of: role, faults: &faults), let aspect = aspect(of: role, faults: &faults) else { return }
            add(.expectation(Expectation(run: run, aspect: aspect, text: role.code, span: role.span)))
        case .extra:
            faults.error("misplaced-block", "an extra block belongs to a quiz's question of kind assemble", at: role.span, help: "drop it")
        case .starter, .given, .solution, .accept, .reject, .mistake, .check, .hint:
            var draft = draft()
            _ = draft.exercise.take(role, faults: &faults)
            if !draft.isExercise {
                let help = "mark the heading: {#\(draft.id) .exercise}"
                faults.error("misplaced-block", "\(role.name.phrase) belongs to an exercise", at: role.span, help: help)
            }
            flush(&draft)
            current = draft
        }
    }

    private mutating func take(_ snippet: Snippet, faults: inout Faults) {
        if let variation = snippet.variations.first {
            faults.error("misplaced-variation", "this snippet varies, and only those of a quiz's questions do", at: variation.span, help: "drop vary=")
        }
        if let id = snippet.id {
            if let first = runsByID[id] {
                faults.error(
                    "duplicate-id", "the id `\(id)` is taken", at: snippet.span, notes: [.init("first here", at: first.span)], help: "give this one another")
            } else {
                runsByID[id] = (snippets.count, snippet.span)
            }
        }
        guard snippets.count < Lesson.snippetLimit else {
            if !isFull {
                faults.error("many-snippets", "this lesson has more than \(Lesson.snippetLimit) snippets", at: snippet.span, help: "split the lesson")
            }
            isFull = true
            return
        }
        let named = snippet.with(code: snippet.code.named("\(lesson)#\(current?.id ?? "introduction")"), actions: snippet.actions)
        snippets.append(named)
        add(.snippet(named))
    }

    /// The run that a block is about: the one it names, or the last before it.
    private func run(of role: CodeBlockRole, faults: inout Faults) -> Int? {
        guard let name = role.attributes["of"] else {
            let last = snippets.lastIndex { $0.role == .run }
            if last == nil { faults.error("missing-run", "no run comes before this block", at: role.span, help: "put it after a ```swift run block") }
            return last
        }
        if let run = runsByID[name.text] { return run.index }
        faults.unknown("run", name.text, among: runsByID.keys, at: name.span)
        return nil
    }

    private func aspect(of role: CodeBlockRole, faults: inout Faults) -> Expectation.Aspect? {
        guard let show = role.attributes["show"] else { return .layout }
        let aspect = Expectation.Aspect(rawValue: show.text)
        if aspect == nil { faults.unknown("aspect", show.text, among: Expectation.Aspect.allCases.map(\.rawValue), at: show.span) }
        return aspect
    }

    private mutating func end(faults: inout Faults) {
        guard var draft = current else { return }
        current = nil
        flush(&draft)
        guard !draft.blocks.isEmpty || draft.isExercise || draft.title != StyledText() else { return }
        if draft.blocks.isEmpty, draft.id == "introduction" { return }
        if !draft.hasContent, !draft.isExercise, !draft.isTitle { emptySections.append(draft.span) }
        sections.append(
            Section(
                id: draft.id, aliases: draft.aliases, title: draft.title, blocks: draft.blocks,
                exercise: draft.isExercise ? draft.exercise.finished(scope: snippets.count, at: draft.span, faults: &faults) : nil,
                evidence: draft.evidence, span: draft.span))
    }
}
