import SwiftUI
import Combine

final class StopwatchModel: ObservableObject {
    enum Mode { case idle, running, paused }
    @Published private(set) var mode = Mode.idle
    @Published private(set) var elapsed: TimeInterval = 0
    @Published private(set) var laps: [TimeInterval] = []
    private var subscription: AnyCancellable?

    func start() {
        mode = .running
        subscription = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
            guard let self else { return }
            self.elapsed += 0.1
        }
    }
    func pause() { mode = .paused; subscription?.cancel(); subscription = nil }
    func lap() { laps.insert(elapsed, at: 0) }
    func reset() { pause(); (mode, elapsed, laps) = (.idle, 0, []) }
    deinit { subscription?.cancel() }
}

extension TimeInterval {
    var clock: String {
        let minutes = Int(self) / 60, seconds = Int(self) % 60, tenths = Int((self * 10).rounded()) % 10
        return String(format: "%02d:%02d.%d", minutes, seconds, tenths)
    }
}

struct CircleButtonStyle: ButtonStyle {
    var color: Color
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: 72, height: 72)
            .background(Circle().fill(color.opacity(isEnabled ? 0.2 : 0.05)))
            .overlay(Circle().strokeBorder(color, lineWidth: configuration.isPressed ? 4 : 2))
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.spring(response: 0.2, dampingFraction: 0.5, blendDuration: 0), value: configuration.isPressed)
    }
}
extension ButtonStyle where Self == CircleButtonStyle {
    static func circle(_ color: Color) -> Self { CircleButtonStyle(color: color) }
}

struct StopwatchView: View {
    @StateObject private var model = StopwatchModel()

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Circle().stroke(.gray.opacity(0.2), lineWidth: 8)
                Circle()
                    .trim(from: 0, to: model.elapsed.truncatingRemainder(dividingBy: 60) / 60)
                    .stroke(.orange, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(model.elapsed.clock).font(.system(.largeTitle, design: .monospaced)).monospacedDigit()
            }
            .frame(width: 180, height: 180)
            HStack {
                switch model.mode {
                case .idle:
                    Button("Lap") {}.disabled(true).buttonStyle(.circle(.gray))
                    Spacer()
                    Button("Start", action: model.start).buttonStyle(.circle(.green))
                case .running:
                    Button("Lap", action: model.lap).buttonStyle(.circle(.gray))
                    Spacer()
                    Button("Stop", action: model.pause).buttonStyle(.circle(.red))
                case .paused:
                    Button("Reset", action: model.reset).buttonStyle(.circle(.gray))
                    Spacer()
                    Button("Resume", action: model.start).buttonStyle(.circle(.green))
                }
            }
            List {
                ForEach(Array(model.laps.enumerated()), id: \.offset) { index, lap in
                    LabeledContent("Lap \(model.laps.count - index)", value: lap.clock)
                }
            }
            .listStyle(.plain)
            .animation(.default, value: model.laps)
        }
        .padding()
    }
}
#Preview("Stopwatch", traits: .sizeThatFitsLayout) { StopwatchView() }

// type: Group<StopwatchView>
// body: CircleButtonStyle.makeBody(configuration:) = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Label, _FrameLayout>, _BackgroundModifier<_ShapeView<Circle, Color>>>, _OverlayModifier<_ShapeView<_StrokedShape<Circle>, Color>>>, _ScaleEffect>, _AnimationModifier<Bool>>
// body: StopwatchView.body = ModifiedContent<VStack<TupleContent<ModifiedContent<ZStack<TupleContent<_ShapeView<_StrokedShape<Circle>, Color>, ModifiedContent<_ShapeView<_StrokedShape<_TrimmedShape<Circle>>, Color>, _RotationEffect>, Text>>, _FrameLayout>, HStack<_ConditionalContent<_ConditionalContent<TupleContent<ModifiedContent<ModifiedContent<Button<Text>, _EnvironmentKeyTransformModifier<Bool>>, _InertModifier>, Spacer, ModifiedContent<Button<Text>, _InertModifier>>, TupleContent<ModifiedContent<Button<Text>, _InertModifier>, Spacer, ModifiedContent<Button<Text>, _InertModifier>>>, TupleContent<ModifiedContent<Button<Text>, _InertModifier>, Spacer, ModifiedContent<Button<Text>, _InertModifier>>>>, ModifiedContent<ModifiedContent<List<Never, ForEach<Array<(offset: Int, element: Double)>, Int, LabeledContent<Text, Text>>>, _InertModifier>, _AnimationModifier<Array<Double>>>>>, _PaddingLayout>
// view: StopwatchView 0,0 320x480
// view:   padding 0,0 320x480
// view:     VStack 16,16 288x448
// view:       frame 70,16 180x180
// view:         ZStack 70,16 180x180
// view:           Circle 70,16 180x180
// view:           rotationEffect 70,16 180x180
// view:             Circle 70,16 180x180
// view:           Text "00:00.0" 100.50,89 119x34
// view:       HStack 16,220 288x72
// view:         Button 16,220 72x72 [disabled, buttonStyle]
// view:           CircleButtonStyle 16,220 72x72
// view:             scaleEffect 16,220 72x72 [animation]
// view:               overlay 16,220 72x72
// view:                 background 16,220 72x72
// view:                   frame 16,220 72x72
// view:                     Text "Lap" 40,248 24x16
// view:                   Circle 16,220 72x72
// view:                 Circle 16,220 72x72
// view:         Spacer 88,256 144x0
// view:         Button 232,220 72x72 [buttonStyle]
// view:           CircleButtonStyle 232,220 72x72
// view:             scaleEffect 232,220 72x72 [animation]
// view:               overlay 232,220 72x72
// view:                 background 232,220 72x72
// view:                   frame 232,220 72x72
// view:                     Text "Start" 248,248 40x16
// view:                   Circle 232,220 72x72
// view:                 Circle 232,220 72x72
// view:       List 16,316 288x148 [listStyle, animation]
