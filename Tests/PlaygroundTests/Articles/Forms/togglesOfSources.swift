struct Chores: View {
    struct Chore { var isDone: Bool }
    @State private var days = [true, false]
    @State private var chores = [Chore(isDone: true), Chore(isDone: true)]
    let start = Date(timeIntervalSince1970: 0)
    var body: some View {
        Toggle("All days", sources: $days, isOn: \.self)
        Toggle("All chores", sources: $chores, isOn: \.isDone)
        Text(timerInterval: start...start.addingTimeInterval(3700), pauseTime: start.addingTimeInterval(5))
        Text(timerInterval: start...start.addingTimeInterval(3700), pauseTime: start.addingTimeInterval(65), countsDown: false)
        Text("size").dynamicTypeSize(.small ... .large)
    }
}
Chores()

// type: Chores
// body: Chores.body = TupleContent<Toggle<Text>, Toggle<Text>, Text, Text, ModifiedContent<Text, _EnvironmentKeyTransformModifier<DynamicTypeSize>>>
// view: Chores 0,169 320x142
// view:   Toggle 0,169 320x31
// view:     Text "All days" 0,176.50 64x16
// view:   Toggle 0,208 320x31
// view:     Text "All chores" 0,215.50 80x16
// view:   Text "1:01:35" 132,247 56x16
// view:   Text "1:05" 144,271 32x16
// view:   Text "size" 144,295 32x16 [transformEnvironment]
