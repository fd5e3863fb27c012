/// Runs an action when it is tapped.
struct Button<Label: View>: View {
    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    init(_ title: LocalizedStringKey, action: @escaping () -> Void) where Label == Text
    /// - Since: iOS 15
    init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    /// - Since: iOS 15
    init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) where Label == Text
    /// Its role says what it is called.
    /// - Since: iOS 26
    init(role: ButtonRole, action: @escaping () -> Void) where Label == Text { self.init(role._name.capitalized, role: role, action: action) }
    /// - Since: iOS 14
    init(_ title: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) where Label == _LabelView<Text, Image>
    /// - Since: iOS 15
    init(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) where Label == _LabelView<Text, Image>
    init(_ configuration: PrimitiveButtonStyleConfiguration) where Label == PrimitiveButtonStyleConfiguration.Label { self.init(role: configuration.role, action: configuration._action) { configuration.label } }
}
/// - Since: iOS 15
struct ButtonRole: Equatable, Sendable {
    let _name: String
    static let destructive = ButtonRole(_name: "destructive"), cancel = ButtonRole(_name: "cancel")
    /// - Since: iOS 26
    static let close = ButtonRole(_name: "close"), confirm = ButtonRole(_name: "confirm")
}
struct Toggle<Label: View>: View {
    init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
    init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text
    /// - Since: iOS 14
    init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) where Label == _LabelView<Text, Image> { self.init(isOn: isOn) { _iconLabel(title, systemImage) } }
    /// Is on where all its sources are; a tap sets all of them.
    /// - Since: iOS 16
    init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding<Bool>._reading(get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } }, set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }), label: label)
    }
    /// - Since: iOS 16
    init<C: RandomAccessCollection>(_ title: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where Label == Text { self.init(sources: sources, isOn: isOn) { Text(title) } }
    /// - Since: iOS 16
    init<C: MutableCollection>(sources: Binding<C>, isOn: KeyPath<Binding<C.Element>, Binding<Bool>>, @ViewBuilder label: () -> Label) where C.Index == Int { self.init(sources: sources.map { $0 }, isOn: isOn, label: label) }
    /// - Since: iOS 16
    init<C: MutableCollection>(_ title: LocalizedStringKey, sources: Binding<C>, isOn: KeyPath<Binding<C.Element>, Binding<Bool>>) where C.Index == Int, Label == Text { self.init(title, sources: sources.map { $0 }, isOn: isOn) }
    /// - Since: iOS 16
    init<C: RandomAccessCollection>(_ title: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) where Label == _LabelView<Text, Image> { self.init(sources: sources, isOn: isOn) { _iconLabel(title, systemImage) } }
    init(_ configuration: ToggleStyleConfiguration) where Label == ToggleStyleConfiguration.Label { self.init(isOn: configuration.$isOn) { configuration.label } }
}
struct TextField<Label: View>: View {
    init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) where Label == Text
    /// - Since: iOS 15
    init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text { self.init(text: text) { prompt ?? Text(title) } }
    /// - Since: iOS 15
    init(text: Binding<String>, @ViewBuilder label: () -> Label)
    /// - Since: iOS 16
    init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) where Label == Text { self.init(text: text, prompt: prompt, axis: axis) { Text(title) } }
    /// - Since: iOS 15
    init(text: Binding<String>, prompt: Text?, @ViewBuilder label: () -> Label)
    /// - Since: iOS 16
    init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
    /// Before iOS 15: called with whether the field has the keyboard's focus, and what Return does.
    init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void) where Label == Text
    init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) where Label == Text { self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {}) }
    /// - Since: iOS 18
    init(_ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil) where Label == Text { self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal) }
    /// Shows a number in a format; a text that isn't a number changes nothing.
    /// - Since: iOS 15
    init<V: _FormattedNumber>(_ title: LocalizedStringKey, value: Binding<V>, format: _NumberFormat, prompt: Text? = nil) where Label == Text { self.init(title, text: format._field(value), prompt: prompt) }
    /// - Since: iOS 15
    init<V: _FormattedNumber>(_ title: LocalizedStringKey, value: Binding<V?>, format: _NumberFormat, prompt: Text? = nil) where Label == Text { self.init(title, text: format._field(value), prompt: prompt) }
    /// - Since: iOS 15
    init<V: _FormattedNumber>(value: Binding<V>, format: _NumberFormat, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.init(text: format._field(value), prompt: prompt, label: label) }
    /// - Since: iOS 15
    init<V: _FormattedNumber>(value: Binding<V?>, format: _NumberFormat, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.init(text: format._field(value), prompt: prompt, label: label) }
}
struct SecureField<Label: View>: View {
    init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text
    /// - Since: iOS 15
    init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text { self.init(text: text) { prompt ?? Text(title) } }
    init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) where Label == Text
    /// - Since: iOS 15
    init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
}
/// - Since: iOS 14
struct TextEditor: View {
    init(text: Binding<String>)
    /// - Since: iOS 18
    init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
    /// What is written has the attributes of the text's beginning.
    /// - Since: iOS 26
    init(text: Binding<AttributedString>) {
        let plain = Binding<String>._reading(get: { String(text.wrappedValue.characters) }) { written in
            var changed = AttributedString(written)
            if let run = text.wrappedValue.runs.first(where: { _ in true }) { changed.setAttributes(run.attributes) }
            text.wrappedValue = changed
        }
        self.init(text: plain)
    }
}
/// Sets a number inside of bounds.
struct Slider<Label: View, ValueLabel: View>: View {
    init<V: BinaryFloatingPoint>(_value: Binding<V>, _bounds: ClosedRange<V>, _step: Double?, _label: () -> Label, _editing: @escaping (Bool) -> Void)
    init<V: BinaryFloatingPoint>(_value: Binding<V>, _bounds: ClosedRange<V>, _step: Double?, _label: () -> Label, _minimum: () -> ValueLabel, _maximum: () -> ValueLabel, _editing: @escaping (Bool) -> Void)
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView { self.init(_value: value, _bounds: bounds, _step: nil, _label: { EmptyView() }, _editing: onEditingChanged) }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView, ValueLabel == EmptyView { self.init(_value: value, _bounds: bounds, _step: Double(step), _label: { EmptyView() }, _editing: onEditingChanged) }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView { self.init(_value: value, _bounds: bounds, _step: nil, _label: label, _editing: onEditingChanged) }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView { self.init(_value: value, _bounds: bounds, _step: Double(step), _label: label, _editing: onEditingChanged) }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(_value: value, _bounds: bounds, _step: nil, _label: label, _minimum: minimumValueLabel, _maximum: maximumValueLabel, _editing: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(_value: value, _bounds: bounds, _step: Double(step), _label: label, _minimum: minimumValueLabel, _maximum: maximumValueLabel, _editing: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) where ValueLabel == EmptyView { self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged) }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) where ValueLabel == EmptyView { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) {
        self.init(value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) {
        self.init(value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel }, maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }
}
/// Sliders with marks, which nothing shows here.
/// - Since: iOS 26
extension Slider {
    init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    }
    init<V: BinaryFloatingPoint, Current: View, Ticks: SliderTickContent>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current, @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }
    init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where ValueLabel == EmptyView {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }
}
/// Sliders that ask for the mark of each step.
/// - Since: iOS 26
extension Slider {
    init<V: BinaryFloatingPoint, Current: View>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint {
        self.init(_value: value, _bounds: bounds, _step: Double(step), _label: label, _minimum: minimumValueLabel, _maximum: maximumValueLabel, _editing: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint {
        self.init(_value: value, _bounds: bounds, _step: Double(step), _label: label, _minimum: minimumValueLabel, _maximum: maximumValueLabel, _editing: onEditingChanged)
    }
    init<V: BinaryFloatingPoint, Current: View>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current, tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
        self.init(_value: value, _bounds: bounds, _step: Double(step), _label: label, _editing: onEditingChanged)
    }
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
        self.init(_value: value, _bounds: bounds, _step: Double(step), _label: label, _editing: onEditingChanged)
    }
}
/// - Since: iOS 26
protocol SliderTickContent {}
/// - Since: iOS 26
struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
    /// The identity of a mark: its value.
    struct ID: Hashable { let _value: V }
    let id: SliderTick<V>.ID
    init(_ value: V) { id = SliderTick<V>.ID(_value: value) }
    init(_ title: LocalizedStringKey, _ value: V) { self.init(value) }
    init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.init(value) }
}
/// - Since: iOS 26
struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>: SliderTickContent {
    init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {}
}
struct _SliderTicks: SliderTickContent { init() {} }
/// - Since: iOS 26
@resultBuilder struct SliderTickBuilder<V: BinaryFloatingPoint> {
    static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content { content }
    static func buildPartialBlock<Content: SliderTickContent>(first content: Content) -> Content { content }
    static func buildPartialBlock<A: SliderTickContent, B: SliderTickContent>(accumulated: A, next: B) -> _SliderTicks { _SliderTicks() }
    static func buildOptional<Content: SliderTickContent>(_ content: Content?) -> _SliderTicks { _SliderTicks() }
}
/// Changes a value step by step, inside of bounds.
struct Stepper<Label: View>: View {
    init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement) }
    init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
    init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        self.init(label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) }, onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
    }
    init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) {
        func move(_ stride: V.Stride) {
            let moved = value.wrappedValue.advanced(by: stride)
            if bounds.contains(moved) { value.wrappedValue = moved }
        }
        self.init(label: label, onIncrement: { move(step) }, onDecrement: { move(-step) })
    }
    init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text { self.init(value: value, step: step) { Text(title) } }
    init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text { self.init(value: value, in: bounds, step: step) { Text(title) } }
    /// - Since: iOS 15
    init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, format: _NumberFormat, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(value: value, step: step, label: label) }
    /// - Since: iOS 15
    init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: _NumberFormat, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(value: value, in: bounds, step: step, label: label) }
    /// - Since: iOS 15
    init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, format: _NumberFormat, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text { self.init(value: value, step: step) { Text(title) } }
    /// - Since: iOS 15
    init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: _NumberFormat, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text { self.init(value: value, in: bounds, step: step) { Text(title) } }
}
struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text
    init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    /// - Since: iOS 18
    init<V: View>(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V) where Label == Text { self.init(title, selection: selection, content: content) }
    /// - Since: iOS 18
    init<V: View>(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V) { self.init(selection: selection, content: content, label: label) }
    init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) { self.init(selection: selection, content: content) { label } }
    /// Shows what its sources have, and sets all of them.
    /// - Since: iOS 16
    init<C: RandomAccessCollection>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        let first = sources[sources.startIndex][keyPath: selection]
        self.init(selection: Binding._reading(get: { first.wrappedValue }, set: { value in for source in sources { source[keyPath: selection].wrappedValue = value } }), content: content, label: label)
    }
    /// - Since: iOS 16
    init<C: RandomAccessCollection>(_ title: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
    /// - Since: iOS 16
    init<C: MutableCollection>(_ title: LocalizedStringKey, sources: Binding<C>, selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>, @ViewBuilder content: () -> Content) where C.Index == Int, Label == Text {
        self.init(title, sources: sources.map { $0 }, selection: selection, content: content)
    }
    /// - Since: iOS 14
    init(_ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> {
        self.init(selection: selection, content: content) { _iconLabel(title, systemImage) }
    }
}
/// A tap calls the environment's `openURL`.
/// - Since: iOS 14
struct Link<Label: View>: View {
    init(_ title: LocalizedStringKey, destination: URL) where Label == Text { self.init(destination: destination) { Text(title) } }
    init(destination: URL, @ViewBuilder label: () -> Label) { self.init(_opening: { $0.openURL._open(destination) }, label: label) }
    init(_opening: @escaping (EnvironmentValues) -> Bool, @ViewBuilder label: () -> Label)
}
/// Shares something, which the workbook does not do.
/// - Since: iOS 16
struct ShareLink<Label: View>: View {
    init<T>(item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    init<T, P, I>(item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>, @ViewBuilder label: () -> Label) { self.init(item: item, label: label) }
    init<D: RandomAccessCollection>(items: D, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.init(item: items, label: label) }
    init<D: RandomAccessCollection, P, I>(items: D, subject: Text? = nil, message: Text? = nil, preview: @escaping (D.Element) -> SharePreview<P, I>, @ViewBuilder label: () -> Label) { self.init(item: items, label: label) }
    init<T>(item: T, subject: Text? = nil, message: Text? = nil) where Label == _LabelView<Text, Image> { self.init(item: item) { _iconLabel("Share…", "square.and.arrow.up") } }
    init<T, P, I>(item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>) where Label == _LabelView<Text, Image> { self.init(item: item) }
    init<D: RandomAccessCollection>(items: D, subject: Text? = nil, message: Text? = nil) where Label == _LabelView<Text, Image> { self.init(item: items) }
    init<D: RandomAccessCollection, P, I>(items: D, subject: Text? = nil, message: Text? = nil, preview: @escaping (D.Element) -> SharePreview<P, I>) where Label == _LabelView<Text, Image> { self.init(item: items) }
    init<T>(_ title: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil) where Label == _LabelView<Text, Image> { self.init(item: item) { _iconLabel(title, "square.and.arrow.up") } }
    init<T, P, I>(_ title: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>) where Label == _LabelView<Text, Image> { self.init(item: item) { _iconLabel(title, "square.and.arrow.up") } }
    init<D: RandomAccessCollection>(_ title: LocalizedStringKey, items: D, subject: Text? = nil, message: Text? = nil) where Label == _LabelView<Text, Image> { self.init(item: items) { _iconLabel(title, "square.and.arrow.up") } }
    init<D: RandomAccessCollection, P, I>(_ title: LocalizedStringKey, items: D, subject: Text? = nil, message: Text? = nil, preview: @escaping (D.Element) -> SharePreview<P, I>) where Label == _LabelView<Text, Image> { self.init(item: items) { _iconLabel(title, "square.and.arrow.up") } }
    init<T>(_ title: Text, item: T, subject: Text? = nil, message: Text? = nil) where Label == _LabelView<Text, Image> { self.init(item: item) { _textLabel(title, "square.and.arrow.up") } }
    init<T, P, I>(_ title: Text, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>) where Label == _LabelView<Text, Image> { self.init(item: item) { _textLabel(title, "square.and.arrow.up") } }
    init<D: RandomAccessCollection>(_ title: Text, items: D, subject: Text? = nil, message: Text? = nil) where Label == _LabelView<Text, Image> { self.init(item: items) { _textLabel(title, "square.and.arrow.up") } }
    init<D: RandomAccessCollection, P, I>(_ title: Text, items: D, subject: Text? = nil, message: Text? = nil, preview: @escaping (D.Element) -> SharePreview<P, I>) where Label == _LabelView<Text, Image> { self.init(item: items) { _textLabel(title, "square.and.arrow.up") } }
}
/// Controls that belong together.
/// - Since: iOS 15
struct ControlGroup<Content: View>: View {
    init(@ViewBuilder content: () -> Content)
    init(_ configuration: ControlGroupStyleConfiguration) where Content == ControlGroupStyleConfiguration.Content { self.init { configuration.content } }
    /// - Since: iOS 16
    init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.init(content: content) }
    /// - Since: iOS 16
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
    /// - Since: iOS 16
    init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
}
/// - Since: iOS 14
struct Menu<Label: View, Content: View>: View {
    /// - Since: iOS 15
    init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == _LabelView<Text, Image> { self.init(content: content, label: { _iconLabel(title, systemImage) }, primaryAction: primaryAction) }
    init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> { self.init(content: content) { _imageLabel(title, image) } }
    init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) where Label == _LabelView<Text, Image> { self.init(content: content) { _iconLabel(title, systemImage) } }
    /// - Since: iOS 15
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text { self.init(content: content, label: { Text(title) }, primaryAction: primaryAction) }
    /// - Since: iOS 15
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) { self.init(_content: content()) { Button(action: primaryAction, label: label) } }
    init<L: View>(_content: Content, @ViewBuilder label: () -> L)
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
/// - Since: iOS 14
struct Label<Title: View, Icon: View>: View {
    init(_ title: LocalizedStringKey, systemImage: String) where Title == Text, Icon == Image
    init(_ title: LocalizedStringKey, image: String) where Title == Text, Icon == Image
    init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    init(_ configuration: LabelStyleConfiguration) where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon { self.init(title: { configuration.title }, icon: { configuration.icon }) }
}
typealias _LabelView<Title: View, Icon: View> = Label<Title, Icon>
func _iconLabel(_ title: LocalizedStringKey, _ systemImage: String) -> _LabelView<Text, Image> { Label(title, systemImage: systemImage) }
func _textLabel(_ title: Text, _ systemImage: String) -> _LabelView<Text, Image> { Label { title } icon: { Image(systemName: systemImage) } }
func _imageLabel(_ title: LocalizedStringKey, _ image: String) -> _LabelView<Text, Image> { Label(title, image: image) }
/// - Since: iOS 16
struct LabeledContent<Label: View, Content: View>: View {
    init(_ title: LocalizedStringKey, value: String) where Label == Text, Content == Text
    init<V: _FormattedNumber>(_ title: LocalizedStringKey, value: V, format: _NumberFormat) where Label == Text, Content == Text { self.init(title, value: format._text(value._number)) }
    init(_ title: LocalizedStringKey, value: Date, format: Date.FormatStyle) where Label == Text, Content == Text { self.init(title, value: value.formatted(format)) }
    init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F) where Label == Text, Content == Text, F.FormatOutput == String { self.init(title, value: format.format(value)) }
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(_ configuration: LabeledContentStyleConfiguration) where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content { self.init(content: { configuration.content }, label: { configuration.label }) }
}
/// - Since: iOS 14
struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    init() where Label == EmptyView, CurrentValueLabel == EmptyView
    init(_ title: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView
    init(value: Double?, total: Double = 1) where Label == EmptyView, CurrentValueLabel == EmptyView
    init(_ title: LocalizedStringKey, value: Double?, total: Double = 1) where Label == Text, CurrentValueLabel == EmptyView
    init(value: Float?, total: Float = 1) where Label == EmptyView, CurrentValueLabel == EmptyView { self.init(value: value.map { Double($0) }, total: Double(total)) }
    init(_ title: LocalizedStringKey, value: Float?, total: Float = 1) where Label == Text, CurrentValueLabel == EmptyView { self.init(title, value: value.map { Double($0) }, total: Double(total)) }
    init(value: Float?, total: Float = 1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView { self.init(value: value.map { Double($0) }, total: Double(total), label: label) }
    init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView
    init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView
    init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
    init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView { self.init(value: progress.fractionCompleted) }
    init(_ configuration: ProgressViewStyleConfiguration) where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel? { self.init(value: configuration.fractionCompleted) { configuration.label } currentValueLabel: { configuration.currentValueLabel } }
    /// How much of an interval of time has passed, when the view is made.
    /// - Since: iOS 16
    init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView, CurrentValueLabel == EmptyView { self.init(value: timerInterval._passed(countsDown)) }
    /// - Since: iOS 16
    init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView { self.init(value: timerInterval._passed(countsDown), label: label) }
    /// - Since: iOS 16
    init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) { self.init(value: timerInterval._passed(countsDown), label: label, currentValueLabel: currentValueLabel) }
}
extension ClosedRange where Bound == Date {
    func _passed(_ countsDown: Bool) -> Double {
        let length = upperBound.timeIntervalSince(lowerBound)
        let passed = length > 0 ? min(max(Date().timeIntervalSince(lowerBound) / length, 0), 1) : 1
        return countsDown ? 1 - passed : passed
    }
}
