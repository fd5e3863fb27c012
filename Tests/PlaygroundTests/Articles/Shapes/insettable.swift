struct Diamond: InsettableShape {
    var inset: CGFloat = 0
    func path(in rect: CGRect) -> Path {
        let r = rect.insetBy(dx: inset, dy: inset)
        return Path { p in
            p.addLines([CGPoint(x: r.midX, y: r.minY), CGPoint(x: r.maxX, y: r.midY), CGPoint(x: r.midX, y: r.maxY), CGPoint(x: r.minX, y: r.midY)])
            p.closeSubpath()
        }
    }
    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}
HStack {
    Diamond().strokeBorder(.purple, lineWidth: 4).frame(width: 40, height: 40)
    Diamond().inset(by: 5).fill(.pink).frame(width: 40, height: 40)
}

// type: HStack<TupleContent<ModifiedContent<_ShapeView<_StrokedShape<Diamond>, Color>, _FrameLayout>, ModifiedContent<_ShapeView<Diamond, Color>, _FrameLayout>>>
// body: Diamond.inset(by:) = Diamond
// view: HStack 116,220 88x40
// view:   frame 116,220 40x40
// view:     Diamond 116,220 40x40
// view:   frame 164,220 40x40
// view:     Diamond 164,220 40x40
