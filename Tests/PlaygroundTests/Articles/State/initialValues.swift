struct Timer1: View {
    @State private var seconds: Int
    private let step: Int
    init(start: Int, step: Int = 5) {
        _seconds = State(initialValue: start)
        self.step = step
    }
    var body: some View {
        Button("\(seconds) s") { seconds += step }
    }
}
HStack { Timer1(start: 10); Timer1(start: 60, step: 1) }

// type: HStack<TupleContent<Timer1, Timer1>>
// body: Timer1.body = Button<Text>
// view: HStack 124,232 72x16
// view:   Timer1 124,232 32x16
// view:     Button 124,232 32x16
// view:       Text "10 s" 124,232 32x16
// view:   Timer1 164,232 32x16
// view:     Button 164,232 32x16
// view:       Text "60 s" 164,232 32x16
