import ViewTree

/// Where the keyboard's focus is, and the states of the program that follow it and lead it (docs/Semantics.md §22).
final class KeyboardFocus {
    /// The view that has the focus.
    private(set) weak var field: ResolvedNode?
    /// Of `focused` and its kin, those that are in the tree.
    private var modifiers: [ObjectIdentifier: AttachmentNode] = [:]
    /// States whose modifier left the tree since this was last looked at.
    private var left: [FocusModifier] = []
    /// States that get the focus by default, since they came.
    private var defaults: [FocusModifier.State] = []
    /// What the view that has the focus, and the scene, give to others.
    var given = FocusedValues()

    func add(_ node: AttachmentNode) { modifiers[ObjectIdentifier(node)] = node }

    func remove(_ node: AttachmentNode, _ modifier: FocusModifier) {
        if modifiers.removeValue(forKey: ObjectIdentifier(node)) != nil { left.append(modifier) }
    }

    func addDefault(_ state: FocusModifier.State) { defaults.append(state) }

    func forget() { (field, modifiers, left, defaults, given) = (nil, [:], [], [], FocusedValues()) }

    /// Moves the focus, as a tap does, and lets the states say so.
    func move(to field: ResolvedNode?) throws {
        let earlier = self.field
        self.field = field
        try updateStates()
        if earlier === field { return }
        try earlier?.control?.editing?.onChange?(false)
        try field?.control?.editing?.onChange?(true)
    }

    /// Follows what the program wrote into its states, and sets back those of views that don't have the focus.
    func settle() throws {
        if field == nil, modifiers.isEmpty, left.isEmpty { return }
        var next = field
        if let field, try !field.isLive || !field.takesFocus || modifiers(around: field).contains(where: { try !$0.state.isMatch.get() }) { next = nil }
        if let requested = try requestedField(besides: next) { next = requested }
        if next == nil { next = try defaultField() }
        defaults = []
        try move(to: next)
    }

    /// What Return does in the field: it submits, and the focus leaves unless the actions moved it or said that it stays.
    func submit() throws -> Bool {
        guard let field else { return false }
        let states = modifiers(around: field).map(\.state)
        let before = states.map { $0.writes() }
        let actions = field.submitActions
        for action in actions { try action() }
        let isWritten = states.map({ $0.writes() }) != before
        if !isWritten, self.field === field { try move(to: nil) }
        return !actions.isEmpty
    }

    // MARK: States

    private var inOrder: [AttachmentNode] { modifiers.values.sorted { $0.serial < $1.serial } }

    /// The first view whose state the program has set to its value, other than those around the view that has the focus.
    private func requestedField(besides current: ResolvedNode?) throws -> ResolvedNode? {
        let around = Set(current.map(modifierNodes)?.map(ObjectIdentifier.init) ?? [])
        for node in inOrder where !around.contains(ObjectIdentifier(node)) {
            guard let modifier = node.focus, try modifier.state.isMatch.get() else { continue }
            let inside = node.items.units.lazy.flatMap(\.node.preorder)
            if let field = inside.first(where: { $0.isLive && $0.takesFocus && modifier.isFor($0) }) { return field }
        }
        return nil
    }

    private func defaultField() throws -> ResolvedNode? {
        for state in defaults {
            try state.isMatch.set(true)
            if let field = try requestedField(besides: nil) { return field }
        }
        return nil
    }

    private func updateStates() throws {
        let current = field.map(modifiers) ?? []
        for modifier in current where try !modifier.state.isMatch.get() { try modifier.state.isMatch.set(true) }
        var known = Set(current.map(\.state.location))
        for state in (inOrder.compactMap(\.focus) + left).map(\.state) where known.insert(state.location).inserted {
            if try state.hasValue() { try state.isMatch.set(false) }
        }
        left = []
    }

    /// Those that are for a view, the innermost of each state.
    private func modifiers(around field: ResolvedNode) -> [FocusModifier] {
        var known: Set<AnyHashable> = []
        return field.modifiersOutward.compactMap { modifier in
            guard case .action(let focus as FocusModifier) = modifier, focus.isFor(field), known.insert(focus.state.location).inserted else { return nil }
            return focus
        }
    }

    private func modifierNodes(around field: ResolvedNode) -> [AttachmentNode] {
        let views = Set(sequence(first: field, next: \.parent).map(\.id))
        return modifiers.values.filter { node in node.items.units.contains { views.contains($0.node.id) } }
    }
}

extension FocusModifier {
    fileprivate func isFor(_ field: ResolvedNode) -> Bool { !isForSearch || field.isSearchField }
}

extension AttachmentNode {
    fileprivate var focus: FocusModifier? { if case .action(let focus as FocusModifier) = modifier { focus } else { nil } }
}

extension Graph {
    /// Moves the keyboard's focus to a view, as a tap on a field does.
    public func moveFocus(to field: ResolvedNode) throws {
        if focus.field !== field { try perform { try focus.move(to: field) } }
    }

    /// Moves the focus to the next view that takes it, as Tab does, or to the one before. Gives whether there is one.
    public func moveFocus(backward: Bool, among isReached: (ResolvedNode) -> Bool) throws -> Bool {
        let fields = (root?.preorder ?? []).filter { $0.isLive && $0.takesFocus && isReached($0) }
        guard !fields.isEmpty else { return false }
        let place = fields.firstIndex { $0 === focus.field }
        let next = place.map { ($0 + (backward ? fields.count - 1 : 1)) % fields.count } ?? (backward ? fields.count - 1 : 0)
        try moveFocus(to: fields[next])
        return true
    }

    /// Presses Return in the view that has the keyboard's focus. Gives whether anything was to be done then.
    public func submit() throws -> Bool {
        var isHandled = false
        try perform { isHandled = try focus.submit() }
        return isHandled
    }

    /// The view that has the keyboard's focus.
    public var focusedField: ResolvedNode? { focus.field }
}
