/// What becomes of a program: where it is accepted, it prints a line for each value.
enum Verdict: Equatable, Sendable, Codable {
    /// With the reason.
    case refused(String)
    case ran([String], traps: Bool)
    /// It isn't known: the compiler gave up.
    case unknown

    var isRefused: Bool { if case .refused = self { true } else { false } }
}

/// How the workbook's verdict on a program differs from the compiler's.
enum Difference: String, CaseIterable {
    /// Refused though it is right.
    case refusal
    /// Accepted though it is wrong.
    case acceptance
    /// Another static type: what a printed line begins with.
    case type
    /// Another value, or a trap on one side.
    case value

    init?(ours: Verdict, theirs: Verdict) {
        switch (ours, theirs) {
        case (.unknown, _), (_, .unknown), (.refused, .refused): return nil
        case (.refused, _): self = .refusal
        case (_, .refused): self = .acceptance
        case (.ran(let own, let traps), .ran(let others, let trapsThere)):
            if own.count == others.count, zip(own, others).allSatisfy(Self.isSame), traps == trapsThere { return nil }
            let types = zip(own, others).contains { $0.prefix { $0 != "|" } != $1.prefix { $0 != "|" } }
            self = types ? .type : .value
        }
    }

    /// Sets and dictionaries have another order in each process, and what isn't a number may have a sign where the processor computes it and none where the
    /// compiler does.
    private static func isSame(_ own: String, _ other: String) -> Bool {
        let (own, other) = (own.replacing("-nan", with: "nan"), other.replacing("-nan", with: "nan"))
        return own == other || (own.contains("Set<") || own.contains("Dictionary<")) && own.sorted() == other.sorted()
    }
}

/// A program with both verdicts.
struct Trial: Sendable {
    /// Its index, or the one of the program that it was made from.
    let index: Int
    let program: GeneratedProgram
    let ours: Verdict
    let theirs: Verdict

    var difference: Difference? { Difference(ours: ours, theirs: theirs) }
}
