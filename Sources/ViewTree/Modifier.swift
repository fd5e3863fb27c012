/// What a modifier does to the view before it. Lengths in points.
public indirect enum Modifier {
    // Layout and drawing: a node of the resolved tree.
    case layout(any LayoutModifier)
    /// Drawing without an effect on layout.
    case effect(Effect)
    /// What is in a bar of the window: the items of `toolbar`, the field of `searchable`. `name` is the method's.
    case bar(name: String, DeclaredView)
    /// What a long press or a swipe opens: the items of `contextMenu` and `swipeActions`. They are in the tree, so that they take taps, without a place.
    case hiddenItems(name: String, DeclaredView)
    /// Such items for the selected rows inside.
    case selectionMenu(SelectionMenu)

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

    // What the graph carries out for the views inside.
    case environment(any EnvironmentModifier)
    case scroll(any ScrollModifier)
    case action(any ActionModifier)
    case preference(any PreferenceModifier)
    case preferenceContent(PreferenceContent)
    case animation(AnimationModifier)
    case transition(Transition)
    case matchedGeometryEffect(MatchedGeometry)

    // How the view, and everything inside, is drawn.
    case drawing(DrawingStyle)
    /// What is done to the drawing, innermost first, for where the view is.
    case visualEffect((any GeometryProxy) throws -> [VisualChange])

    case presentation(Presentation)
    /// A `ViewModifier` of the snippet.
    case custom(any CustomView)
    /// Accepted, without an effect on anything that the engine computes.
    case inert(name: String, detail: String)
}
