import ViewTree

extension Modifier {
    /// The name of the method, or of the program's modifier.
    public var name: String {
        switch self {
        case .layout(let modifier): modifier.name
        case .effect(let effect): effect.name
        case .drawing(let style): style.name
        case .inert(let name, _), .bar(let name, _), .hiddenItems(let name, _): name
        case .presentation(let presentation): presentation.name
        case .selectionMenu: "contextMenu"
        case .alignmentGuide: "alignmentGuide"
        case .layoutPriority: "layoutPriority"
        case .trait(let trait): trait.name
        case .containerValue: "containerValue"
        case .tag: "tag"
        case .tabItem: "tabItem"
        case .navigationDestination: "navigationDestination"
        case .id: "id"
        case .accessibilityIdentifier: "accessibilityIdentifier"
        case .coordinateSpace: "coordinateSpace"
        case .environment(let modifier): modifier.name
        case .preference(let modifier): modifier.name
        case .preferenceContent(let content): content.name
        case .scroll(let modifier): modifier.name
        case .visualEffect: "visualEffect"
        case .action(let modifier): modifier.name
        case .animation(let modifier): modifier.name
        case .transition: "transition"
        case .matchedGeometryEffect: "matchedGeometryEffect"
        case .custom(let view): Self.methodName(ofModifier: view.name) ?? view.name
        }
    }

    /// `modelContainer` for `_ModelContainerModifier`, which a method of the library puts around the view.
    private static func methodName(ofModifier type: String) -> String? {
        guard type.hasPrefix("_"), let first = type.dropFirst().first else { return nil }
        let name = type.dropFirst(2).prefix { $0 != "<" }
        return first.lowercased() + (name.hasSuffix("Modifier") ? name.dropLast("Modifier".count) : name)
    }
}

extension Modifier {
    /// Whether the modifiers of a view name it.
    public var isListed: Bool { if case .animation(let modifier) = self { modifier.isListed } else { true } }
}

extension DeclaredView {
    /// Those of the library, each of which is its content.
    private static let scenes: Set = ["WindowGroup", "Window", "UtilityWindow", "DocumentGroup", "MenuBarExtra"]

    /// The declaration's name in reports: the view's, or the modifier's method.
    public var name: String {
        switch kind {
        case .empty: "EmptyView"
        case .tuple: type.name
        case .group: Self.scenes.contains(type.name) ? type.name : "Group"
        case .groupSubviews, .groupSections: "Group"
        case .optional: "Optional"
        case .conditional: "_ConditionalContent"
        case .forEach(let content): content.view
        case .forEachSubview, .forEachSection: "ForEach"
        case .anyView: "AnyView"
        case .equatable: "EquatableView"
        case .section: "Section"
        case .subview: "Subview"
        case .subviews: "SubviewsCollection"
        case .modifierContent: "Content"
        case .custom(let view): view.name
        case .modified(_, let modifier): modifier.name
        case .leaf(let leaf): leaf.view
        case .container(let container, _): container.name
        case .control(let control, _): control.name
        case .geometryReader: "GeometryReader"
        case .scrollViewReader: "ScrollViewReader"
        }
    }
}
