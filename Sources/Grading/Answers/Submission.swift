import Course
import Diagnostics
import Playground

/// What a learner handed in, with the exercise that it answers.
struct Submission {
    let answer: SourceText
    /// Declarations and statements of the answer that aren't copies of given code, comments left out.
    let tokens: [String]
    private let outline: TextOutline
    /// The answer with blanks in place of its copies of given code.
    private let kept: [UInt8]
    /// The parts of the starter that the answer leaves out.
    private let rest: [Span]
    private let starterTokens: [String]

    /// - Parameter exercise: as it is shown, with values in place of its variables.
    init(_ answer: SourceText, to exercise: Exercise) { self.init(answer, completing: exercise.starterText, given: exercise.given?.source) }

    /// - Parameters:
    ///   - starter: what the answer may hold a part of.
    ///   - given: what the answer may hold copies of.
    init(_ answer: SourceText, completing starter: SourceText?, given: SourceText?) {
        self.answer = answer
        let written = Playground.outline(of: answer)
        let given = Set(given.map { Playground.outline(of: $0).items.map(\.tokens) } ?? [])
        let copies = written.items.filter { given.contains($0.tokens) }
        var bytes = answer.utf8
        for offset in copies.flatMap(\.range) where bytes[offset] != 0x0A && bytes[offset] != 0x0D { bytes[offset] = 0x20 }
        kept = bytes
        let own = copies.isEmpty ? written : Playground.outline(of: SourceText(name: answer.name, utf8: bytes))
        (outline, tokens) = (own, own.tokens)
        let starter = starter.map { (text: $0, outline: Playground.outline(of: $0)) }
        starterTokens = starter?.outline.tokens ?? []
        rest = starter.map { Self.missing(from: own, in: $0.outline, of: $0.text) } ?? []
    }

    /// Whether it declares something.
    var declares: Bool { outline.items.contains(where: \.isDeclaration) }

    /// Whether there is no code in it.
    var isBlank: Bool { tokens.isEmpty }

    /// Whether it is the starter, comments and white space aside.
    var isUnchanged: Bool { !tokens.isEmpty && tokens == starterTokens }

    /// The text that runs.
    func text(given: SourceText?) -> AnswerText { AnswerText(answer, kept: kept, rest: rest, given: given) }

    /// Why it can't run as it is, independent of what is around it; nil where it can be read by itself.
    var fault: Diagnostic? {
        guard let fault = Playground.fault(in: kept == answer.utf8 ? answer : SourceText(name: answer.name, utf8: kept)) else { return nil }
        var result = fault
        result.span = fault.span.map { Span(answer, $0.range.clamped(to: 0..<answer.utf8.count)) }
        return result
    }

    /// Declarations of the starter whose names the answer doesn't declare, and its statements, if the answer has none.
    private static func missing(from answer: TextOutline, in starter: TextOutline, of text: SourceText) -> [Span] {
        let names = answer.items.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let hasStatements = answer.items.contains { !$0.isDeclaration }
        let items = starter.items.filter { $0.isDeclaration ? $0.names.isDisjoint(with: names) : !hasStatements }
        return items.map { Span(text, $0.range) }
    }

    /// Declarations that would change what the given code or the checks mean.
    func refusals(_ reserved: ReservedNames) -> [Diagnostic] { reserved.refusals(outline, of: answer) }
}

extension Exercise {
    /// Why what was typed isn't a try: a stray expression where declarations are asked for, or the unchanged starter; nil where it may be one.
    func reasonNotToGrade(_ text: String) -> String? {
        let submission = Submission(SourceText(name: "answer", text: text), to: self)
        if submission.isUnchanged { return "this is the unchanged starter: change it, or :edit" }
        guard !submission.isBlank, submission.fault == nil, !submission.declares, let solution else { return nil }
        let (wanted, begun) = (Playground.outline(of: solution.source).items, starterText.map { Playground.outline(of: $0).items } ?? [])
        func statements(_ items: [TextOutline.Item]) -> [[String]] { items.filter { !$0.isDeclaration }.map(\.tokens) }
        // What the solution does besides declaring is the starter's already.
        guard statements(wanted).isEmpty || statements(wanted) == statements(begun) else { return nil }
        let old = Set(begun.map(\.tokens))
        let names = wanted.filter { $0.isDeclaration && !old.contains($0.tokens) }.flatMap { $0.names.sorted() }
        return names.isEmpty ? nil : "the answer declares \(names.joined(separator: ", ")): enter it whole, or :edit"
    }
}
