struct Tracker: View {
    @State private var frame = CGRect.zero
    var body: some View {
        VStack {
            Color.clear.frame(height: 40)
            Text("track")
                .onGeometryChange(for: CGRect.self) { $0.frame(in: .named("stack")) } action: { frame = $0 }
            Text("y \(Int(frame.minY))")
        }
        .coordinateSpace(name: "stack")
    }
}
Tracker()

// type: Tracker
// body: Tracker.body = ModifiedContent<VStack<TupleContent<ModifiedContent<Color, _FrameLayout>, ModifiedContent<Text, _GeometryActionModifier<CGRect>>, Text>>, _CoordinateSpaceModifier<String>>
// view: Tracker 0,196 320x88
// view:   VStack 0,196 320x88 [coordinateSpace]
// view:     frame 0,196 320x40
// view:       Color 0,196 320x40
// view:     Text "track" 140,244 40x16 [onGeometryChange]
// view:     Text "y 48" 144,268 32x16
