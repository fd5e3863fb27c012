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

// type: Clock
// body: Clock.body = VStack<TupleContent<TimelineView<PeriodicTimelineSchedule, Text>, SubscriptionView<Autoconnect<TimerPublisher>, Text>>>
// view: Clock 132,220 56x40
// view:   VStack 132,220 56x40
// view:     TimelineView 156,220 8x16
// view:       Text "0" 156,220 8x16
// view:     Text "0 ticks" 132,244 56x16 [onReceive]
