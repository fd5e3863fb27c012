import SwiftUI
struct History<Value: Equatable> {
    private var past: [Value] = [], future: [Value] = []
    private(set) var present: Value
    init(_ value: Value) { present = value }
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }
    mutating func push(_ value: Value) { guard value != present else { return }; past.append(present); present = value; future.removeAll() }
    mutating func undo() { guard let last = past.popLast() else { return }; future.append(present); present = last }
    mutating func redo() { guard let next = future.popLast() else { return }; past.append(present); present = next }
}
@propertyWrapper struct Undoable<Value: Equatable>: DynamicProperty {
    @State private var history: History<Value>
    init(wrappedValue: Value) { _history = State(initialValue: History(wrappedValue)) }
    var wrappedValue: Value { get { history.present } nonmutating set { history.push(newValue) } }
    var projectedValue: Controls { Controls(history: $history) }
    struct Controls {
        @Binding var history: History<Value>
        var canUndo: Bool { history.canUndo }
        var canRedo: Bool { history.canRedo }
        func undo() { history.undo() }
        func redo() { history.redo() }
        var binding: Binding<Value> { Binding { history.present } set: { history.push($0) } }
    }
}
struct Canvas2: Equatable { var dots: [CGPoint] = []; var color = "red" }
struct Drawing: View {
    @Undoable private var canvas = Canvas2()
    @FocusState private var focus: Field?
    enum Field: Hashable { case color }
    var body: some View {
        VStack {
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(Array(canvas.dots.enumerated()), id: \.offset) { _, dot in Circle().frame(width: 6, height: 6).offset(x: dot.x, y: dot.y) }
            }
            .frame(width: 100, height: 100)
            .contentShape(.rect)
            .onTapGesture { location in canvas.dots.append(CGPoint(x: location.x + Double(canvas.dots.count) * 10, y: location.y)) }
            .accessibilityIdentifier("canvas")
            TextField("Color", text: $canvas.binding.color).focused($focus, equals: .color)
            HStack {
                Button("Undo", systemImage: "arrow.uturn.backward", action: $canvas.undo).disabled(!$canvas.canUndo).labelStyle(.titleOnly)
                Button("Redo", action: $canvas.redo).disabled(!$canvas.canRedo)
                Text("\(canvas.dots.count) dots in \(canvas.color)")
            }
        }
    }
}
#Preview { Drawing() }

// type: Group<Drawing>
// body: Drawing.body = VStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ZStack<TupleContent<Color, ForEach<Array<(offset: Int, element: CGPoint)>, Int, ModifiedContent<ModifiedContent<Circle, _FrameLayout>, _OffsetEffect>>>>, _FrameLayout>, _InertModifier>, AddGestureModifier<_EndedGesture<SpatialTapGesture>>>, AccessibilityAttachmentModifier>, ModifiedContent<TextField<Text>, _InertModifier>, HStack<TupleContent<ModifiedContent<ModifiedContent<Button<Label<Text, Image>>, _EnvironmentKeyTransformModifier<Bool>>, _InertModifier>, ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>, Text>>>>
// view: Drawing 0,166 320x148
// view:   VStack 0,166 320x148
// view:     frame 110,166 100x100 [contentShape, onTapGesture, accessibilityIdentifier]
// view:       ZStack 110,166 100x100
// view:         Color 110,166 100x100
// view:     TextField 0,274 320x16 [focused]
// view:       Text "Color" 0,274 40x16
// view:     HStack 68,298 184x16
// view:       Button 68,298 32x16 [disabled, labelStyle]
// view:         Label 68,298 32x16
// view:           Text "Undo" 68,298 32x16
// view:       Button 108,298 32x16 [disabled]
// view:         Text "Redo" 108,298 32x16
// view:       Text "0 dots in red" 148,298 104x16
