struct Paging: View {
    @State private var position: Int?
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { page in
                    Color.blue.containerRelativeFrame(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $position)
        .contentMargins(10)
        .safeAreaInset(edge: .bottom) { Text("bottom") }
    }
}
Paging()

// type: Paging
// body: Paging.body = ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ScrollView<ModifiedContent<LazyHStack<ForEach<Range<Int>, Int, ModifiedContent<Color, _ContainerRelativeFrameLayout>>>, _InertModifier>>, _InertModifier>, _InertModifier>, _InertModifier>, _InsetViewModifier<Text>>
// view: Paging 0,0 320x480
// view:   safeAreaInset 0,0 320x480
// view:     ScrollView 0,0 320x456 [scrollTargetBehavior, scrollPosition, contentMargins]
// view:       LazyHStack 10,10 900x436 [scrollTargetLayout]
// view:         containerRelativeFrame 10,10 300x436
// view:           Color 10,10 300x436
// view:         containerRelativeFrame 310,10 300x436
// view:           Color 310,10 300x436
// view:     Text "bottom" 136,464 48x16
