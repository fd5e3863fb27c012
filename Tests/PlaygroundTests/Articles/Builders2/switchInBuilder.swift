enum Tab: String, CaseIterable { case home, search, profile, settings, about }
struct Content: View {
    let tab: Tab
    var body: some View {
        switch tab {
        case .home: Text("home")
        case .search: Image(systemName: "magnifyingglass")
        case .profile: Circle().frame(width: 10, height: 10)
        case .settings where tab.rawValue.count > 3: Text("settings")
        default: EmptyView()
        }
    }
}
VStack { ForEach(Tab.allCases, id: \.self) { Content(tab: $0) } }

// type: VStack<ForEach<Array<Tab>, Tab, Content>>
// body: Content.body = _ConditionalContent<_ConditionalContent<_ConditionalContent<Text, Image>, _ConditionalContent<ModifiedContent<Circle, _FrameLayout>, Text>>, EmptyView>
// view: VStack 128,199 64x82
// view:   Content 144,199 32x16
// view:     Text "home" 144,199 32x16
// view:   Content 152,223 16x16
// view:     Image 152,223 16x16
// view:   Content 155,247 10x10
// view:     frame 155,247 10x10
// view:       Circle 155,247 10x10
// view:   Content 128,265 64x16
// view:     Text "settings" 128,265 64x16
// view:   Content
