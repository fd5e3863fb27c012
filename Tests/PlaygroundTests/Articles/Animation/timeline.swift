struct Clock: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var ticks = 0
    var body: some View {
        VStack {
            TimelineView(.periodic(from: .now, by: 1)) { context in
                Text("\(Int(context.date.timeIntervalSince1970))")
            }
            Text("\(ticks) ticks").onReceive(timer) { _ in ticks += 1 }
        }
    }
}
Clock()

// error: 6: 'TimelineView.init(_: Schedule, content: (TimelineViewContext) -> Content)' has no binding: it is not supported yet
