struct Wave: Shape {
    var phase: Double
    var strength: Double = 10
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(phase, strength) }
        set { (phase, strength) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0, y: rect.midY))
            for x in stride(from: 0, through: rect.width, by: 10) {
                path.addLine(to: CGPoint(x: x, y: rect.midY + CGFloat(sin(Double(x) / 20 + phase) * strength)))
            }
        }
    }
}
Wave(phase: 1).stroke(.blue, lineWidth: 2).frame(width: 200, height: 50)

// type: ModifiedContent<_ShapeView<_StrokedShape<Wave>, Color>, _FrameLayout>
// view: frame 60,215 200x50
// view:   Wave 60,215 200x50
