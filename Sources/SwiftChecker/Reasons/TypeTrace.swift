import Diagnostics
import SwiftModel

/// What the checker reports of how expressions get their types, while it checks a text. Trials inside of trials aren't reported.
final class TypeTrace {
    /// A function of the name that was tried with the arguments.
    struct Trial {
        let candidate: CallCandidate
        /// How well it fits, less being better; `nil` where it doesn't take them.
        let score: [Int]?
        /// What is wrong, as far as that is known.
        let fault: String?
    }

    /// The functions that a call may mean.
    struct Choice {
        var considered = 0
        var trials: [Trial] = []
        var chosen: (candidate: CallCandidate, typeArguments: [SwiftType])?
    }

    struct Part {
        let expr: Expr
        /// The type that is wanted at the place.
        let expected: SwiftType?
    }

    private let source: SourceText
    /// By UTF-8 offsets.
    private(set) var parts: [Range<Int>: Part] = [:]
    private(set) var choices: [Range<Int>: Choice] = [:]

    init(of source: SourceText) { self.source = source }

    func note(_ expr: Expr, _ expected: SwiftType?, at place: Span) {
        if place.source === source { parts[place.range] = Part(expr: expr, expected: expected) }
    }

    func consider(_ candidates: [CallCandidate], at place: Span) {
        if !candidates.contains(where: Self.isOfBuilder) { change(at: place) { $0 = Choice(considered: candidates.count) } }
    }

    func tried(_ candidate: CallCandidate, _ score: [Int]?, _ fault: String?, at place: Span) {
        change(at: place) { $0.trials.append(Trial(candidate: candidate, score: score, fault: fault)) }
    }

    func chose(_ candidate: CallCandidate, _ typeArguments: [SwiftType], at place: Span) {
        if !Self.isOfBuilder(candidate) { change(at: place) { $0.chosen = (candidate, typeArguments) } }
    }

    /// A builder's own functions are called at the places of what they take.
    private static func isOfBuilder(_ candidate: CallCandidate) -> Bool {
        if case .function(let decl) = candidate.target { decl.owner?.attributes.contains("resultBuilder") ?? false } else { false }
    }

    private func change(at place: Span, _ body: (inout Choice) -> Void) {
        if place.source === source { body(&choices[place.range, default: Choice()]) }
    }
}

extension Checker {
    /// The trace where what is checked isn't only tried.
    var settledTrace: TypeTrace? { trialDepth == 0 ? trace : nil }

    /// Reports a trial whose diagnostics are still pending.
    ///
    /// - Parameter count: how many there were before.
    func traceTrial(_ candidate: CallCandidate, _ score: [Int]?, since count: Int, at place: Span) {
        guard let settledTrace else { return }
        settledTrace.tried(candidate, score, pending.dropFirst(count).first { $0.severity == .error }?.message, at: place)
    }
}
