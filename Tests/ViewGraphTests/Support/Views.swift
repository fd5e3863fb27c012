import ViewGraph
import ViewLayout
import ViewTree

// Declared views written by hand, in the words of SwiftUI.

typealias Value = NativeValue<AnyHashable>

func text(_ string: String) -> DeclaredView { DeclaredView(ViewType("Text"), .leaf(TextContent(string))) }
func color(_ name: String) -> DeclaredView { DeclaredView(ViewType("Color"), .leaf(ColorValue(name: name))) }
var nothing: DeclaredView { DeclaredView(ViewType("EmptyView"), .empty) }

func tuple(_ views: [DeclaredView]) -> DeclaredView {
    switch views.count {
    case 0: nothing
    case 1: views[0]
    default: DeclaredView(ViewType("TupleView", [.tuple(views.map(\.type))]), .tuple(views))
    }
}
func group(_ views: DeclaredView...) -> DeclaredView {
    let content = tuple(views)
    return DeclaredView(ViewType("Group", [content.type]), .group(content))
}
func container(_ container: any Container, _ views: [DeclaredView]) -> DeclaredView {
    let content = tuple(views)
    return DeclaredView(ViewType(container.name, [content.type]), .container(container, content))
}
func vStack(_ views: DeclaredView...) -> DeclaredView { container(StackContainer(.vertical), views) }
func hStack(_ views: DeclaredView...) -> DeclaredView { container(StackContainer(.horizontal), views) }
func list(_ views: DeclaredView...) -> DeclaredView { container(ListContainer(), views) }

/// `if condition { view }`.
func when(_ condition: Bool, _ view: @autoclosure () -> DeclaredView) -> DeclaredView {
    DeclaredView(ViewType("Optional"), .optional(condition ? view() : nil))
}
/// `if condition { first } else { second }`.
func either(_ condition: Bool, _ first: @autoclosure () -> DeclaredView, _ second: @autoclosure () -> DeclaredView) -> DeclaredView {
    DeclaredView(ViewType("_ConditionalContent"), .conditional(branch: condition, condition ? first() : second()))
}
func anyView(_ view: DeclaredView) -> DeclaredView { DeclaredView(ViewType("AnyView"), .anyView(view)) }
func equatable(_ view: DeclaredView) -> DeclaredView { DeclaredView(ViewType("EquatableView"), .equatable(view)) }

func forEach<ID: Hashable>(_ ids: [ID], _ content: @escaping (ID) throws -> DeclaredView) -> DeclaredView {
    DeclaredView(
        ViewType("ForEach"),
        .forEach(
            ForEachContent(
                count: ids.count, contentType: ViewType("Text"), id: { ExplicitID(ids[$0]) }, content: { try content(ids[$0]) })))
}
func section(_ content: DeclaredView, header: DeclaredView = nothing, footer: DeclaredView = nothing) -> DeclaredView {
    DeclaredView(ViewType("Section"), .section(SectionContent(header: header, content: content, footer: footer)))
}
func button(_ label: String, _ action: @escaping () throws -> Void) -> DeclaredView {
    DeclaredView(ViewType("Button"), .control(ButtonControl(action: action), label: text(label)))
}
func geometryReader(_ content: @escaping (any GeometryProxy) throws -> DeclaredView) -> DeclaredView {
    DeclaredView(ViewType("GeometryReader"), .geometryReader(content))
}
func forEachSubview(of view: DeclaredView, _ content: @escaping (any Subview) throws -> DeclaredView) -> DeclaredView {
    DeclaredView(ViewType("ForEach"), .forEachSubview(of: view, content))
}
func groupSubviews(of view: DeclaredView, _ content: @escaping (SubviewsCollection) throws -> DeclaredView) -> DeclaredView {
    DeclaredView(ViewType("Group"), .groupSubviews(of: view, content))
}
func groupSections(of view: DeclaredView, _ content: @escaping (SectionCollection) throws -> DeclaredView) -> DeclaredView {
    DeclaredView(ViewType("Group"), .groupSections(of: view, content))
}
func forEachSection(of view: DeclaredView, _ content: @escaping (SectionConfiguration) throws -> DeclaredView) -> DeclaredView {
    DeclaredView(ViewType("ForEach"), .forEachSection(of: view, content))
}
func placed(_ subview: any Subview) -> DeclaredView { DeclaredView(ViewType("Subview"), .subview(subview)) }
func placed(_ subviews: SubviewsCollection) -> DeclaredView { DeclaredView(ViewType("SubviewsCollection"), .subviews(subviews)) }

/// As many views as `Group(subviews: content)` counts.
func count(_ content: DeclaredView...) -> DeclaredView { groupSubviews(of: tuple(content)) { text("\($0.elements.count)") } }

extension DeclaredView {
    func modifier(_ modifier: Modifier) -> DeclaredView { DeclaredView(ViewType("ModifiedContent", [type]), .modified(self, modifier)) }
    func padding(_ length: Double = 1) -> DeclaredView { modifier(.layout(PaddingModifier(EdgeInsets(length)))) }
    func background(_ view: DeclaredView) -> DeclaredView { modifier(.layout(LayerModifier.background(view, .center))) }
    func overlay(_ view: DeclaredView) -> DeclaredView { modifier(.layout(LayerModifier.overlay(view, .center))) }
    func id(_ id: some Hashable) -> DeclaredView { modifier(.id(ExplicitID(id))) }
    func tag(_ id: some Hashable) -> DeclaredView { modifier(.tag(ExplicitID(id))) }
    func containerValue(_ key: ContainerKey, _ value: some Hashable) -> DeclaredView { modifier(.containerValue(key, Value(AnyHashable(value)))) }
    func environment(_ key: EnvironmentKey, _ value: some Hashable) -> DeclaredView {
        modifier(.environment(EnvironmentWriteModifier(key, Value(AnyHashable(value)))))
    }
    func preference(_ key: PreferenceKey, _ value: some Hashable) -> DeclaredView {
        modifier(.preference(PreferenceWriteModifier(key, Value(AnyHashable(value)))))
    }
    func onPreferenceChange(_ key: PreferenceKey, _ action: @escaping (any OpaqueValue) throws -> Void) -> DeclaredView {
        modifier(.preference(PreferenceObserver(key, action)))
    }
    func onAppear(_ action: @escaping () throws -> Void) -> DeclaredView { modifier(.action(OnAppearModifier(action))) }
    func onDisappear(_ action: @escaping () throws -> Void) -> DeclaredView { modifier(.action(OnDisappearModifier(action))) }
    func task(id: AnyHashable? = nil, _ operation: @escaping (any TaskHost) throws -> Void) -> DeclaredView {
        modifier(.action(TaskModifier(id: id.map { Value($0) }, operation)))
    }
    func onChange(of value: some Hashable, initial: Bool = false, _ action: @escaping (any OpaqueValue, any OpaqueValue) throws -> Void) -> DeclaredView {
        modifier(.action(OnChangeModifier(of: Value(AnyHashable(value)), initial: initial, action)))
    }
}
