import ViewTree

/// `onAppear(perform:)`.
public struct OnAppearModifier: ActionRule {
    private let action: () throws -> Void

    public init(_ action: @escaping () throws -> Void) { self.action = action }

    public var name: String { "onAppear" }

    func appear(in node: AttachmentNode) { node.graph.schedule(action) }
}

/// `onDisappear(perform:)`.
public struct OnDisappearModifier: ActionRule {
    private let action: () throws -> Void

    public init(_ action: @escaping () throws -> Void) { self.action = action }

    public var name: String { "onDisappear" }

    func disappear(in node: AttachmentNode) { node.graph.afterRemoval(action) }
}

/// `onChange(of:initial:_:)`.
public struct OnChangeModifier: ActionRule {
    private let value: any OpaqueValue
    private let isInitial: Bool
    private let action: (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void

    /// - Parameter initial: whether the action is called when the views appear, too.
    public init(
        of value: any OpaqueValue, initial: Bool = false, _ action: @escaping (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void
    ) {
        (self.value, isInitial, self.action) = (value, initial, action)
    }

    public var name: String { "onChange" }
    public var arguments: [ViewArgument] {
        [ViewArgument("of", .text(value.printed))] + (isInitial ? [ViewArgument(nil, .choice("initial"))] : [])
    }

    func appear(in node: AttachmentNode) {
        if isInitial { node.graph.schedule { try action(value, value) } }
    }

    func replace(_ old: any ActionModifier, in node: AttachmentNode) {
        guard let old = (old as? OnChangeModifier)?.value, !old.isEqual(to: value) else { return }
        node.scheduleCall(of: name, values: [old.printed, value.printed]) { try action(old, value) }
    }
}
