import Diagnostics

/// The blocks of a translated section or question other than its prose: `predict` (with `ask:` and `why:`), `hint`, `messages` and `mistakes`.
struct TranslatedBlocks: Sendable {
    struct Question: Sendable {
        let ask: Fragment
        let why: Prose?
    }

    private(set) var predictions: [Question] = []
    private(set) var hints: [Prose] = []
    /// The messages of checks, in order.
    private(set) var messages: [String] = []
    /// What is said of mistakes, in order.
    private(set) var mistakes: [String] = []

    /// Those that originals don't have.
    static let ownNames = ["messages", "mistakes"]
    private static let names = ["predict", "hint"] + ownNames

    /// Takes a block that translates one of the original; false for listings.
    mutating func take(_ block: MarkdownBlock.CodeBlock, faults: inout Faults) -> Bool {
        guard let info = block.info, let name = info.text.split(separator: " ").first.map(String.init) else { return false }
        switch name {
        case "predict": if let question = Self.question(block.code, at: info.span, faults: &faults) { predictions.append(question) }
        case "hint": hints.append(Prose(fragment: block.code, blocks: MarkdownParser.blocks(of: block.code)))
        case "messages": messages += Self.lines(of: block.code)
        case "mistakes": mistakes += Self.lines(of: block.code)
        case "swift" where info.text.contains(" "):
            faults.error("translated-code", "this translation has code, and code is the original's", at: info.span, help: "write a rule (---) in its place")
        default:
            guard let meant = nearest(to: name, among: Self.names) else { return false }
            faults.error("unknown-block", "there is no `\(name)` block in a translation", at: info.span, help: "did you mean `\(meant)`?")
        }
        return true
    }

    private static func lines(of code: Fragment) -> [String] { code.lines().map { $0.trimmed().text }.filter { !$0.isEmpty } }

    private static func question(_ code: Fragment, at span: Span, faults: inout Faults) -> Question? {
        let fields = Prediction.fields(of: code, known: ["ask", "why"], faults: &faults)
        guard let ask = fields["ask"], !ask.isBlank else {
            faults.error("bad-prediction", "this translated prediction has no question", at: span, help: "write ask: QUESTION; why: REASON may follow")
            return nil
        }
        return Question(ask: ask, why: fields["why"].map { Prose(fragment: $0, blocks: MarkdownParser.blocks(of: $0)) })
    }

    /// How many of each kind there are, by name, and what to write for each of the original's.
    var counts: [(name: String, count: Int, block: String)] {
        [
            ("prediction", predictions.count, "write a ```predict block with ask: and why: for each"), ("hint", hints.count, "write a ```hint block for each"),
            ("check message", messages.count, "write a ```messages block with a line for each check"),
            ("mistake", mistakes.count, "write a ```mistakes block with a line for each mistake"),
        ]
    }
}

extension Exercise {
    /// The exercise in other words; each kind of words stays as it is where the translation has another number of them.
    func translated(by blocks: TranslatedBlocks) -> Exercise {
        var result = self
        if blocks.hints.count == hints.count { result.hints = blocks.hints }
        if blocks.messages.count == checks.count {
            for (index, message) in blocks.messages.enumerated() { result.checks[index].message = message }
        }
        if blocks.mistakes.count == mistakes.count {
            for (index, words) in blocks.mistakes.enumerated() { result.mistakes[index].says = words }
        }
        return result
    }

    /// All words that a translation has, in order.
    var words: [String] { hints.map(\.fragment.text) + checks.map(\.message) + mistakes.map(\.says) }
}
