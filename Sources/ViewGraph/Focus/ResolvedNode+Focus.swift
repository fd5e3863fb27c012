import ViewTree

extension ResolvedNode {
    public var control: (any Control)? { if case .control(let control) = role { control } else { nil } }

    /// Whether the keyboard's focus may be here.
    var takesFocus: Bool { environment.isEnabled && (control?.text != nil || focusable?.isFocusable ?? false) }

    /// Whether a tap brings the keyboard's focus here: to a field, or a focusable view.
    public var takesFocusFromTaps: Bool { takesFocus && (control?.text != nil || focusable?.takesTaps ?? false) }

    private var focusable: Focusable? {
        attachments.lazy.compactMap { if case .trait(let focusable as Focusable) = $0 { focusable } else { nil } }.first
    }

    /// Whether the view is in the bar of a `searchable`.
    var isSearchField: Bool {
        guard control?.text != nil else { return false }
        return sequence(first: self, next: \.parent).contains { node in
            guard let parent = node.parent, case .modifier(.bar(name: "searchable", _)) = parent.role else { return false }
            return parent.children.first !== node
        }
    }

    /// Modifiers on the view and those around it that leave no node, innermost first.
    var modifiersOutward: some Sequence<Modifier> {
        sequence(first: self, next: \.parent).lazy.flatMap(\.attachments)
    }
}
