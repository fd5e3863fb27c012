struct Carousel<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
    let data: Data
    let spacing: CGFloat
    @ViewBuilder let content: (Data.Element) -> Content
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: spacing) {
                ForEach(data) { content($0).frame(width: 100) }
            }
        }
        .scrollTargetBehavior(.paging)
    }
}
struct Page: Identifiable { let id: Int }
Carousel(data: (1...3).map(Page.init), spacing: 10) { page in
    Text("Page \(page.id)")
}

// type: Carousel<Array<Page>, Text>
// body: Carousel.body = ModifiedContent<ScrollView<LazyHStack<ForEach<Data, Data.Element.ID, ModifiedContent<Content, _FrameLayout>>>>, _InertModifier>
// view: Carousel 0,0 320x480
// view:   ScrollView 0,0 320x480 [scrollTargetBehavior]
// view:     LazyHStack 0,0 320x480
// view:       frame 0,232 100x16
// view:         Text "Page 1" 26,232 48x16
// view:       frame 110,232 100x16
// view:         Text "Page 2" 136,232 48x16
// view:       frame 220,232 100x16
// view:         Text "Page 3" 246,232 48x16
