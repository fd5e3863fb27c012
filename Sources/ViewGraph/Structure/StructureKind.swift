import ViewTree

/// What makes two views at one place the same: the kind of declaration and, for custom views, their type. Arguments do not count.
struct StructureKind: Equatable {
    private let form: Form
    private let name: String
    private let type: ViewType?

    private enum Form: Equatable {
        case empty, tuple, group, optional, conditional, forEach, anyView, equatable, section, subview, subviews
        case forEachSubview, groupSubviews, forEachSection, groupSections, modifierContent
        case custom, modified, leaf, container, control, geometryReader, scrollViewReader
        case implicitStack
    }

    init(_ view: DeclaredView, in placing: PlaceContext.Placing) {
        if placing.makesImplicitStack(of: view) {
            (form, name, type) = (.implicitStack, "", nil)
            return
        }
        var (name, type) = ("", ViewType?.none)
        switch view.kind {
        case .empty: form = .empty
        case .tuple: form = .tuple
        case .group: form = .group
        case .optional: form = .optional
        case .conditional: form = .conditional
        case .forEach: form = .forEach
        case .anyView: form = .anyView
        case .equatable: form = .equatable
        case .section: form = .section
        case .subview: form = .subview
        case .subviews: form = .subviews
        case .forEachSubview: form = .forEachSubview
        case .groupSubviews: form = .groupSubviews
        case .forEachSection: form = .forEachSection
        case .groupSections: form = .groupSections
        case .modifierContent: form = .modifierContent
        case .custom(let view): (form, type) = (.custom, view.type)
        case .modified(_, .custom(let modifier)): (form, type) = (.modified, modifier.type)
        case .modified(_, let modifier): (form, name) = (.modified, modifier.name)
        case .leaf(let leaf): (form, name) = (.leaf, leaf.view)
        // A layout may become a different one inside `AnyLayout`, the stacks' own layouts included, and keep its subviews.
        case .container(let container, _): (form, name) = (.container, view.type.name == "_LayoutView" ? "layout" : container.name)
        case .control(let control, _): (form, name) = (.control, control.name)
        case .geometryReader: form = .geometryReader
        case .scrollViewReader: form = .scrollViewReader
        }
        (self.name, self.type) = (name, type)
    }
}

extension DeclaredView.Kind {
    /// Whether the view stands for a number of views by its static type.
    var declaresSeveral: Bool {
        switch self {
        case .tuple(let views): views.count > 1
        case .forEach, .section, .subviews, .forEachSubview, .forEachSection: true
        default: false
        }
    }
}
