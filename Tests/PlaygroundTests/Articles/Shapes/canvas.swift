struct Dots: View {
    var body: some View {
        Canvas { context, size in
            for i in 0..<5 {
                let rect = CGRect(x: CGFloat(i) * 20, y: size.height / 2, width: 10, height: 10)
                context.fill(Path(ellipseIn: rect), with: .color(.blue))
            }
        }
        .frame(width: 100, height: 40)
    }
}
Dots()

// type: Dots
// body: Dots.body = ModifiedContent<Canvas<EmptyView>, _FrameLayout>
// view: Dots 110,220 100x40
// view:   frame 110,220 100x40
// view:     Canvas 110,220 100x40
