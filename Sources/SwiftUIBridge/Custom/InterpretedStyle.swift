import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

/// A style of the snippet: `makeBody(configuration:)` makes what a control shows.
struct InterpretedStyle: ControlStyle {
    let value: Value
    let type: SwiftType
    /// `ButtonStyle`, `ToggleStyle`, ...
    let styleProtocol: KnownType
    let bridge: Bridge
    let machine: Machine

    func body(of control: any Control, label: DeclaredView) throws -> DeclaredView {
        let configuration = configuration(of: control, label: label)
        let styled = StyledBody(style: self, configuration: configuration)
        // A style that reads the environment or keeps a state is its own view.
        return styled.cells.isEmpty ? try styled.body(slots: [], content: nil) : DeclaredView(styled.type, .custom(styled))
    }

    func isEqual(to other: any ControlStyle) -> Bool {
        guard let other = other as? InterpretedStyle, other.type == type else { return false }
        return FieldComparison(machine: machine).changedFields(other.value, value, type).isEmpty
    }

    var name: String { type.printedName }

    /// What the style is given: parts of the control, or a field itself.
    private func configuration(of control: any Control, label: DeclaredView) -> Value {
        if control is TextFieldControl { return .native(DeclaredView(ViewType("TextField"), .control(control, label: label), line: label.line)) }
        return .box(Box(fields(of: control, label: label)))
    }

    /// The configuration's stored properties in the order in which the prelude declares them.
    private func fields(of control: any Control, label: DeclaredView) -> [Value] {
        switch control {
        case let toggle as ToggleControl: [part(label, "Label"), .native(binding(toggle.isOn))]
        case is GroupBoxControl, is LabeledContentControl: [part(label, "Label"), part(control.content, "Content")]
        case let group as DisclosureGroupControl: [part(label, "Label"), part(group.content, "Content"), .native(binding(group.isExpanded))]
        case let gauge as GaugeControl:
            [.double(gauge.fraction), part(label, "Label"), shownPart(gauge.content, "CurrentValueLabel")] + [
                shownPart(gauge.boundsLabels?.minimum, "MinimumValueLabel"), shownPart(gauge.boundsLabels?.maximum, "MaximumValueLabel"),
            ]
        case let picker as DatePickerControl: [part(label, "Label")] + ((picker.details as? PickedDate)?.values ?? [])
        case let control as LabelControl: [part(label, "Title"), part(control.icon, "Icon")]
        case let progress as ProgressControl:
            [progress.fraction.map(Value.double) ?? .none, shownPart(label, "Label"), shownPart(progress.content, "CurrentValueLabel")]
        case let button as ButtonControl:
            [button.role.map { .box(Box([.string($0.rawValue)])) } ?? .none, part(label, "Label"), triggersActions ? trigger(button.action) : .bool(false)]
        default: [.none, part(label, "Label"), .bool(false)]
        }
    }

    var triggersActions: Bool { styleProtocol == .primitiveButtonStyle }

    private func trigger(_ action: @escaping () throws -> Void) -> Value {
        machine.function { _ in
            try action()
            return .none
        }
    }

    private func part(_ view: DeclaredView?, _ name: String) -> Value {
        let view = view ?? DeclaredView(ViewType("EmptyView"), .empty)
        return .native(DeclaredView(ViewType("\(styleProtocol.rawValue)Configuration.\(name)"), .group(view), line: view.line))
    }

    /// The part; `nil` where the control was made without it.
    private func shownPart(_ view: DeclaredView?, _ name: String) -> Value {
        view?.showsNothing == false ? part(view, name) : .none
    }

    private func binding(_ isOn: ValueBinding<Bool>) -> BindingCell {
        BindingCell { _ in
            .bool(try isOn.get())
        } set: { [machine] value, _ in
            guard case .bool(let flag) = value else { throw machine.trap("the binding holds no Bool") }
            try isOn.set(flag)
        }
    }
}

/// What a style makes of one control, where the style has properties that the graph keeps.
struct StyledBody: CustomView {
    let style: InterpretedStyle
    let configuration: Value
    let cells: [LocatedCell]

    init(style: InterpretedStyle, configuration: Value) {
        (self.style, self.configuration) = (style, configuration)
        cells = style.bridge.cells(in: style.value, style.type, style.machine)
    }

    var type: ViewType { style.bridge.viewType(style.type) }
    var name: String { type.name }
    var dynamicProperties: [ViewTree.DynamicProperty] {
        cells.map { ViewTree.DynamicProperty(name: $0.name, wrapper: $0.cell.wrapper, source: $0.cell.source) }
    }

    func body(slots: [DynamicSlot], content: ModifierContent?) throws -> DeclaredView {
        let (bridge, machine) = (style.bridge, style.machine)
        let installed = cells.isEmpty ? style.value : bridge.installing(slots, cells, in: style.value)
        let (method, result) = style.styleProtocol == .textFieldStyle ? ("_body(configuration:)", "_Body") : ("makeBody(configuration:)", "Body")
        let body = try machine.callMember(method, of: style.type, base: installed, arguments: [configuration])
        return try bridge.declared(body, try machine.associatedType(result, of: style.styleProtocol, in: style.type), machine)
    }

    var declaredChildren: [DeclaredView] { [] }
    /// The control and its label are remade with each run of the enclosing body: they count as different.
    func changedFields(from earlier: any CustomView) -> [FieldChange] { [FieldChange("configuration")] }
    func isEqual(to earlier: any CustomView) throws -> Bool? { nil }
    func willRunBody(because cause: BodyCause) {}
}
