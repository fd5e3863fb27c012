import SwiftUI
struct Wave: Shape {
    var phase: Double, strength: Double
    var animatableData: AnimatablePair<Double, Double> { get { AnimatablePair(phase, strength) } set { (phase, strength) = (newValue.first, newValue.second) } }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0, y: rect.midY))
            for x in stride(from: 0, through: rect.width, by: 4) {
                let relative = x / max(rect.width, 1)
                path.addLine(to: CGPoint(x: x, y: rect.midY + sin(relative * .pi * 4 + phase) * strength))
            }
        }
    }
}
struct Ring: View, Animatable {
    var progress: Double
    var animatableData: Double { get { progress } set { progress = newValue } }
    var body: some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.2), style: StrokeStyle(lineWidth: 12))
            Circle().trim(from: 0, to: progress).stroke(AngularGradient(gradient: Gradient(colors: [.pink, .purple]), center: .center), style: StrokeStyle(lineWidth: 12, lineCap: .round)).rotationEffect(.degrees(-90))
            Text(progress, format: .percent.precision(.fractionLength(0))).font(.title2.monospacedDigit()).contentTransition(.numericText(value: progress))
        }
        .padding(6)
    }
}
struct Shake: GeometryEffect {
    var amount: CGFloat = 10, shakes = 3, animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakes)), y: 0)) }
}
struct Animations: View {
    @State private var progress = 0.3
    @State private var attempts = 0
    @State private var isOn = false
    @State private var done = 0
    var body: some View {
        VStack(spacing: 16) {
            Wave(phase: progress * 10, strength: 8).stroke(.blue, lineWidth: 2).frame(height: 40)
            Ring(progress: progress).frame(width: 100, height: 100)
            Text("Wrong").modifier(Shake(animatableData: CGFloat(attempts)))
            RoundedRectangle(cornerRadius: isOn ? 25 : 5).fill(isOn ? .green : .red).frame(width: isOn ? 100 : 50, height: 50)
                .animation(.easeInOut(duration: 1).repeatCount(2), value: isOn)
                .phaseAnimator([1.0, 1.2]) { view, scale in view.scaleEffect(scale) } animation: { _ in .bouncy }
            HStack {
                Button("Grow") { withAnimation(.easeOut(duration: 0.5)) { progress = min(progress + 0.2, 1) } completion: { done += 1 } }
                Button("Fail") { withAnimation(.default) { attempts += 1 } }
                Button("Flip") { isOn.toggle() }
            }
            Text("done \(done)")
        }
    }
}
Animations()

// type: Animations
// body: Animations.body = VStack<TupleContent<ModifiedContent<_ShapeView<_StrokedShape<Wave>, Color>, _FrameLayout>, ModifiedContent<Ring, _FrameLayout>, ModifiedContent<Text, Shake>, PhaseAnimator<Double, ModifiedContent<PlaceholderContentView<ModifiedContent<ModifiedContent<_ShapeView<RoundedRectangle, Color>, _FrameLayout>, _AnimationModifier<Bool>>>, _ScaleEffect>>, HStack<TupleContent<Button<Text>, Button<Text>, Button<Text>>>, Text>>
// body: Ring.body = ModifiedContent<ZStack<TupleContent<_ShapeView<_StrokedShape<Circle>, Color>, ModifiedContent<_ShapeView<_StrokedShape<_TrimmedShape<Circle>>, AngularGradient>, _RotationEffect>, ModifiedContent<Text, _EnvironmentKeyWritingModifier<ContentTransition>>>>, _PaddingLayout>
// view: Animations 0,81 320x318
// view:   VStack 0,81 320x318
// view:     frame 0,81 320x40
// view:       Wave 0,81 320x40
// view:     frame 110,137 100x100
// view:       Ring 110,137 100x100
// view:         padding 110,137 100x100
// view:           ZStack 116,143 88x88
// view:             Circle 116,143 88x88
// view:             rotationEffect 116,143 88x88
// view:               Circle 116,143 88x88
// view:             Text "30%" 143.50,176 33x22 [contentTransition]
// view:     Text "Wrong" 140,253 40x16 [Shake]
// view:     PhaseAnimator 135,285 50x50
// view:       scaleEffect 135,285 50x50 [onChange, task]
// view:         frame 135,285 50x50 [animation]
// view:           RoundedRectangle 135,285 50x50
// view:     HStack 104,351 112x16
// view:       Button 104,351 32x16
// view:         Text "Grow" 104,351 32x16
// view:       Button 144,351 32x16
// view:         Text "Fail" 144,351 32x16
// view:       Button 184,351 32x16
// view:         Text "Flip" 184,351 32x16
// view:     Text "done 0" 136,383 48x16
