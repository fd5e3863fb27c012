import ViewTree

/// `focused` and `searchFocused`: a state of the program says whether the keyboard's focus is on the views inside (docs/Semantics.md §22).
public struct FocusModifier: ActionRule {
    /// A state of focus, as one of the modifiers that share it sees it.
    public struct State {
        /// The same for all modifiers of the state.
        let location: AnyHashable
        /// Whether the value is the one of this modifier. Set to false, there is none.
        let isMatch: ValueBinding<Bool>
        /// Whether there is a value, of this modifier or another.
        let hasValue: () throws -> Bool
        /// How often the program has written states of focus.
        let writes: () -> Int

        public init(location: AnyHashable, isMatch: ValueBinding<Bool>, hasValue: @escaping () throws -> Bool, writes: @escaping () -> Int) {
            (self.location, self.isMatch, self.hasValue, self.writes) = (location, isMatch, hasValue, writes)
        }
    }

    public let name: String
    let state: State
    /// Whether only the field of a search counts.
    let isForSearch: Bool

    public init(_ name: String, _ state: State, isForSearch: Bool = false) { (self.name, self.state, self.isForSearch) = (name, state, isForSearch) }

    func appear(in node: AttachmentNode) { node.graph.focus.add(node) }
    func disappear(in node: AttachmentNode) { node.graph.focus.remove(node, self) }
}

/// `defaultFocus`: where the focus is when the view comes and nothing else has it.
public struct DefaultFocusModifier: ActionRule {
    let state: FocusModifier.State

    public init(_ state: FocusModifier.State) { self.state = state }

    public var name: String { "defaultFocus" }
    func appear(in node: AttachmentNode) { node.graph.focus.addDefault(state) }
}

/// `focusable`: whether a view other than a field takes the keyboard's focus.
public struct Focusable: Equatable, ViewTrait {
    public let isFocusable: Bool
    /// Whether a tap brings the focus, as for views that keys edit.
    public let takesTaps: Bool
    public init(isFocusable: Bool, takesTaps: Bool) { (self.isFocusable, self.takesTaps) = (isFocusable, takesTaps) }

    public var name: String { "focusable" }
    public var arguments: [ViewArgument] { isFocusable ? [] : [ViewArgument(nil, .choice("false"))] }
    public var isForLayout: Bool { false }
}
