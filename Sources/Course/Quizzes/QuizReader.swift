import Diagnostics

extension Quiz {
    /// Reads a quiz in Markdown; nil only where it has no usable front matter. A question that has faults is left out.
    public static func read(_ file: SourceText, faults: inout Faults) -> Quiz? {
        guard let quiz = begin(file, faults: &faults) else { return nil }
        faults.add(quiz.body.value.faults)
        return quiz
    }

    /// Reads the front matter alone; what is below it waits until it is asked for.
    static func begin(_ file: SourceText, reading: FilesInHand = FilesInHand(), faults: inout Faults) -> Quiz? {
        guard let (matter, body) = FrontMatter.split(file, faults: &faults), let node = YAMLNode.read(matter, faults: &faults),
            let mapping = YAMLMapping(node, known: FrontMatter.quizKeys, faults: &faults), let front = FrontMatter(mapping, faults: &faults)
        else { return nil }
        return Quiz(front, file: file, isFaulty: faults.hasErrors, reading: reading) { faults in questions(below: front, in: body, faults: &faults) }
    }

    private static func questions(below front: FrontMatter, in body: Fragment, faults: inout Faults) -> QuizBody {
        var preamble: [MarkdownBlock] = []
        var parts: [(heading: Heading, blocks: [MarkdownBlock])] = []
        BrokenFence.report(in: body, faults: &faults)
        for block in MarkdownParser.blocks(of: body) {
            block.reportOpenComment(in: body, faults: &faults)
            if case .heading(2, _) = block.content {
                parts.append((Heading(block, in: body, faults: &faults), []))
            } else if Heading.isMisplaced(block, in: body) {
                let help = "write ## before its title, or leave the braces out"
                faults.error("deep-heading", "this question's heading isn't of the second level", at: body.part(block.range).trimmed().span, help: help)
                parts.append((Heading(block, in: body, faults: &faults), []))
            } else if parts.isEmpty {
                preamble.append(block)
            } else {
                parts[parts.count - 1].blocks.append(block)
            }
        }
        var opening = QuestionReader(document: body)
        opening.read(preamble.filter { if case .heading = $0.content { false } else { true } }, kind: .rubric, faults: &faults)
        let questions = parts.compactMap { part -> Question? in
            guard let draft = QuestionDraft(part.heading, part.blocks, in: body, sources: front.sources, faults: &faults) else { return nil }
            return draft.finished(inheritedAttempts: front.attempts ?? 1, faults: &faults)
        }
        return QuizBody(
            setup: opening.prompt.compactMap { if case .snippet(let snippet) = $0 { snippet } else { nil } },
            introduction: opening.prompt.compactMap(\.prose), questions: questions)
    }

    /// - Parameters:
    ///   - isFaulty: whether the front matter has errors.
    ///   - read: reads what is below the front matter.
    init(
        _ front: FrontMatter, file: SourceText, isFaulty: Bool, reading: FilesInHand, _ read: @escaping @Sendable (inout Faults) -> QuizBody
    ) {
        (id, title, order, aliases, sources) = (front.id, front.title, front.order, front.aliases, front.sources.texts)
        (pass, window, draws, self.file) = (front.pass ?? Self.defaultPass, front.window, front.draws, file)
        body = Deferred {
            reading.with(file.name) {
                var faults = Faults()
                let body = read(&faults).withoutDuplicates(faults: &faults)
                // Where questions have faults, enough is reported.
                if body.questions.isEmpty, !faults.hasErrors, !isFaulty {
                    faults.error("empty-quiz", "the quiz has no question", at: front.span, help: "add a heading: ## Title {#id kind=single}")
                }
                return Reading(content: body, faults: faults)
            }
        }
    }
}

extension QuizBody {
    /// The first of two questions of one id is the one that can be named.
    fileprivate func withoutDuplicates(faults: inout Faults) -> QuizBody {
        var result = self
        var seen: [String: Span] = [:]
        result.questions = questions.filter { question in
            guard let first = seen[question.id] else {
                seen[question.id] = question.span
                return true
            }
            let help = "give this question another"
            faults.error("duplicate-id", "the id `\(question.id)` is taken", at: question.span, notes: [.init("first here", at: first)], help: help)
            return false
        }
        return result
    }
}

extension QuestionDraft {
    /// What the braces of a question say, and those of a section don't.
    static let headingKeys = ["kind", "tags", "points", "attempts", "credit", "as", "shuffle", "see", "level", "family"]

    /// `## Title {#id kind=single tags=layout points=2}` and the blocks below it.
    init?(_ heading: Heading, _ blocks: [MarkdownBlock], in document: Fragment, sources: SourceList, faults: inout Faults) {
        let attributes = heading.attributes
        attributes.check(keys: Self.headingKeys + ["aliases"] + ClaimEvidence.attributes, allowsID: true, faults: &faults)
        self.init(id: heading.id(faults: &faults), title: heading.title, kind: .single, span: heading.span)
        aliases = heading.aliases
        tags = attributes["tags"]?.text.split(separator: ",").map(String.init) ?? []
        guard let kind: Question.Kind = Self.word(attributes["kind"], "kind", faults: &faults) else {
            if attributes["kind"] == nil {
                let kinds = Question.Kind.allCases.map(\.rawValue).joined(separator: ", ")
                faults.error("missing-kind", "the question has no kind", at: heading.span, help: "add kind= to its braces: \(kinds)")
            }
            return nil
        }
        self.kind = kind
        credit = Self.word(attributes["credit"], "credit rule", faults: &faults)
        comparison = Self.word(attributes["as"], "comparison", faults: &faults)
        level = attributes["level"].flatMap { QuestionDraw.level($0, faults: &faults) }
        family = Self.family(attributes["family"], faults: &faults)
        rereads = Self.place(attributes["see"], faults: &faults)
        evidence = heading.evidence(among: sources, faults: &faults)
        if let text = attributes["points"] { points = Self.points(text, faults: &faults) }
        if let text = attributes["attempts"] { attempts = Self.attempts(text, faults: &faults) }
        if let text = attributes["shuffle"] {
            shuffles = text.text != "off"
            if text.text != "off", text.text != "on" {
                faults.unknown("shuffle", text.text, among: ["on", "off"], help: "write shuffle=on or shuffle=off", at: text.span)
            }
        }
        var reader = QuestionReader(document: document)
        reader.read(blocks, kind: kind, faults: &faults)
        (prompt, choices, answers, explanation, exercise) = (reader.prompt, reader.choices, reader.answers, reader.explanation, reader.exercise)
        rows = reader.table?.rows ?? []
    }

    /// A word of a fixed set; nil where it is absent or a fault.
    static func word<Word: RawRepresentable & CaseIterable>(_ text: Fragment?, _ what: String, faults: inout Faults) -> Word? where Word.RawValue == String {
        guard let text = text?.trimmed() else { return nil }
        let word = Word(rawValue: text.text)
        if word == nil { faults.unknown(what, text.text, among: Word.allCases.map(\.rawValue), at: text.span) }
        return word
    }

    /// A name; nil where it is absent or a fault.
    static func family(_ text: Fragment?, faults: inout Faults) -> String? {
        guard let text else { return nil }
        if isName(text.text) { return text.text }
        faults.error("bad-id", "`\(text.text)` isn't a valid name", at: text.span, help: "use letters, digits, `-` and `_`: \(slug(text.text))")
        return nil
    }

    /// `LESSON#SECTION`; nil where it is absent or a fault.
    static func place(_ text: Fragment?, faults: inout Faults) -> Fragment? {
        guard let text else { return nil }
        let names = text.text.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        if names.count == 2, names.allSatisfy(isName) { return text }
        faults.error("bad-place", "`\(text.text)` doesn't name a section", at: text.span, help: "write see=LESSON#SECTION")
        return nil
    }

    /// - Parameter example: as it is spelled in its place.
    static func attempts(_ text: Fragment, example: String = "attempts=2", faults: inout Faults) -> Int? {
        if let attempts = Int(text.text), Question.attemptRange.contains(Double(attempts)) { return attempts }
        faults.error("bad-attempts", "`\(text.text)` isn't a valid number of attempts", at: text.span, help: "write a number from 1 to 10: \(example)")
        return nil
    }

    static func points(_ text: Fragment, faults: inout Faults) -> Double? {
        if let points = Double(text.text), (0...1000).contains(points) { return points }
        faults.error("bad-points", "`\(text.text)` isn't a valid number of points", at: text.span, help: "write a number from 0 to 1000")
        return nil
    }
}
