import ViewTree

/// What a transition does to the drawing of a view in one phase.
public struct TransitionChanges {
    /// Innermost first.
    public var changes: [VisualChange] = []
    /// Modifiers and views that the transition puts around the view and that can't be drawn on the way.
    public var unknown: [String] = []
}

extension TransitionPart {
    /// What the part does in a phase to the view whose geometry is given. Throws what the program's own code throws.
    public func changes(in phase: Phase, _ geometry: any GeometryProxy) throws -> TransitionChanges {
        var found = TransitionChanges()
        try found.take(body(phase), geometry, depth: 0)
        return found
    }
}

extension TransitionChanges {
    /// Modifiers inside of each other; more are left out.
    private static var greatestDepth: Int { 100 }

    fileprivate mutating func take(_ view: DeclaredView, _ geometry: any GeometryProxy, depth: Int) throws {
        guard depth < Self.greatestDepth else { return unknown.append(view.name) }
        switch view.kind {
        case .empty: break
        case .group(let inner), .anyView(let inner), .equatable(let inner), .conditional(_, let inner), .optional(let inner?):
            try take(inner, geometry, depth: depth + 1)
        case .modifierContent(let content): try take(content.view, geometry, depth: depth + 1)
        case .modified(let inner, .custom(let modifier)):
            guard modifier.dynamicProperties.isEmpty else { return unknown.append(modifier.name) }
            try take(modifier.body(slots: [], content: ModifierContent(view: inner)), geometry, depth: depth + 1)
        case .modified(let inner, let modifier):
            try take(inner, geometry, depth: depth + 1)
            try take(modifier, geometry)
        default: unknown.append(view.name)
        }
    }

    private mutating func take(_ modifier: Modifier, _ geometry: any GeometryProxy) throws {
        switch modifier {
        case .effect(.mask): unknown.append(modifier.name)
        case .effect(let effect): changes.append(.effect(effect))
        case .layout(let layout):
            guard let change = layout.drawnChange else { return unknown.append(modifier.name) }
            changes.append(change)
        case .visualEffect(let effects): changes += try effects(geometry)
        case .inert, .hiddenItems, .selectionMenu, .trait, .transition, .animation, .id, .tag, .accessibilityIdentifier: break
        case .bar, .alignmentGuide, .layoutPriority, .containerValue, .tabItem, .navigationDestination, .coordinateSpace, .environment, .drawing, .preference,
            .preferenceContent, .scroll, .action, .matchedGeometryEffect, .presentation, .custom:
            unknown.append(modifier.name)
        }
    }
}
