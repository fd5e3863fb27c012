import Diagnostics

/// Reads the blocks of one question: its prompt, then what belongs to its kind.
struct QuestionReader {
    let document: Fragment
    private(set) var prompt: [PromptPart] = []
    private(set) var choices: [Choice] = []
    private(set) var answers: [Fragment] = []
    private(set) var table: (rows: [[Fragment]], span: Span)?
    private(set) var explanation: Prose?
    private(set) var exercise = ExerciseBuilder()
    private var prose: [MarkdownBlock] = []

    init(document: Fragment) { self.document = document }

    /// Takes the blocks in order. `kind` decides what a list or a table is: part of the prompt, or what is asked about.
    mutating func read(_ blocks: [MarkdownBlock], kind: Question.Kind, faults: inout Faults) {
        for block in blocks {
            switch block.content {
            case .code(let code):
                let role = CodeBlockRole(code, at: document.part(block.range).lines().first?.span ?? document.span(of: block.range), faults: &faults)
                take(role, block, faults: &faults)
            case .list(_, let items) where isAsked(block, kind: kind):
                flush(&faults)
                let haveBoxes = items.contains { Self.hasBox(document.part($0.range).text) }
                choices += items.compactMap { choice($0, needsBox: haveBoxes, faults: &faults) }
            case .table(let header, let rows) where kind == .match:
                flush(&faults)
                if header.count != 2 {
                    let help = "keep a column of left sides and one of right sides; a row without a left side is an extra"
                    faults.error("bad-match", "a table to match has two columns, this one has \(header.count)", at: document.span(of: block.range), help: help)
                }
                table = (rows.map { $0.map { withoutEscapedBars(document.part($0.range).trimmed()) } }, document.span(of: block.range))
            case .quote:
                flush(&faults)
                if explanation != nil {
                    faults.error("duplicate-block", "this question has a second explanation", at: document.span(of: block.range), help: "join the quotes")
                }
                explanation = Prose(template: unquoted(document.part(block.range)), faults: &faults)
            case .paragraph where document.part(block.range).text.hasPrefix("="):
                flush(&faults)
                answers += answerLines(document.part(block.range), faults: &faults)
            case .heading where document.part(block.range).text.hasPrefix("="):
                let lines = document.part(block.range).lines()
                let span = (lines.last { !$0.isBlank } ?? document.part(block.range)).trimmed().span
                faults.error(
                    "missing-answer", "Markdown takes this line and what is above it for a heading", at: span,
                    help: "write `= ` with an answer behind it, or drop the line")
            default:
                reportBoxes(block, faults: &faults)
                prose.append(block)
            }
        }
        flush(&faults)
    }

    private mutating func flush(_ faults: inout Faults) {
        guard let first = prose.first, let last = prose.last else { return }
        let fragment = document.part(first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound))
        prompt.append(.prose(Prose(template: fragment, faults: &faults)))
        prose = []
    }

    private mutating func take(_ role: CodeBlockRole, _ block: MarkdownBlock, faults: inout Faults) {
        switch role.name {
        case .listing: prose.append(block)
        case .setup, .run:
            flush(&faults)
            if let snippet = role.snippet(faults: &faults) { prompt.append(.snippet(snippet)) }
        case .predict, .expect:
            faults.error("misplaced-block", "\(role.name.phrase) belongs to a lesson", at: role.span, help: "a quiz asks by its kinds of question")
        case .starter, .given, .solution, .extra, .accept, .reject, .mistake, .check, .hint:
            flush(&faults)
            _ = exercise.take(role, faults: &faults)
        }
    }

    /// Reports what is nearly a list of choices.
    private func reportBoxes(_ block: MarkdownBlock, faults: inout Faults) {
        let text = document.part(block.range)
        guard let line = text.lines().first?.trimmed(), text.text.contains(Self.nearlyBox) else { return }
        faults.error("missing-box", "this isn't a list of choices", at: line.span, help: "write - [ ] before a wrong text, - [x] before a right one")
    }

    /// Whether a list holds choices: boxes do everywhere, an ordered list where things are put in order, bullets where criteria are marked.
    private func isAsked(_ block: MarkdownBlock, kind: Question.Kind) -> Bool {
        guard case .list(let start, let items) = block.content else { return false }
        return items.contains { Self.hasBox(document.part($0.range).text) } || kind == .order && start != nil || kind.isOwnWords && start == nil
    }

    // A pattern is compiled when it is made, which takes longer than a question takes to be read.
    nonisolated(unsafe) private static let box = /^\s*([-*+]|\d+[.)])\s+\[[ xX]\]\s/
    nonisolated(unsafe) private static let nearlyBox = /^\s*([-*+]\s*\[\]|[-*+]\[[ xX]\])/
    nonisolated(unsafe) private static let bullet = /\s*([-*+]|\d+[.)])\s+/
    nonisolated(unsafe) private static let escapedBar = /\\\|/
    nonisolated(unsafe) private static let quoteMark = /(?m)^ {0,3}> ?/
    nonisolated(unsafe) fileprivate static let bracesAtEnd = /\s*\{\s*(?:#([^{}\s]+))?\s*(?:misconception=([^{}\s]+))?\s*\}\s*$/

    static func hasBox(_ item: String) -> Bool { item.contains(box) }

    /// `- [x] text {#id}` with feedback in a list below it.
    ///
    /// - Parameter needsBox: whether the others of its list have boxes.
    private func choice(_ item: MarkdownBlock.Item, needsBox: Bool, faults: inout Faults) -> Choice? {
        let span = document.part(item.range).lines().first?.trimmed().span ?? document.span(of: item.range)
        guard let first = item.blocks.first, case .paragraph = first.content else {
            faults.error("empty-choice", "this choice has no text", at: span, help: "write - [ ] text")
            return nil
        }
        var text = document.part(first.range).trimmed()
        let mark = text.text.prefix(3).lowercased()
        if mark == "[x]" || mark == "[ ]" {
            text = text.part(3..<text.source.utf8.count).trimmed()
        } else if needsBox {
            faults.error("missing-box", "this item has no box", at: span, help: "write - [ ] before a wrong text, - [x] before a right one")
        }
        let feedback = item.blocks.dropFirst().map { document.part($0.range) }.first.map { unbulleted($0) }
        return makeChoice(text, isRight: mark == "[x]", feedback: feedback, faults: &faults)
    }

    /// The words after the bullet of a list of one item, or the text itself.
    private func unbulleted(_ text: Fragment) -> Fragment {
        guard let match = text.text.prefixMatch(of: Self.bullet) else { return text }
        return text.part(match.0.utf8.count..<text.source.utf8.count)
    }

    /// A cell of a table, in which a bar is written `\|`, in code as well.
    private func withoutEscapedBars(_ cell: Fragment) -> Fragment { replacing(Self.escapedBar, in: cell, by: "|") }

    private func unquoted(_ quote: Fragment) -> Fragment { replacing(Self.quoteMark, in: quote, by: "") }

    private func replacing(_ pattern: Regex<Substring>, in fragment: Fragment, by text: String) -> Fragment {
        let edits = fragment.text.matches(of: pattern).map { match in
            let start = fragment.text.utf8.distance(from: fragment.text.startIndex, to: match.range.lowerBound)
            return (range: start..<(start + match.0.utf8.count), text: text)
        }
        return edits.isEmpty ? fragment : fragment.replacing(edits)
    }

    private func answerLines(_ paragraph: Fragment, faults: inout Faults) -> [Fragment] {
        paragraph.lines().compactMap { line in
            let line = line.trimmed()
            guard line.text.hasPrefix("=") else {
                faults.error("bad-answer", "each line of answers begins with `=`", at: line.span, help: "write = ANSWER, or leave an empty line before")
                return nil
            }
            return line.part(1..<line.source.utf8.count).trimmed()
        }
    }
}

/// A choice from its words; its id is in braces at their end, `{#id misconception=ID}`, or else made of them.
func makeChoice(_ text: Fragment, isRight: Bool, feedback: Fragment?, faults: inout Faults) -> Choice? {
    var text = text
    var (name, misconception): (String?, Fragment?) = (nil, nil)
    if text.source.utf8.last { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "}"), let match = text.text.firstMatch(of: QuestionReader.bracesAtEnd),
        match.1 != nil || match.2 != nil
    {
        name = match.1.map(String.init)
        func offset(_ index: String.Index) -> Int { text.text.utf8.distance(from: text.text.startIndex, to: index) }
        misconception = match.2.map { text.part(offset($0.startIndex)..<offset($0.endIndex)) }
        if let name, !isName(name) { faults.error("bad-id", "`\(name)` isn't a valid id", at: text.span, help: "use letters, digits, `-` and `_`") }
        text = text.part(0..<offset(match.range.lowerBound))
    }
    let id = name ?? shortHash(folded(text.text))
    let prose = Prose(template: text, faults: &faults)
    if prose.blocks.isEmpty {
        faults.error("empty-choice", "this choice has no text", at: text.span, help: "write - [ ] text")
        return nil
    }
    return Choice(
        id: id, text: prose, isRight: isRight, feedback: feedback.map { Prose(template: $0, faults: &faults) }, span: text.span, misconception: misconception)
}
