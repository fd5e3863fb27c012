struct History<Value> {
    private(set) var past: [Value] = []
    var present: Value { didSet { past.append(oldValue) } }
    init(_ value: Value) { present = value }
    var canUndo: Bool { !past.isEmpty }
    mutating func undo() { if let last = past.popLast() { let kept = past; present = last; past = kept } }
}
struct UndoView: View {
    @State private var history = History("start")
    var body: some View {
        VStack {
            Text(history.present)
            Button("Change") { history.present += "!" }
            Button("Undo") { history.undo() }.disabled(!history.canUndo)
        }
        .onAppear { history.present = "changed"; history.present = "again"; history.undo() }
    }
}
UndoView()

// type: UndoView
// body: UndoView.body = ModifiedContent<VStack<TupleContent<Text, Button<Text>, ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>>>, _AppearanceActionModifier>
// view: UndoView 132,208 56x64
// view:   VStack 132,208 56x64 [onAppear]
// view:     Text "changed" 132,208 56x16
// view:     Button 136,232 48x16
// view:       Text "Change" 136,232 48x16
// view:     Button 144,256 32x16 [disabled]
// view:       Text "Undo" 144,256 32x16
