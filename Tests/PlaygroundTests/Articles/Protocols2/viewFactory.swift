protocol Screen: View { static var title: String { get } }
struct Home: Screen { static let title = "Home"; var body: some View { Text("home body") } }
struct About: Screen { static let title = "About"; var body: some View { Text("about body") } }
struct Page<S: Screen>: View {
    let screen: S
    var body: some View { VStack { Text(S.title).font(.headline); screen } }
}
VStack { Page(screen: Home()); Page(screen: About()) }

// type: VStack<TupleContent<Page<Home>, Page<About>>>
// body: About.body = Text
// body: Home.body = Text
// body: Page.body = VStack<TupleContent<Text, S>>
// view: VStack 120,196 80x88
// view:   Page 124,196 72x40
// view:     VStack 124,196 72x40
// view:       Text "Home" 144,196 32x16
// view:       Home 124,220 72x16
// view:         Text "home body" 124,220 72x16
// view:   Page 120,244 80x40
// view:     VStack 120,244 80x40
// view:       Text "About" 140,244 40x16
// view:       About 120,268 80x16
// view:         Text "about body" 120,268 80x16
