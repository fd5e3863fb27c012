struct Parallax: View {
    var body: some View {
        ScrollView {
            GeometryReader { geometry in
                let offset = geometry.frame(in: .global).minY
                Color.blue.frame(height: 100 + max(0, offset)).offset(y: offset > 0 ? -offset : 0)
            }
            .frame(height: 100)
            VStack(alignment: .leading) { ForEach(0..<3) { Text("Row \($0)") } }
        }
    }
}
Parallax()

// type: Parallax
// body: Parallax.body = ScrollView<TupleContent<ModifiedContent<GeometryReader<ModifiedContent<ModifiedContent<Color, _FrameLayout>, _OffsetEffect>>, _FrameLayout>, VStack<ForEach<Range<Int>, Int, Text>>>>
// view: Parallax 0,0 320x480
// view:   ScrollView 0,0 320x480
// view:     frame 0,0 320x100
// view:       GeometryReader 0,0 320x100
// view:         offset 0,0 320x100
// view:           frame 0,0 320x100
// view:             Color 0,0 320x100
// view:     VStack 140,108 40x64
// view:       Text "Row 0" 140,108 40x16
// view:       Text "Row 1" 140,132 40x16
// view:       Text "Row 2" 140,156 40x16
