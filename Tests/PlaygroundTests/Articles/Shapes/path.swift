struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
VStack {
    Triangle().fill(.orange).frame(width: 50, height: 40)
    Triangle().stroke(.black, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)).frame(width: 50, height: 40)
    Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addQuadCurve(to: CGPoint(x: 0, y: 20), control: CGPoint(x: 50, y: 50))
        path.addArc(center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }
    .stroke(Color.red)
    .frame(height: 30)
}

// type: VStack<TupleContent<ModifiedContent<_ShapeView<Triangle, Color>, _FrameLayout>, ModifiedContent<_ShapeView<_StrokedShape<Triangle>, Color>, _FrameLayout>, ModifiedContent<_ShapeView<_StrokedShape<Path>, Color>, _FrameLayout>>>
// view: VStack 0,177 320x126
// view:   frame 135,177 50x40
// view:     Triangle 135,177 50x40
// view:   frame 135,225 50x40
// view:     Triangle 135,225 50x40
// view:   frame 0,273 320x30
// view:     Path 0,273 320x30
