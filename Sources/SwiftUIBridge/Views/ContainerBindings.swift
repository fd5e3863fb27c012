import SwiftMachine
import SwiftModel
import ViewGraph
import ViewLayout
import ViewTree

extension Registrar {
    mutating func bindStacks() {
        view("VStack.init(alignment: HorizontalAlignment, spacing: CGFloat?, content: () -> Content)") { call in
            .container(StackContainer(.vertical, alignment: try call.guide(0), spacing: try call.optionalDouble(1)), try call.content(2, typed: 0))
        }
        view("HStack.init(alignment: VerticalAlignment, spacing: CGFloat?, content: () -> Content)") { call in
            .container(StackContainer(.horizontal, alignment: try call.guide(0), spacing: try call.optionalDouble(1)), try call.content(2, typed: 0))
        }
        view("ZStack.init(alignment: Alignment, content: () -> Content)") { call in
            .container(ZStackContainer(alignment: try call.alignment(0)), try call.content(1, typed: 0))
        }
        let pinned = "pinnedViews: PinnedScrollableViews, content: () -> Content"
        view("LazyVStack.init(alignment: HorizontalAlignment, spacing: CGFloat?, \(pinned))") { call in
            .container(
                LazyStackContainer(.vertical, alignment: try call.guide(0), spacing: try call.optionalDouble(1), pinned: try call.pinnedParts(2)),
                try call.content(3, typed: 0))
        }
        view("LazyHStack.init(alignment: VerticalAlignment, spacing: CGFloat?, \(pinned))") { call in
            .container(
                LazyStackContainer(.horizontal, alignment: try call.guide(0), spacing: try call.optionalDouble(1), pinned: try call.pinnedParts(2)),
                try call.content(3, typed: 0))
        }
        view("LazyVGrid.init(columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat?, \(pinned))") { call in
            .container(
                LazyGridContainer(.vertical, try call.gridItems(0), alignment: try call.guide(1), spacing: try call.optionalDouble(2)),
                try call.content(4, typed: 0))
        }
        view("LazyHGrid.init(rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat?, \(pinned))") { call in
            .container(
                LazyGridContainer(.horizontal, try call.gridItems(0), alignment: try call.guide(1), spacing: try call.optionalDouble(2)),
                try call.content(4, typed: 0))
        }
        view("Grid.init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?, content: () -> Content)") { call in
            .container(
                GridContainer(alignment: try call.alignment(0), horizontalSpacing: try call.optionalDouble(1), verticalSpacing: try call.optionalDouble(2)),
                try call.content(3, typed: 0))
        }
        view("GridRow.init(alignment: VerticalAlignment?, content: () -> Content)") { call in
            .container(GridRowContainer(alignment: try call.isNil(0) ? nil : try call.guide(0)), try call.content(1, typed: 0))
        }
    }

    mutating func bindContainers() {
        view("Group.init(content: () -> Content)") { call in .group(try call.content(0, typed: 0)) }
        view("ScrollView.init(_: Axis.Set, showsIndicators: Bool, content: () -> Content)") { call in
            .container(ScrollViewContainer(try call.axes(0)), try call.content(2, typed: 0))
        }
        view("ViewThatFits.init(in: Axis.Set, content: () -> Content)") { call in
            .container(ViewThatFitsContainer(try call.axes(0)), try call.content(1, typed: 0))
        }
        view("Form.init(content: () -> Content)") { call in .container(ListContainer(isForm: true), try call.content(0, typed: 0)) }
        bindLists()
        bindSections()
        bindOutlines()
        bindNamedContainers()
    }

    private mutating func bindSections() {
        func section(_ parameters: String, header: Int?, content: Int, footer: Int?, closures: Bool) -> (String, (BridgeCall) throws -> DeclaredView.Kind) {
            (
                "Section.init(\(parameters))",
                { call in
                    func part(_ index: Int?, _ type: Int) throws -> DeclaredView {
                        guard let index else { return DeclaredView(ViewType("EmptyView"), .empty) }
                        return closures ? try call.content(index, typed: type) : try call.view(index, typed: type)
                    }
                    return .section(SectionContent(header: try part(header, 0), content: try call.content(content, typed: 1), footer: try part(footer, 2)))
                }
            )
        }
        let forms = [
            section("content: () -> Content, header: () -> Parent, footer: () -> Footer", header: 1, content: 0, footer: 2, closures: true),
            section("content: () -> Content, header: () -> Parent", header: 1, content: 0, footer: nil, closures: true),
            section("content: () -> Content, footer: () -> Footer", header: nil, content: 0, footer: 1, closures: true),
            section("content: () -> Content", header: nil, content: 0, footer: nil, closures: true),
            section("header: Parent, footer: Footer, content: () -> Content", header: 0, content: 2, footer: 1, closures: false),
            section("header: Parent, content: () -> Content", header: 0, content: 1, footer: nil, closures: false),
            section("footer: Footer, content: () -> Content", header: nil, content: 1, footer: 0, closures: false),
        ]
        for (key, make) in forms { view(key, make) }
        view("Section.init(_isExpanded: Binding<Bool>, content: () -> Content, header: () -> Parent)") { call in
            let (isExpanded, header) = (try call.boolBinding(0), try call.content(2, typed: 0))
            let tap = GestureModifier.Tap { try isExpanded.set(!isExpanded.get()) }
            let tapped = DeclaredView(header.type, .modified(header, .action(GestureModifier("isExpanded", tap: tap))), line: header.line)
            return .section(
                SectionContent(header: tapped, content: try call.content(1, typed: 1), footer: DeclaredView(ViewType("EmptyView"), .empty)))
        }
        view("Section.init(_: LocalizedStringKey, content: () -> Content)") { call in
            .section(
                SectionContent(
                    header: try call.title(0), content: try call.content(1, typed: 1), footer: DeclaredView(ViewType("EmptyView"), .empty)))
        }
    }

    /// Containers that are laid out as a row of their content, or as a column of their label and content.
    private mutating func bindNamedContainers() {
        let single: [(key: String, content: Int, type: Int)] = [
            ("ControlGroup.init(content: () -> Content)", 0, 0),
            ("ToolbarItem.init(placement: ToolbarItemPlacement, content: () -> Content)", 1, 0),
            ("ToolbarItemGroup.init(placement: ToolbarItemPlacement, content: () -> Content)", 1, 0),
        ]
        for (key, content, type) in single {
            let name = String(key.prefix { $0 != "." })
            view(key) { call in .container(NamedContainer(name, axis: .horizontal), try call.content(content, typed: type)) }
        }
        view("Menu.init(_: LocalizedStringKey, content: () -> Content)") { call in
            .container(NamedContainer("Menu", takesTaps: true), call.pair(try call.title(0), try call.content(1, typed: 1)))
        }
        view("Menu.init(content: () -> Content, label: () -> Label)") { call in
            .container(NamedContainer("Menu", takesTaps: true), call.pair(try call.content(1, typed: 0), try call.content(0, typed: 1)))
        }
        view("Menu.init(_content: Content, label: () -> L)") { call in
            .container(NamedContainer("Menu", takesTaps: true), call.pair(try call.content(1, typed: 2), try call.view(0, typed: 1)))
        }
        view("ColorPicker.init(_label: Label, _pick: (String, Bool) -> String)") { call in
            .container(NamedContainer("ColorPicker", pick: try call.pick(1)), try call.view(0, typed: 0))
        }
        view(
            "DatePicker.init(_label: Label, _selection: Binding<Date>, _least: Date?, _most: Date?, _components: DatePickerComponents, _pick: (String, Bool) -> String)"
        ) { call in
            let date = PickedDate(values: try (1...4).map(call.argument))
            return .control(DatePickerControl(pick: try call.pick(5), details: date), label: try call.view(0, typed: 0))
        }
        view("ContentUnavailableView.init(label: () -> Label, description: () -> Description, actions: () -> Actions)") { call in
            let parts = call.pair(try call.content(0, typed: 0), try call.content(1, typed: 1))
            return .container(NamedContainer("ContentUnavailableView"), call.pair(parts, try call.content(2, typed: 2)))
        }
        view("TimelineView.init(_: Schedule, content: (TimelineViewContext) -> Content)") { call in
            .custom(
                Timeline(
                    type: call.bridge.viewType(call.call.resultType), schedule: try call.argument(0), scheduleType: try call.typeArgument(0),
                    content: try call.argument(1), contentType: try call.typeArgument(1), bridge: call.bridge, machine: call.machine))
        }
        let canvas = "opaque: Bool, colorMode: ColorRenderingMode, rendersAsynchronously: Bool, renderer: (inout GraphicsContext, CGSize) -> Void"
        view("Canvas.init(\(canvas))") { call in .leaf(FillingContent("Canvas", canvas: try call.canvas(3))) }
        view("Canvas.init(\(canvas), symbols: () -> Symbols)") { call in .container(CanvasContainer(try call.canvas(3)), try call.content(4, typed: 0)) }
    }
}

extension BridgeCall {
    /// Two views that a container of the bridge's own puts together.
    func pair(_ first: DeclaredView, _ second: DeclaredView) -> DeclaredView {
        DeclaredView(bridge.tupleType([first.type, second.type]), .tuple([first, second]), line: call.line)
    }

    /// What the text of an action picks.
    fileprivate func pick(_ index: Int) throws -> ValuePick {
        let (function, machine) = (try argument(index), machine)
        return ValuePick { text, isDone in
            guard case .string(let answer) = try machine.call(function, [.string(text), .bool(isDone)]) else { throw machine.trap("a picker gave no String") }
            let words = answer.split(separator: "\n").map(String.init)
            return words.count == 2 ? (words[0], words[1]) : nil
        }
    }

    fileprivate func canvas(_ index: Int) throws -> InterpretedCanvas {
        InterpretedCanvas(renderer: try argument(index), bridge: bridge, machine: machine)
    }

    /// What a builder closure of one argument makes of it.
    func made(_ index: Int, by value: Value, typed type: Int) throws -> DeclaredView {
        try bridge.declared(machine.call(argument(index), [value]), typeArgument(type), machine)
    }

    func gridItems(_ index: Int) throws -> [GridItem] {
        guard case .array(let items) = try argument(index) else { throw mismatch("array of GridItem") }
        return try items.elements.map(gridItem)
    }

    private func gridItem(_ value: Value) throws -> GridItem {
        let fields = try bridge.fields(value, 3, machine)
        guard case .box(let size) = fields[0] else { throw mismatch("GridItem") }
        let lengths = try size.fields.map { try bridge.double($0, machine) }
        guard let first = lengths.first else { throw mismatch("GridItem") }
        let kind: GridItem.Size =
            switch size.tag {
            case 0: .fixed(first)
            case 1: .flexible(minimum: first, maximum: lengths.last ?? .infinity)
            default: .adaptive(minimum: first, maximum: lengths.last ?? .infinity)
            }
        var spacing: Double?
        if case .none = fields[1] {} else { spacing = try bridge.double(fields[1], machine) }
        var alignment: Alignment?
        if case .none = fields[2] {} else { alignment = try bridge.alignment(fields[2], machine) }
        return GridItem(size: kind, spacing: spacing, alignment: alignment)
    }
}

/// The stored properties of a `DatePickerStyleConfiguration` behind its label.
struct PickedDate: DatePickerDetails { let values: [Value] }
