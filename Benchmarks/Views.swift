import ViewGraph
import ViewLayout
import ViewTree

// A column of rows, each a custom view with its own state. Types are made once, as a front end makes them.

func text(_ string: String) -> DeclaredView { DeclaredView(Types.text, .leaf(TextContent(string))) }

func tuple(_ views: DeclaredView...) -> DeclaredView { DeclaredView(ViewType("TupleView", [.tuple(views.map(\.type))]), .tuple(views)) }

private enum Types {
    static let text = ViewType("Text")
    static let spacer = ViewType("Spacer")
    static let counter = ViewType("Counter")
    static let tuple = ViewType("TupleView", [.tuple([text, spacer, text])])
    static let row = ViewType("HStack", [tuple])
    static let tappable = ViewType("ModifiedContent", [row, ViewType("_TapGesture")])
}

/// `VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Counter(index: $0) } }`
func column(of count: Int) -> DeclaredView {
    let rows = DeclaredView(
        ViewType("ForEach"),
        .forEach(
            ForEachContent(
                count: count, contentType: Types.counter, id: { ExplicitID($0) },
                content: { DeclaredView(Types.counter, .custom(Counter(index: $0))) })))
    return DeclaredView(ViewType("VStack", [rows.type]), .container(StackContainer(.vertical, spacing: 0), rows))
}

/// `HStack { Text; Spacer; Text }` with a count that a tap raises.
struct Counter: CustomView {
    let index: Int

    var type: ViewType { Types.counter }
    var name: String { "Counter" }
    var dynamicProperties: [DynamicProperty] { [DynamicProperty(name: "count", wrapper: "State", source: .state(initial: { NativeValue(0) }))] }
    var declaredChildren: [DeclaredView] { [] }

    func changedFields(from earlier: any CustomView) -> [FieldChange] { (earlier as? Counter)?.index == index ? [] : [FieldChange("index")] }
    func isEqual(to earlier: any CustomView) throws -> Bool? { nil }
    func willRunBody(because cause: BodyCause) {}

    func body(slots: [DynamicSlot], content: ModifierContent?) throws -> DeclaredView {
        guard case .storage(let storage)? = slots.first else { return text("") }
        let count = try (storage.read(line: nil) as? NativeValue<Int>)?.wrapped ?? 0
        let spacer = DeclaredView(Types.spacer, .leaf(SpacerContent()))
        let views = DeclaredView(Types.tuple, .tuple([text("row \(index)"), spacer, text("\(count)")]))
        let row = DeclaredView(Types.row, .container(StackContainer(.horizontal), views))
        return DeclaredView(
            Types.tappable,
            .modified(row, .action(GestureModifier("onTapGesture", tap: GestureModifier.Tap { try storage.write(NativeValue(count + 1), line: nil) }))))
    }
}

extension GraphLimits {
    static var unbounded: GraphLimits {
        var limits = GraphLimits()
        limits.views = .max
        return limits
    }
}
