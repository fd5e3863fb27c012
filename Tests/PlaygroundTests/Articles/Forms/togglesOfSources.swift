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
