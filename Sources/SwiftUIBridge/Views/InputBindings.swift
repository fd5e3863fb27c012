import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension BridgeCall {
    /// A binding as the engine uses it.
    func boolBinding(_ index: Int) throws -> ValueBinding<Bool> {
        let (cell, machine) = (try native(index, BindingCell.self), machine)
        return cell.value {
            guard case .bool(let value) = $0 else { throw machine.trap("the binding holds no Bool") }
            return value
        } _: {
            .bool($0)
        }
    }

    func stringBinding(_ index: Int) throws -> ValueBinding<String> {
        let (cell, machine) = (try native(index, BindingCell.self), machine)
        return cell.value {
            guard case .string(let value) = $0 else { throw machine.trap("the binding holds no String") }
            return value
        } _: {
            .string($0)
        }
    }

    func doubleBinding(_ index: Int) throws -> ValueBinding<Double> {
        let (cell, machine, bridge) = (try native(index, BindingCell.self), machine, bridge)
        return cell.value {
            try bridge.double($0, machine)
        } _: {
            .double($0)
        }
    }

    /// Whether an `Axis` is the vertical one.
    fileprivate func isVertical(_ index: Int) throws -> Bool { try int(index) != 0 }

    fileprivate func picker(_ index: Int, content: Int) throws -> PickerControl {
        let (cell, type, bridge, machine) = (try native(index, BindingCell.self), try typeArgument(1), bridge, machine)
        return PickerControl(
            selection: cell.value {
                try bridge.explicitID($0, type, machine)
            } _: {
                bridge.value(of: $0)
            },
            options: try self.content(content, typed: 2))
    }
}

extension Registrar {
    mutating func bindInputs() {
        view("Toggle.init(isOn: Binding<Bool>, label: () -> Label)") { call in
            .control(ToggleControl(try call.boolBinding(0)), label: try call.content(1, typed: 0))
        }
        view("Toggle.init(_: LocalizedStringKey, isOn: Binding<Bool>)") { call in .control(ToggleControl(try call.boolBinding(1)), label: try call.title(0)) }
        bindTextFields()
        let none = DeclaredView(ViewType("EmptyView"), .empty)
        view("TextEditor.init(text: Binding<String>)") { call in .control(TextEditorControl(try call.stringBinding(0)), label: none) }
        bindSliders()
        bindSteppers()
        view("Picker.init(_: LocalizedStringKey, selection: Binding<SelectionValue>, content: () -> Content)") { call in
            .control(try call.picker(1, content: 2), label: try call.title(0))
        }
        view("Picker.init(selection: Binding<SelectionValue>, content: () -> Content, label: () -> Label)") { call in
            .control(try call.picker(0, content: 1), label: try call.content(2, typed: 0))
        }
    }

    private mutating func bindTextFields() {
        view("TextField.init(_: LocalizedStringKey, text: Binding<String>, axis: Axis)") { call in
            .control(TextFieldControl(try call.stringBinding(1), editing: TextEditing(hasLines: try call.isVertical(2))), label: try call.title(0))
        }
        view("TextField.init(text: Binding<String>, label: () -> Label)") { call in
            .control(TextFieldControl(try call.stringBinding(0)), label: try call.content(1, typed: 0))
        }
        view("TextField.init(text: Binding<String>, prompt: Text?, label: () -> Label)") { call in
            .control(TextFieldControl(try call.stringBinding(0)), label: try call.textView(1) ?? call.content(2, typed: 0))
        }
        view("TextField.init(text: Binding<String>, prompt: Text?, axis: Axis, label: () -> Label)") { call in
            let field = TextFieldControl(try call.stringBinding(0), editing: TextEditing(hasLines: try call.isVertical(2)))
            return .control(field, label: try call.textView(1) ?? call.content(3, typed: 0))
        }
        view("TextField.init(_: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> Void, onCommit: () -> Void)") { call in
            let change = try call.closure(2)
            let editing = TextEditing(onChange: { _ = try change(.bool($0)) }, onCommit: try call.action(3))
            return .control(TextFieldControl(try call.stringBinding(1), editing: editing), label: try call.title(0))
        }
        view("SecureField.init(_: LocalizedStringKey, text: Binding<String>)") { call in
            .control(TextFieldControl(try call.stringBinding(1), isSecure: true), label: try call.title(0))
        }
        view("SecureField.init(_: LocalizedStringKey, text: Binding<String>, onCommit: () -> Void)") { call in
            let editing = TextEditing(onCommit: try call.action(2))
            return .control(TextFieldControl(try call.stringBinding(1), isSecure: true, editing: editing), label: try call.title(0))
        }
        view("SecureField.init(text: Binding<String>, prompt: Text?, label: () -> Label)") { call in
            .control(TextFieldControl(try call.stringBinding(0), isSecure: true), label: try call.textView(1) ?? call.content(2, typed: 0))
        }
    }

    private mutating func bindSliders() {
        func range(_ call: BridgeCall) throws -> ClosedRange<Double> {
            let ends = try call.fields(1, 2).map { try call.bridge.double($0, call.machine) }
            return ends[0] <= ends[1] ? ends[0]...ends[1] : 0...1
        }
        func slider(_ call: BridgeCall, editing: Int, ends: SliderControl.Ends? = nil) throws -> SliderControl {
            let change = try call.closure(editing)
            return SliderControl(
                try call.doubleBinding(0), in: try range(call), step: try call.optionalDouble(2), ends: ends,
                labels: ends.map { call.pair($0.minimum, $0.maximum) }, onEditingChanged: { _ = try change(.bool($0)) })
        }
        let front = "Slider.init(_value: Binding<V>, _bounds: ClosedRange<V>, _step: Double?, _label: () -> Label"
        view("\(front), _editing: (Bool) -> Void)") { call in .control(try slider(call, editing: 4), label: try call.content(3, typed: 0)) }
        view("\(front), _minimum: () -> ValueLabel, _maximum: () -> ValueLabel, _editing: (Bool) -> Void)") { call in
            let ends = (minimum: try call.content(4, typed: 1), maximum: try call.content(5, typed: 1))
            return .control(try slider(call, editing: 6, ends: ends), label: try call.content(3, typed: 0))
        }
    }

    private mutating func bindSteppers() {
        view("Stepper.init(label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: (Bool) -> Void)") { call in
            .control(StepperControl(increment: try call.action(1), decrement: try call.action(2)), label: try call.content(0, typed: 0))
        }
    }
}
