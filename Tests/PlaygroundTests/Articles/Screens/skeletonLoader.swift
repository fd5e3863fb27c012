import SwiftUI

struct Shimmer: ViewModifier {
    @State private var phase: CGFloat = -1
    var isActive: Bool = true
    func body(content: Content) -> some View {
        if isActive {
            content
                .overlay {
                    GeometryReader { geo in
                        LinearGradient(colors: [.clear, .white.opacity(0.6), .clear], startPoint: .leading, endPoint: .trailing)
                            .frame(width: geo.size.width)
                            .offset(x: phase * geo.size.width)
                    }
                }
                .mask(content)
                .onAppear { withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) { phase = 1 } }
        } else {
            content
        }
    }
}
extension View {
    func shimmer(_ isActive: Bool = true) -> some View { modifier(Shimmer(isActive: isActive)) }
    @ViewBuilder func skeleton(_ isLoading: Bool) -> some View {
        if isLoading { redacted(reason: .placeholder).shimmer().allowsHitTesting(false) } else { self }
    }
    func skeletonCell() -> some View { modifier(CellBackground()) }
}
struct CellBackground: ViewModifier {
    @Environment(\.redactionReasons) private var reasons
    func body(content: Content) -> some View {
        content.padding().background(reasons.contains(.placeholder) ? Color.gray.opacity(0.1) : .white, in: RoundedRectangle(cornerRadius: 12)).accessibilityIdentifier(reasons.isEmpty ? "real" : "placeholder")
    }
}

struct Article: Identifiable { let id: Int; let title: String; let summary: String; static let placeholder = (0..<3).map { Article(id: -$0, title: "Some title", summary: String(repeating: "lorem ", count: 8)) } }

enum Loadable<Value> {
    case loading(placeholder: Value), loaded(Value), failed(any Error)
    var value: Value? { switch self { case .loading(let value), .loaded(let value): value; case .failed: nil } }
    var isLoading: Bool { if case .loading = self { return true }; return false }
}

struct ArticleService {
    struct Failure: Error {}
    var fetch: () async throws -> [Article]
    static let live = ArticleService { try await Task.sleep(for: .milliseconds(1500)); return [Article(id: 1, title: "News", summary: "It happened.")] }
}
extension EnvironmentValues { @Entry var articles = ArticleService.live }

struct FeedView: View {
    @Environment(\.articles) private var service
    @State private var state = Loadable<[Article]>.loading(placeholder: Article.placeholder)
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 12) {
                ForEach(state.value ?? []) { article in
                    VStack(alignment: .leading, spacing: 4) {
                        Text(article.title).font(.headline)
                        Text(article.summary).font(.subheadline).lineLimit(2, reservesSpace: true)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .skeletonCell()
                }
                if case .failed = state { ContentUnavailableView { Label("Failed", systemImage: "wifi.slash") } actions: { Button("Retry") { Task { await load() } } } }
            }
            .padding()
            .skeleton(state.isLoading)
        }
        .task { await load() }
        .refreshable { await load() }
    }
    func load() async {
        state = .loading(placeholder: Article.placeholder)
        do { state = .loaded(try await service.fetch()) } catch { state = .failed(error) }
    }
}
FeedView()

// type: FeedView
// body: CellBackground.body(content:) = ModifiedContent<ModifiedContent<ModifiedContent<_ViewModifier_Content<CellBackground>, _PaddingLayout>, _BackgroundShapeModifier<Color, RoundedRectangle>>, AccessibilityAttachmentModifier>
// body: FeedView.body = ModifiedContent<ModifiedContent<ScrollView<_ConditionalContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<LazyVStack<TupleContent<ForEach<Array<Article>, Int, ModifiedContent<ModifiedContent<VStack<TupleContent<Text, ModifiedContent<Text, _LineLimitModifier>>>, _FlexFrameLayout>, CellBackground>>, Optional<ContentUnavailableView<Label<Text, Image>, EmptyView, Button<Text>>>>>, _PaddingLayout>, _EnvironmentKeyWritingModifier<RedactionReasons>>, Shimmer>, _AllowsHitTestingModifier>, ModifiedContent<LazyVStack<TupleContent<ForEach<Array<Article>, Int, ModifiedContent<ModifiedContent<VStack<TupleContent<Text, ModifiedContent<Text, _LineLimitModifier>>>, _FlexFrameLayout>, CellBackground>>, Optional<ContentUnavailableView<Label<Text, Image>, EmptyView, Button<Text>>>>>, _PaddingLayout>>>, _TaskModifier>, _EnvironmentKeyWritingModifier<Optional<RefreshAction>>>
// body: Shimmer.body(content:) = _ConditionalContent<ModifiedContent<ModifiedContent<ModifiedContent<_ViewModifier_Content<Shimmer>, _OverlayModifier<GeometryReader<ModifiedContent<ModifiedContent<LinearGradient, _FrameLayout>, _OffsetEffect>>>>, _MaskEffect<_ViewModifier_Content<Shimmer>>>, _AppearanceActionModifier>, _ViewModifier_Content<Shimmer>>
// body: View.shimmer(_:) = ModifiedContent<Self, Shimmer>
// body: View.skeleton(_:) = _ConditionalContent<ModifiedContent<ModifiedContent<ModifiedContent<Self, _EnvironmentKeyWritingModifier<RedactionReasons>>, Shimmer>, _AllowsHitTestingModifier>, Self>
// body: View.skeletonCell() = ModifiedContent<Self, CellBackground>
// view: FeedView 0,0 320x480
// view:   ScrollView 0,0 320x480 [task, refreshable]
// view:     mask 0,0 320x296 [onAppear, Shimmer, allowsHitTesting]
// view:       overlay 0,0 320x296
// view:         padding 0,0 320x296 [environment]
// view:           LazyVStack 16,16 288x264
// view:             background 16,16 288x80 [accessibilityIdentifier, CellBackground]
// view:               padding 16,16 288x80
// view:                 frame 32,32 256x48
// view:                   VStack 32,32 245x48
// view:                     Text "Some title" 32,32 80x16
// view:                     Text "lorem lorem lorem lorem lorem lorem lorem lorem " 32,52 245x28 [lineLimit]
// view:               RoundedRectangle 16,16 288x80
// view:             background 16,108 288x80 [accessibilityIdentifier, CellBackground]
// view:               padding 16,108 288x80
// view:                 frame 32,124 256x48
// view:                   VStack 32,124 245x48
// view:                     Text "Some title" 32,124 80x16
// view:                     Text "lorem lorem lorem lorem lorem lorem lorem lorem " 32,144 245x28 [lineLimit]
// view:               RoundedRectangle 16,108 288x80
// view:             background 16,200 288x80 [accessibilityIdentifier, CellBackground]
// view:               padding 16,200 288x80
// view:                 frame 32,216 256x48
// view:                   VStack 32,216 245x48
// view:                     Text "Some title" 32,216 80x16
// view:                     Text "lorem lorem lorem lorem lorem lorem lorem lorem " 32,236 245x28 [lineLimit]
// view:               RoundedRectangle 16,200 288x80
// view:         GeometryReader 0,0 320x296
// view:           offset 0,0 320x296
// view:             frame 320,0 320x296
// view:               LinearGradient 320,0 320x296
// view:       padding 0,0 320x296 [environment]
// view:         LazyVStack 16,16 288x264
// view:           background 16,16 288x80 [accessibilityIdentifier, CellBackground]
// view:             padding 16,16 288x80
// view:               frame 32,32 256x48
// view:                 VStack 32,32 245x48
// view:                   Text "Some title" 32,32 80x16
// view:                   Text "lorem lorem lorem lorem lorem lorem lorem lorem " 32,52 245x28 [lineLimit]
// view:             RoundedRectangle 16,16 288x80
// view:           background 16,108 288x80 [accessibilityIdentifier, CellBackground]
// view:             padding 16,108 288x80
// view:               frame 32,124 256x48
// view:                 VStack 32,124 245x48
// view:                   Text "Some title" 32,124 80x16
// view:                   Text "lorem lorem lorem lorem lorem lorem lorem lorem " 32,144 245x28 [lineLimit]
// view:             RoundedRectangle 16,108 288x80
// view:           background 16,200 288x80 [accessibilityIdentifier, CellBackground]
// view:             padding 16,200 288x80
// view:               frame 32,216 256x48
// view:                 VStack 32,216 245x48
// view:                   Text "Some title" 32,216 80x16
// view:                   Text "lorem lorem lorem lorem lorem lorem lorem lorem " 32,236 245x28 [lineLimit]
// view:             RoundedRectangle 16,200 288x80
