/// What a modifier does to the view before it. Lengths in points.
public indirect enum Modifier {
    // Layout and drawing: a node of the resolved tree.
    case layout(any LayoutModifier)
    /// Drawing without an effect on layout.
    case effect(Effect)
    /// What is in a bar of the window: the items of `toolbar`, the field of `searchable`. `name` is the method's.
    case bar(name: String, DeclaredView)

    // Alignment, traits and names: listed in `modifiers` of the node they wrap.
    case alignmentGuide(AlignmentGuide, (any ViewDimensions) throws -> Double)
    case layoutPriority(Double)
    case trait(any ViewTrait)
    case containerValue(ContainerKey, any OpaqueValue)
    case tag(ExplicitID)
    case tabItem(DeclaredView)
    case navigationDestination(NavigationDestination)
    case id(ExplicitID)
    case accessibilityIdentifier(String)
    case coordinateSpace(ExplicitID)

    case environment(any EnvironmentModifier)

    /// How everything inside is drawn.
    case drawing(DrawingStyle)

    // Preferences.
    case preference(PreferenceKey, any OpaqueValue)
    case transformPreference(PreferenceKey, (any OpaqueValue) throws -> any OpaqueValue)
    case anchorPreference(PreferenceKey, AnchorSource, (any Anchor) throws -> any OpaqueValue)
    case transformAnchorPreference(PreferenceKey, AnchorSource, (any OpaqueValue, any Anchor) throws -> any OpaqueValue)
    case onPreferenceChange(PreferenceKey, (any OpaqueValue) throws -> Void)
    case overlayPreferenceValue(PreferenceKey, Alignment, (any OpaqueValue) throws -> DeclaredView)
    case backgroundPreferenceValue(PreferenceKey, Alignment, (any OpaqueValue) throws -> DeclaredView)

    // Geometry.
    case onGeometryChange(of: (any GeometryProxy) throws -> any OpaqueValue, (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void)
    case scroll(any ScrollModifier)
    /// What is done to the drawing, innermost first, for where the view is.
    case visualEffect((any GeometryProxy) throws -> [VisualChange])

    // Lifetime and actions.
    case onAppear(() throws -> Void)
    case onDisappear(() throws -> Void)
    case onChange(of: any OpaqueValue, initial: Bool, (_ old: any OpaqueValue, _ new: any OpaqueValue) throws -> Void)
    /// Runs the operation up to its first suspension; the result cancels what waits. A new `id` cancels and starts again.
    case task(id: (any OpaqueValue)?, (any TaskHost) throws -> Void)
    /// Calls the action with what the source sends while the views are there.
    case onReceive(any EventSource, (any OpaqueValue) throws -> Void)
    case onTapGesture(count: Int, priority: TapPriority = .normal, () throws -> Void)
    case onSubmit(() throws -> Void)

    // Animation.
    case animation(Animation?, of: (any OpaqueValue)?)
    case transaction((inout Transaction) throws -> Void, of: (any OpaqueValue)?)
    /// A transaction for the modifiers inside, up to `scopeContent`, with its name in reports.
    case scopedTransaction((inout Transaction) throws -> Void, name: String)
    /// What the modifiers of a scope are applied to; it has the transaction from outside of it.
    case scopeContent
    case transition(Transition)
    case matchedGeometryEffect(MatchedGeometry)

    /// Data-driven presentation: the content is in the tree while `isPresented`. `name` is the method's: `alert`, `sheet`, ...
    case presentation(name: String, isPresented: ValueBinding<Bool>, onDismiss: (() throws -> Void)?, content: () throws -> DeclaredView)
    /// A `ViewModifier` of the snippet.
    case custom(any CustomView)
    /// Accepted, without an effect on anything that the engine computes.
    case inert(name: String, detail: String)
}

/// Which of several gestures a tap means: `gesture`, `simultaneousGesture` and `highPriorityGesture`.
public enum TapPriority: Sendable {
    /// Gives way to gestures inside.
    case normal
    /// Runs with those inside.
    case simultaneous
    /// Runs in place of those inside.
    case high
}
