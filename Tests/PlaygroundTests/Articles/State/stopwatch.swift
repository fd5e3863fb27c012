import SwiftUI

struct Stopwatch: View {
    @State private var elapsed: TimeInterval = 0
    @State private var isRunning = false
    @State private var laps: [TimeInterval] = []
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    private var text: String { String(format: "%02d:%04.1f", Int(elapsed) / 60, elapsed.truncatingRemainder(dividingBy: 60)) }

    var body: some View {
        VStack(spacing: 20) {
            Text(text).font(.system(size: 48, weight: .bold, design: .monospaced))
            HStack {
                Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
                Button("Lap") { laps.insert(elapsed, at: 0) }.disabled(!isRunning)
                Button("Reset", role: .destructive) { (elapsed, laps) = (0, []) }
            }
            ForEach(laps.indices, id: \.self) { Text("Lap \(laps.count - $0): \(laps[$0], specifier: "%.1f")") }
        }
        .onReceive(timer) { _ in if isRunning { elapsed += 0.1 } }
    }
}

// type: Stopwatch
// body: Stopwatch.body = SubscriptionView<Autoconnect<TimerPublisher>, VStack<TupleContent<Text, HStack<TupleContent<Button<Text>, ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>, Button<Text>>>, ForEach<Range<Int>, Int, Text>>>>
// view: Stopwatch 76,198 168x84
// view:   VStack 76,198 168x84 [onReceive]
// view:     Text "00:00.0" 76,198 168x48
// view:     HStack 100,266 120x16
// view:       Button 100,266 40x16
// view:         Text "Start" 100,266 40x16
// view:       Button 148,266 24x16 [disabled]
// view:         Text "Lap" 148,266 24x16
// view:       Button 180,266 40x16
// view:         Text "Reset" 180,266 40x16
