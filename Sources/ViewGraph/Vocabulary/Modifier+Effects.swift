import ViewTree

extension Modifier {
    /// The node of the structure graph that carries the modifier out: one that puts a node around each view, or an entry in the attachments of each.
    var nodeType: DeclaredNode.Type {
        switch self {
        case .layout, .effect, .bar, .hiddenItems: WrapperNode.self
        case .preferenceContent: PreferenceContentNode.self
        case .presentation: PresentationNode.self
        case .selectionMenu: SelectionMenuNode.self
        case .environment: EnvironmentNode.self
        case .navigationDestination: DestinationNode.self
        case .scroll(is ScrollPositionModifier): ScrollPositionNode.self
        case .custom: CustomModifierNode.self
        case .scroll, .action, .animation, .preference, .alignmentGuide, .layoutPriority, .trait, .containerValue, .tag, .tabItem, .id,
            .accessibilityIdentifier, .coordinateSpace, .drawing, .visualEffect, .transition, .matchedGeometryEffect, .inert:
            AttachmentNode.self
        }
    }

    /// The view that a modifier puts beside what it modifies.
    var secondaryView: DeclaredView? {
        switch self {
        case .layout(let modifier): modifier.secondaryView
        case .bar(_, let view), .hiddenItems(_, let view), .effect(.mask(_, let view, _)): view
        default: nil
        }
    }

    /// Whether the views beside what it modifies are behind it.
    public var isSecondaryBehind: Bool {
        switch self {
        case .layout(let modifier): modifier.isSecondaryBehind
        case .preferenceContent(let content): content.isBehind
        default: false
        }
    }

    /// Whether a layout reads the attachment.
    var concernsLayout: Bool {
        switch self {
        case .alignmentGuide, .layoutPriority, .containerValue, .tag, .coordinateSpace, .matchedGeometryEffect: true
        case .trait(let trait): trait.isForLayout
        case .layout, .effect, .bar, .hiddenItems, .selectionMenu, .tabItem, .navigationDestination, .id, .accessibilityIdentifier, .environment, .scroll,
            .action, .preference,
            .preferenceContent, .animation, .transition, .drawing, .visualEffect, .presentation, .custom, .inert:
            false
        }
    }

    /// What the modifier sets for a key of container values; a tag is one for the key of its type.
    func containerValue(for key: ContainerKey) -> (any OpaqueValue)? {
        switch self {
        case .containerValue(key, let value): value
        case .tag(let id): key.tag?(id)
        default: nil
        }
    }

    /// The key that the attachment reads or writes.
    var preferenceKey: PreferenceKey? { if case .preference(let modifier) = self { modifier.key } else { nil } }

    /// Whether a layout gets the same answers from both; false where that isn't known.
    func isLaidOut(like other: Modifier) -> Bool {
        switch (self, other) {
        case (.layout(let a), .layout(let b)): a.isLaidOut(like: b)
        case (.preferenceContent(let a), .preferenceContent(let b)): a.alignment == b.alignment && a.isBehind == b.isBehind
        case (.effect(.mask(let a, _, _)), .effect(.mask(let b, _, _))): a == b
        case (.effect(.mask), _), (_, .effect(.mask)): false
        case (.effect, .effect), (.presentation, .presentation), (.bar, .bar), (.hiddenItems, .hiddenItems), (.selectionMenu, .selectionMenu): true
        case (.layoutPriority(let a), .layoutPriority(let b)): a == b
        case (.trait(let a), .trait(let b)): a.isSame(as: b)
        case (.containerValue(let a, let b), .containerValue(let c, let d)): a == c && b.isEqual(to: d)
        case (.coordinateSpace(let a), .coordinateSpace(let b)), (.tag(let a), .tag(let b)): a == b
        case (.matchedGeometryEffect(let a), .matchedGeometryEffect(let b)): a == b
        default: false
        }
    }

    /// Whether both say the same to a container about their view.
    func isSameTrait(as other: Modifier) -> Bool {
        switch (self, other) {
        case (.containerValue(let a, let b), .containerValue(let c, let d)): a == c && b.isEqual(to: d)
        case (.tag(let a), .tag(let b)): a == b
        default: true
        }
    }
}
