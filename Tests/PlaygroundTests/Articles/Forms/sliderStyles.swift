struct Controls: View {
    @State private var value = 0.5
    @State private var isOn = true
    @State private var count = 2
    var body: some View {
        VStack(spacing: 12) {
            Slider(value: $value)
            Slider(value: $value, in: 0...1, step: 0.1)
            Slider(value: $value, in: 0...10) { Text("Speed") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("10") }
            Toggle("On", isOn: $isOn).toggleStyle(.switch).tint(.green)
            Stepper(value: $count, in: 0...5) { Text("\(count)") }
            Stepper("Up") { count += 1 } onDecrement: { count -= 1 }
            ProgressView(value: value)
            ProgressView("Loading", value: 3, total: 10)
            ProgressView()
            Gauge(value: value) { Text("G") }
        }
    }
}
Controls()

// type: Controls
// body: Controls.body = VStack<TupleContent<Slider<EmptyView, EmptyView>, Slider<EmptyView, EmptyView>, Slider<Text, Text>, ModifiedContent<ModifiedContent<Toggle<Text>, _InertModifier>, _InertModifier>, Stepper<Text>, Stepper<Text>, ProgressView<EmptyView, EmptyView>, ProgressView<Text, EmptyView>, ProgressView<EmptyView, EmptyView>, Gauge<Text, EmptyView, EmptyView, EmptyView>>>
// view: Controls 0,58 320x364
// view:   VStack 0,58 320x364
// view:     Slider 0,58 320x31
// view:     Slider 0,101 320x31
// view:     Slider 0,144 320x31
// view:       Text "Speed"
// view:       Text "0" 0,151.50 8x16
// view:       Text "10" 304,151.50 16x16
// view:     Toggle 0,187 320x31 [toggleStyle, tint]
// view:       Text "On" 0,194.50 16x16
// view:     Stepper 0,230 320x32
// view:       Text "2" 0,238 8x16
// view:     Stepper 0,274 320x32
// view:       Text "Up" 0,282 16x16
// view:     ProgressView 0,318 320x4
// view:     ProgressView 0,334 320x28
// view:       Text "Loading" 0,334 56x16
// view:     ProgressView 150,374 20x20
// view:     Gauge 156,406 8x16
// view:       Text "G" 156,406 8x16
