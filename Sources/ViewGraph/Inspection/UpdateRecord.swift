import ViewTree
import Wording

/// What happened in one step: a cause and all transactions that it set off.
public struct UpdateRecord: Sendable {
    public struct BodyRun: Hashable, Sendable {
        /// The view's name and the identity of its node.
        public let view: String
        public let id: Int
        public let reasons: [Phrase]
    }
    public struct StateChange: Hashable, Sendable {
        public enum Event: String, Sendable, Codable { case created, changed, destroyed }
        public let view: String
        public let id: Int
        public let name: String
        public let event: Event
        /// As `print` prints it.
        public let value: String
    }
    /// A view that came, went or stayed.
    public struct View: Hashable, Sendable {
        public let view: String
        public let id: Int
        /// As written in `transition`; `nil` where there is none.
        public let transition: String?
    }

    /// In the order in which they ran.
    public internal(set) var bodies: [BodyRun] = []
    public internal(set) var state: [StateChange] = []
    /// Views in the order in which they appeared, children before parents; then those that have gone; then those that stayed and have another rank among
    /// the siblings that stayed.
    public internal(set) var inserted: [View] = []
    public internal(set) var removed: [View] = []
    public internal(set) var moved: [View] = []
    public internal(set) var transactions = 0
    /// The last transaction that carried an animation, or else values of the program.
    public private(set) var transaction = Transaction()
    /// The animations of `animation(_:value:)` whose value changed, by the nodes that they are put on; `nil` turns animation off.
    public internal(set) var valueAnimations: [Int: Animation?] = [:]

    /// As `transaction` and `valueAnimations`, since views were looked at last.
    public private(set) var latestTransaction = Transaction()
    public private(set) var latestValueAnimations: [Int: Animation?] = [:]

    public init() {}

    /// Whether views have changed with an animation since they were looked at last.
    public var carriesAnimation: Bool { latestTransaction.animation != nil || !latestValueAnimations.isEmpty || latestMovesIn }
    /// Whether a view has come since then whose transition has an animation of its own.
    var latestMovesIn = false

    public var animation: Animation? { transaction.animation }

    mutating func carry(_ carried: Transaction) {
        if carried.animation != nil || transaction.animation == nil { transaction = carried }
        latestTransaction = carried
    }

    mutating func carry(_ animation: Animation?, of node: Int) {
        valueAnimations[node] = .some(animation)
        latestValueAnimations[node] = .some(animation)
    }

    /// Whether views weren't looked at since the record began with an animation.
    public var isLatestWhole: Bool { latestTransaction == transaction && latestValueAnimations == valueAnimations }

    /// Views are looked at now.
    public mutating func forgetLatest() { (latestTransaction, latestValueAnimations, latestMovesIn) = (Transaction(), [:], false) }
}
