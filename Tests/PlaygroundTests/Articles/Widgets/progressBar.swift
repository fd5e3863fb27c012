struct ProgressBar: View {
    let value: Double
    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.3))
                Capsule().fill(.blue).frame(width: geometry.size.width * min(max(value, 0), 1))
            }
        }
        .frame(height: 8)
    }
}
VStack { ProgressBar(value: 0.25); ProgressBar(value: 2) }.frame(width: 200)

// type: ModifiedContent<VStack<TupleContent<ProgressBar, ProgressBar>>, _FrameLayout>
// body: ProgressBar.body = ModifiedContent<GeometryReader<ZStack<TupleContent<_ShapeView<Capsule, Color>, ModifiedContent<_ShapeView<Capsule, Color>, _FrameLayout>>>>, _FrameLayout>
// view: frame 60,228 200x24
// view:   VStack 60,228 200x24
// view:     ProgressBar 60,228 200x8
// view:       frame 60,228 200x8
// view:         GeometryReader 60,228 200x8
// view:           ZStack 60,228 200x8
// view:             Capsule 60,228 200x8
// view:             frame 60,228 50x8
// view:               Capsule 60,228 50x8
// view:     ProgressBar 60,244 200x8
// view:       frame 60,244 200x8
// view:         GeometryReader 60,244 200x8
// view:           ZStack 60,244 200x8
// view:             Capsule 60,244 200x8
// view:             frame 60,244 200x8
// view:               Capsule 60,244 200x8
