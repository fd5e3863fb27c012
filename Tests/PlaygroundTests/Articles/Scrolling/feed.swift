import SwiftUI

struct Post: Identifiable { let id: Int; let author: String; var likes: Int }

struct PostRow: View, Equatable {
    let post: Post
    let onLike: () -> Void
    static func == (a: Self, b: Self) -> Bool { a.post.id == b.post.id && a.post.likes == b.post.likes }

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Circle().frame(width: 24, height: 24)
            VStack(alignment: .leading) {
                Text(post.author).font(.headline)
                Text("\(post.likes) likes").font(.caption).foregroundColor(.secondary)
            }
            Spacer(minLength: 0)
            Button(action: onLike) { Image(systemName: "heart") }
        }
    }
}

struct Feed: View {
    @State private var posts = (1...30).map { Post(id: $0, author: "User \($0)", likes: $0 * 3 % 7) }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(posts) { post in
                            PostRow(post: post) { like(post) }.equatable()
                            if post.id != posts.last?.id { Divider() }
                        }
                    } header: {
                        Text("Feed").frame(maxWidth: .infinity).background(.bar)
                    }
                }
                .padding(.horizontal)
            }
            .safeAreaInset(edge: .bottom) {
                Button("Top") { withAnimation { proxy.scrollTo(1, anchor: .top) } }
            }
        }
    }

    private func like(_ post: Post) {
        guard let index = posts.firstIndex(where: { $0.id == post.id }) else { return }
        posts[index].likes += 1
    }
}

// type: Feed
// body: Feed.body = ScrollViewReader<ModifiedContent<ScrollView<ModifiedContent<LazyVStack<Section<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _BackgroundStyleModifier<Material>>, ForEach<Array<Post>, Int, TupleContent<EquatableView<PostRow>, Optional<Divider>>>, EmptyView>>, _PaddingLayout>>, _InsetViewModifier<Button<Text>>>>
// body: PostRow.body = HStack<TupleContent<ModifiedContent<Circle, _FrameLayout>, VStack<TupleContent<Text, Text>>, Spacer, Button<Image>>>
// view: Feed 0,0 320x480
// view:   safeAreaInset 0,0 320x480
// view:     ScrollView 0,0 320x456
// view:       padding 0,0 320x1865.78
// view:         LazyVStack 16,0 288x1865.78
// view:           background 16,0 288x16
// view:             frame 16,0 288x16
// view:               Text "Feed" 144,0 32x16
// view:             Material 16,0 288x16
// view:           PostRow 16,24 288x48
// view:             HStack 16,24 288x48
// view:               frame 16,24 24x24
// view:                 Circle 16,24 24x24
// view:               VStack 48,36 48x36
// view:                 Text "User 1" 48,36 48x16
// view:                 Text "3 likes" 48,60 42x12
// view:               Spacer 96,48 192x0
// view:               Button 288,36 16x16
// view:                 Image 288,36 16x16
// view:           Divider 16,80 288x1
// view:           PostRow 16,89 288x48
// view:             HStack 16,89 288x48
// view:               frame 16,89 24x24
// view:                 Circle 16,89 24x24
// view:               VStack 48,101 48x36
// view:                 Text "User 2" 48,101 48x16
// view:                 Text "6 likes" 48,125 42x12
// view:               Spacer 96,113 192x0
// view:               Button 288,101 16x16
// view:                 Image 288,101 16x16
// view:           Divider 16,145 288x1
// view:           PostRow 16,154 288x48
// view:             HStack 16,154 288x48
// view:               frame 16,154 24x24
// view:                 Circle 16,154 24x24
// view:               VStack 48,166 48x36
// view:                 Text "User 3" 48,166 48x16
// view:                 Text "2 likes" 48,190 42x12
// view:               Spacer 96,178 192x0
// view:               Button 288,166 16x16
// view:                 Image 288,166 16x16
// view:           Divider 16,210 288x1
// view:           PostRow 16,219 288x48
// view:             HStack 16,219 288x48
// view:               frame 16,219 24x24
// view:                 Circle 16,219 24x24
// view:               VStack 48,231 48x36
// view:                 Text "User 4" 48,231 48x16
// view:                 Text "5 likes" 48,255 42x12
// view:               Spacer 96,243 192x0
// view:               Button 288,231 16x16
// view:                 Image 288,231 16x16
// view:           Divider 16,275 288x1
// view:           PostRow 16,284 288x48
// view:             HStack 16,284 288x48
// view:               frame 16,284 24x24
// view:                 Circle 16,284 24x24
// view:               VStack 48,296 48x36
// view:                 Text "User 5" 48,296 48x16
// view:                 Text "1 likes" 48,320 42x12
// view:               Spacer 96,308 192x0
// view:               Button 288,296 16x16
// view:                 Image 288,296 16x16
// view:           Divider 16,340 288x1
// view:           PostRow 16,349 288x48
// view:             HStack 16,349 288x48
// view:               frame 16,349 24x24
// view:                 Circle 16,349 24x24
// view:               VStack 48,361 48x36
// view:                 Text "User 6" 48,361 48x16
// view:                 Text "4 likes" 48,385 42x12
// view:               Spacer 96,373 192x0
// view:               Button 288,361 16x16
// view:                 Image 288,361 16x16
// view:           Divider 16,405 288x1
// view:           PostRow 16,414 288x48
// view:             HStack 16,414 288x48
// view:               frame 16,414 24x24
// view:                 Circle 16,414 24x24
// view:               VStack 48,426 48x36
// view:                 Text "User 7" 48,426 48x16
// view:                 Text "0 likes" 48,450 42x12
// view:               Spacer 96,438 192x0
// view:               Button 288,426 16x16
// view:                 Image 288,426 16x16
// view:           Divider 16,470 288x1
// view:           PostRow 16,479 288x48
// view:             HStack 16,479 288x48
// view:               frame 16,479 24x24
// view:                 Circle 16,479 24x24
// view:               VStack 48,491 48x36
// view:                 Text "User 8" 48,491 48x16
// view:                 Text "3 likes" 48,515 42x12
// view:               Spacer 96,503 192x0
// view:               Button 288,491 16x16
// view:                 Image 288,491 16x16
// view:           Divider 16,535 288x1
// view:     Button 148,464 24x16
// view:       Text "Top" 148,464 24x16
