struct Polygon: Shape {
    let sides: Int
    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        let points = (0..<sides).map { index -> CGPoint in
            let angle = Angle(degrees: Double(index) * 360 / Double(sides) - 90).radians
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var path = Path()
        path.addLines(points)
        path.closeSubpath()
        return path
    }
}
HStack {
    ForEach(3..<6) { sides in
        Polygon(sides: sides)
            .fill(LinearGradient(colors: [.mint, .teal], startPoint: .topLeading, endPoint: .bottomTrailing))
            .frame(width: 40, height: 40)
            .rotationEffect(.radians(0.5))
    }
}

// type: HStack<ForEach<Range<Int>, Int, ModifiedContent<ModifiedContent<_ShapeView<Polygon, LinearGradient>, _FrameLayout>, _RotationEffect>>>
// view: HStack 92,220 136x40
// view:   rotationEffect 92,220 40x40
// view:     frame 92,220 40x40
// view:       Polygon 92,220 40x40
// view:   rotationEffect 140,220 40x40
// view:     frame 140,220 40x40
// view:       Polygon 140,220 40x40
// view:   rotationEffect 188,220 40x40
// view:     frame 188,220 40x40
// view:       Polygon 188,220 40x40
