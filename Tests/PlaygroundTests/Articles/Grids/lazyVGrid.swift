struct Gallery: View {
    let columns = [GridItem(.adaptive(minimum: 80), spacing: 10)]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 10) {
                ForEach(1...5, id: \.self) { number in
                    RoundedRectangle(cornerRadius: 8)
                        .frame(height: 60)
                        .overlay(Text("\(number)"))
                }
            }
            .padding(.horizontal)
        }
    }
}
Gallery()

// type: Gallery
// body: Gallery.body = ScrollView<ModifiedContent<LazyVGrid<ForEach<ClosedRange<Int>, Int, ModifiedContent<ModifiedContent<RoundedRectangle, _FrameLayout>, _OverlayModifier<Text>>>>, _PaddingLayout>>
// view: Gallery 0,0 320x480
// view:   ScrollView 0,0 320x480
// view:     padding 0,0 320x130
// view:       LazyVGrid 16,0 288x130
// view:         overlay 16,0 89.33x60
// view:           frame 16,0 89.33x60
// view:             RoundedRectangle 16,0 89.33x60
// view:           Text "1" 56.67,22 8x16
// view:         overlay 115.33,0 89.33x60
// view:           frame 115.33,0 89.33x60
// view:             RoundedRectangle 115.33,0 89.33x60
// view:           Text "2" 156,22 8x16
// view:         overlay 214.67,0 89.33x60
// view:           frame 214.67,0 89.33x60
// view:             RoundedRectangle 214.67,0 89.33x60
// view:           Text "3" 255.33,22 8x16
// view:         overlay 16,70 89.33x60
// view:           frame 16,70 89.33x60
// view:             RoundedRectangle 16,70 89.33x60
// view:           Text "4" 56.67,92 8x16
// view:         overlay 115.33,70 89.33x60
// view:           frame 115.33,70 89.33x60
// view:             RoundedRectangle 115.33,70 89.33x60
// view:           Text "5" 156,92 8x16
