struct Ring: View {
    var progress: Double
    var body: some View {
        ZStack {
            Circle().stroke(Color.gray.opacity(0.3), lineWidth: 10)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(
                    AngularGradient(gradient: Gradient(colors: [.green, .yellow]), center: .center),
                    style: StrokeStyle(lineWidth: 10, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(progress, format: .percent)
        }
        .frame(width: 80, height: 80)
    }
}
Ring(progress: 0.75)

// type: Ring
// body: Ring.body = ModifiedContent<ZStack<TupleContent<_ShapeView<_StrokedShape<Circle>, Color>, ModifiedContent<_ShapeView<_StrokedShape<_TrimmedShape<Circle>>, AngularGradient>, _RotationEffect>, Text>>, _FrameLayout>
// view: Ring 120,200 80x80
// view:   frame 120,200 80x80
// view:     ZStack 120,200 80x80
// view:       Circle 120,200 80x80
// view:       rotationEffect 120,200 80x80
// view:         Circle 120,200 80x80
// view:       Text "75%" 148,232 24x16
