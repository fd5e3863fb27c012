import ViewGraph
import ViewLayout
import ViewTree

@testable import ViewReport

// Declared views written by hand, as far as these tests need them.

typealias Value = NativeValue<AnyHashable>

func text(_ string: String) -> DeclaredView { DeclaredView(ViewType("Text"), .leaf(TextContent(string))) }
func color(_ name: String) -> DeclaredView { DeclaredView(ViewType("Color"), .leaf(ColorValue(name: name))) }
func tuple(_ views: [DeclaredView]) -> DeclaredView {
    switch views.count {
    case 0: DeclaredView(ViewType("EmptyView"), .empty)
    case 1: views[0]
    default: DeclaredView(ViewType("TupleView", [.tuple(views.map(\.type))]), .tuple(views))
    }
}
func stack(_ container: any Container, _ name: String, _ views: [DeclaredView]) -> DeclaredView {
    let content = tuple(views)
    return DeclaredView(ViewType(name, [content.type]), .container(container, content))
}
func hStack(_ spacing: Double? = nil, _ views: DeclaredView...) -> DeclaredView { stack(StackContainer(.horizontal, spacing: spacing), "HStack", views) }
func vStack(_ spacing: Double? = nil, _ views: DeclaredView...) -> DeclaredView { stack(StackContainer(.vertical, spacing: spacing), "VStack", views) }
func scrollView(_ view: DeclaredView) -> DeclaredView { stack(ScrollViewContainer(.vertical), "ScrollView", [view]) }
func lazyVStack(_ view: DeclaredView) -> DeclaredView { stack(LazyStackContainer(.vertical, spacing: 0), "LazyVStack", [view]) }
func list(_ views: DeclaredView...) -> DeclaredView { stack(ListContainer(), "List", views) }
func either(_ condition: Bool, _ first: DeclaredView, _ second: DeclaredView) -> DeclaredView {
    DeclaredView(ViewType("_ConditionalContent", [first.type, second.type]), .conditional(branch: condition, condition ? first : second))
}
func when(_ condition: Bool, _ view: DeclaredView) -> DeclaredView { DeclaredView(ViewType("Optional", [view.type]), .optional(condition ? view : nil)) }
func forEach<ID: Hashable>(_ ids: [ID], _ content: @escaping (ID) throws -> DeclaredView) -> DeclaredView {
    DeclaredView(
        ViewType("ForEach"),
        .forEach(
            ForEachContent(
                count: ids.count, contentType: ViewType("Text"), id: { ExplicitID(ids[$0]) }, content: { try content(ids[$0]) })))
}
func control(_ control: any Control, _ label: String) -> DeclaredView { DeclaredView(ViewType("Control"), .control(control, label: text(label))) }
func button(_ label: String, _ action: @escaping () throws -> Void = {}) -> DeclaredView { control(ButtonControl(action: action), label) }
func geometryReader(_ content: @escaping (any GeometryProxy) throws -> DeclaredView) -> DeclaredView {
    DeclaredView(ViewType("GeometryReader"), .geometryReader(content))
}

extension DeclaredView {
    func modifier(_ modifier: Modifier) -> DeclaredView { DeclaredView(ViewType("ModifiedContent", [type]), .modified(self, modifier)) }
    func frame(_ width: Double?, _ height: Double?) -> DeclaredView { modifier(.layout(FrameModifier(width: width, height: height, .center))) }
    func padding(_ length: Double) -> DeclaredView { modifier(.layout(PaddingModifier(EdgeInsets(length)))) }
    func background(_ view: DeclaredView) -> DeclaredView { modifier(.layout(LayerModifier.background(view, .center))) }
    func named(_ name: String) -> DeclaredView { modifier(.accessibilityIdentifier(name)) }
    func onTap(_ action: @escaping () throws -> Void) -> DeclaredView {
        modifier(.action(GestureModifier("onTapGesture", tap: GestureModifier.Tap(action: action))))
    }
    func disabled() -> DeclaredView { modifier(.environment(DisabledModifier(true))) }
}

/// A custom view with states, known by name.
struct TestView: CustomView {
    let name: String
    let states: [(name: String, initial: AnyHashable)]
    let makeBody: (States) throws -> DeclaredView

    var type: ViewType { ViewType(name) }
    var dynamicProperties: [DynamicProperty] {
        states.map { state in DynamicProperty(name: state.name, wrapper: "State", source: .state(initial: { Value(state.initial) })) }
    }
    var declaredChildren: [DeclaredView] { [] }
    func changedFields(from earlier: any CustomView) -> [FieldChange] { [] }
    func body(slots: [DynamicSlot], content: ModifierContent?) throws -> DeclaredView {
        var storages: [String: any StateStorage] = [:]
        for (state, slot) in zip(states, slots) {
            if case .storage(let storage) = slot { storages[state.name] = storage }
        }
        return try makeBody(States(storages: storages))
    }
    func isEqual(to earlier: any CustomView) throws -> Bool? { nil }
    func willRunBody(because cause: BodyCause) {}
}

struct States {
    let storages: [String: any StateStorage]

    func get<State>(_ name: String, as type: State.Type = State.self, line: Int? = nil) throws -> State? {
        (try storages[name]?.read(line: line) as? Value)?.wrapped.base as? State
    }
    func set(_ name: String, _ value: some Hashable) throws { try storages[name]?.write(Value(AnyHashable(value)), line: nil) }

    func binding<State: Hashable>(_ name: String, _ fallback: State) -> ValueBinding<State> {
        ValueBinding(get: { try get(name) ?? fallback }, set: { try set(name, $0) })
    }
}

func custom(_ name: String, _ states: [(String, AnyHashable)] = [], body: @escaping (States) throws -> DeclaredView) -> DeclaredView {
    let view = TestView(name: name, states: states.map { (name: $0.0, initial: $0.1) }, makeBody: body)
    return DeclaredView(view.type, .custom(view))
}

/// Mounts a view in a window.
func live(_ view: DeclaredView, _ width: Double = 300, _ height: Double = 100, safeArea: EdgeInsets = .zero) throws -> LiveView {
    let live = LiveView(window: Size(width: width, height: height), safeArea: safeArea)
    try live.mount(view)
    return live
}

extension LiveView {
    var last: Step { steps[steps.count - 1] }
    var texts: [String] { last.nodes.compactMap(\.text) }
    func frame(_ name: String) -> [Double]? {
        last.nodes.first { $0.name == name }?.frame.map { [$0.x, $0.y, $0.width, $0.height] }
    }
}
