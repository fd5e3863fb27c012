import Diagnostics
import SwiftModel

extension Playground {
    /// The inputs that were accepted, which later ones see, in their order.
    public var scope: [Input] {
        get { inputs }
        set { inputs = newValue }
    }

    /// Enters an input, for which those make way that don't compile any more beside what it declares again.
    ///
    /// - Returns: also what the inputs that made way declare. If the input has an error itself, they stay, and its outcome is that of `enter`.
    public func enterMakingWay(_ source: SourceText, keepsState: Bool = false) -> (outcome: Outcome, gone: Set<String>) {
        let (before, input) = (inputs, Input(source))
        let first = enter(input, keepsState: keepsState)
        var outcome = first
        var gone: Set<String> = []
        while outcome.status == .failed, redeclares(input, among: before) {
            let places = outcome.diagnostics.filter { $0.severity == .error }.compactMap { $0.span?.source }
            let broken = inputs.filter { earlier in places.contains { place in earlier.sources.contains { $0 === place } } }
            guard !broken.isEmpty, !places.contains(where: { $0 === source }) else { break }
            gone.formUnion(broken.flatMap(\.declaredNames))
            inputs.removeAll { earlier in broken.contains { $0.isSame(as: earlier) } }
            outcome = enter(input, keepsState: keepsState)
        }
        guard outcome.status == .done else {
            inputs = before
            return (first, [])
        }
        return (outcome, gone.subtracting(input.declaredNames))
    }
}

extension Input {
    /// Whether it is the very input, not an equal one.
    public func isSame(as other: Input) -> Bool { sources.count == other.sources.count && zip(sources, other.sources).allSatisfy { $0 === $1 } }
}
