/// A modifier that says how changes inside are animated.
public enum AnimationModifier: ModifierValue {
    /// `animation`: of all changes; with a value, of those that come with another value.
    case animation(Animation?, of: (any OpaqueValue)? = nil)
    /// `transaction`, likewise.
    case transaction((inout Transaction) throws -> Void, of: (any OpaqueValue)? = nil)
    /// A transaction for the modifiers inside, up to `scopeContent`, with its name in reports.
    case scope((inout Transaction) throws -> Void, name: String)
    /// What the modifiers of a scope are applied to; it has the transaction from outside of it.
    case scopeContent

    public var name: String {
        switch self {
        case .animation: "animation"
        case .transaction: "transaction"
        case .scope(_, let name): name
        case .scopeContent: "scopeContent"
        }
    }

    public var arguments: [ViewArgument] {
        switch self {
        case .animation(let animation, let value): [ViewArgument(nil, .text(animation?.name ?? "nil"))] + Self.argument(value)
        case .transaction(_, let value): Self.argument(value)
        case .scope, .scopeContent: []
        }
    }

    private static func argument(_ value: (any OpaqueValue)?) -> [ViewArgument] { value.map { [ViewArgument("value", .text($0.printed))] } ?? [] }

    /// Whether the modifiers of a view name it.
    public var isListed: Bool { if case .scopeContent = self { false } else { true } }

    /// Whether changes inside may have an animation that their transaction doesn't carry.
    public var setsAnimation: Bool { if case .scopeContent = self { false } else { true } }

    /// The animation that changes inside have because the modifier's value has changed; `nil` where it hasn't.
    ///
    /// - Parameter carried: what changes there carry otherwise.
    public func animation(changedFrom old: AnimationModifier, carried: () -> CarriedTransaction) -> Animation?? {
        switch (old, self) {
        case (.animation(_, let old?), .animation(let animation, let value?)):
            return old.isEqual(to: value) || carried().disablesAnimations ? nil : .some(animation)
        case (.transaction(_, let old?), .transaction(let change, let value?)):
            return old.isEqual(to: value) ? nil : .some(carried().changed(by: change).animation)
        default: return nil
        }
    }
}

/// What changes at a place of the tree carry: their transaction, as modifiers around the place have changed it.
public struct CarriedTransaction {
    private var transaction: Transaction
    /// The animation of what moves. The content of a scope moves with what is around it.
    public private(set) var moving: Animation?
    /// What the transaction carries outside of the scopes that are open.
    private var outside: [Animation?] = []

    public init(_ transaction: Transaction) { (self.transaction, moving) = (transaction, transaction.animation) }

    public var animation: Animation? { transaction.animation }
    /// Whether `animation` modifiers add none; what the transaction has holds.
    fileprivate var disablesAnimations: Bool { transaction.disablesAnimations }

    public func animated(by animation: Animation?) -> CarriedTransaction {
        var changed = self
        (changed.transaction.animation, changed.moving) = (animation, animation)
        return changed
    }

    /// For changes inside a modifier.
    public func inside(_ modifier: AnimationModifier) -> CarriedTransaction {
        switch modifier {
        case .animation(let own, of: nil): return disablesAnimations ? self : animated(by: own)
        case .transaction(let change, of: nil): return changed(by: change)
        case .animation, .transaction: return self
        case .scope(let change, _):
            var inner = changed(by: change)
            inner.outside.append(animation)
            return inner
        case .scopeContent:
            var inner = self
            if let animation = inner.outside.popLast() { inner.transaction.animation = animation }
            return inner
        }
    }

    fileprivate func changed(by change: (inout Transaction) throws -> Void) -> CarriedTransaction {
        var result = self
        // A closure that fails changes nothing.
        try? change(&result.transaction)
        return result.animated(by: result.animation)
    }
}
