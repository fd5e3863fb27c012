ScrollView(.horizontal) {
    LazyHGrid(rows: Array(repeating: GridItem(.fixed(40)), count: 2), spacing: 5) {
        ForEach(0..<5, id: \.self) { Text("\($0)").frame(width: 30) }
    }
}
.frame(height: 100)

// type: ModifiedContent<ScrollView<LazyHGrid<ForEach<Range<Int>, Int, ModifiedContent<Text, _FrameLayout>>>>, _FrameLayout>
// view: frame 0,190 320x100
// view:   ScrollView 0,196 320x88
// view:     LazyHGrid 0,196 100x88
// view:       frame 0,208 30x16
// view:         Text "0" 11,208 8x16
// view:       frame 0,256 30x16
// view:         Text "1" 11,256 8x16
// view:       frame 35,208 30x16
// view:         Text "2" 46,208 8x16
// view:       frame 35,256 30x16
// view:         Text "3" 46,256 8x16
// view:       frame 70,208 30x16
// view:         Text "4" 81,208 8x16
