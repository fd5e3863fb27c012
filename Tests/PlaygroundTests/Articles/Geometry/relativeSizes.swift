extension View {
    func relative(_ fraction: CGFloat, of size: CGSize) -> some View { frame(width: size.width * fraction, height: size.height * fraction) }
}
GeometryReader { proxy in
    ZStack {
        ForEach([1, 0.5, 0.25], id: \.self) { fraction in
            Circle().stroke().relative(fraction, of: proxy.size)
        }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
}
.frame(width: 80, height: 80)

// type: ModifiedContent<GeometryReader<ModifiedContent<ZStack<ForEach<Array<Double>, Double, ModifiedContent<_StrokedShape<Circle>, _FrameLayout>>>, _FlexFrameLayout>>, _FrameLayout>
// body: View.relative(_:of:) = ModifiedContent<Self, _FrameLayout>
// view: frame 120,200 80x80
// view:   GeometryReader 120,200 80x80
// view:     frame 120,200 80x80
// view:       ZStack 120,200 80x80
// view:         frame 120,200 80x80
// view:           Circle 120,200 80x80
// view:         frame 140,220 40x40
// view:           Circle 140,220 40x40
// view:         frame 150,230 20x20
// view:           Circle 150,230 20x20
