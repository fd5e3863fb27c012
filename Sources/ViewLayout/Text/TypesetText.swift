import ViewTree

/// The lines of a text in the room that it has. Points.
public struct TypesetText: Equatable, Sendable {
    public struct Line: Equatable, Sendable {
        public let string: String
        /// From the top of the text.
        public let top: Double
        /// The size of the largest font in the line.
        public let height: Double
    }
    /// The last one has `…` where not all fit.
    public let lines: [Line]
    /// The part of their size to which fonts shrank.
    public let scale: Double
}

/// The layout of a text.
protocol TextComputer: LeafComputer {
    func lines(in proposal: Proposal) -> TypesetText
}
