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

/// `onChange(of:initial:_:)` and `onChange(of:perform:)`.
public struct OnChangeModifier: ActionRule {
    private let value: any OpaqueValue
    private let isInitial: Bool
    private let runsEarlierAction: Bool
    private let action: (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void

    /// - Parameters:
    ///   - initial: whether the action is called when the views appear, too.
    ///   - runsEarlierAction: whether a change runs the action that was there before it, which captured what was before.
    public init(
        of value: any OpaqueValue, initial: Bool = false, runsEarlierAction: Bool = false,
        _ action: @escaping (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void
    ) {
        (self.value, isInitial, self.runsEarlierAction, self.action) = (value, initial, runsEarlierAction, action)
    }

    public var name: String { "onChange" }
    public var arguments: [ViewArgument] {
        [ViewArgument("of", .text(value.printed))] + (isInitial ? [ViewArgument(nil, .choice("initial"))] : [])
    }

    func appear(in node: AttachmentNode) {
        if isInitial { node.graph.schedule { try action(value, value) } }
    }

    func replace(_ old: any ActionModifier, in node: AttachmentNode) {
        guard let old = old as? OnChangeModifier, !old.value.isEqual(to: value) else { return }
        let action = runsEarlierAction ? old.action : action
        node.scheduleCall(of: name, values: [old.value.printed, value.printed]) { try action(old.value, value) }
    }
}
