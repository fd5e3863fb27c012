import SwiftUI
struct Hero: Identifiable, Equatable { let id = UUID(); let name: String; let power: Int }
struct HeroGrid: View {
    let heroes: [Hero] = ["Storm", "Flash", "Raven", "Thor", "Hulk"].enumerated().map { .init(name: $1, power: ($0 + 1) * 17 % 50) }
    @State private var sort: SortOrder = .name
    @State private var favourites: Set<Hero.ID> = []
    @State private var searchText = ""
    enum SortOrder: String, CaseIterable { case name, power }
    var results: [Hero] {
        let filtered = searchText.isEmpty ? heroes : heroes.filter { $0.name.lowercased().hasPrefix(searchText.lowercased()) }
        return switch sort { case .name: filtered.sorted(using: KeyPathComparator(\Hero.name)); case .power: filtered.sorted { $0.power > $1.power } }
    }
    var body: some View {
        VStack(spacing: 0) {
            TextField("Search", text: $searchText).padding(8).background(Color(.secondarySystemBackground)).cornerRadius(8).padding()
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90, maximum: 150), spacing: 12)], spacing: 12) {
                    ForEach(results) { hero in
                        VStack {
                            Circle().fill(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom)).frame(width: 50, height: 50).overlay(Text(hero.name.prefix(1)).foregroundStyle(.white).bold())
                            Text(hero.name).lineLimit(1)
                            ProgressView(value: Double(hero.power), total: 50).tint(hero.power > 25 ? .green : .orange)
                        }
                        .padding(8)
                        .overlay(alignment: .topTrailing) {
                            Button { if !favourites.insert(hero.id).inserted { favourites.remove(hero.id) } } label: { Image(systemName: favourites.contains(hero.id) ? "heart.fill" : "heart") }
                        }
                        .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(.secondary.opacity(0.4), lineWidth: 1))
                    }
                }
                .padding(.horizontal)
            }
        }
    }
}
HeroGrid()

// type: HeroGrid
// body: HeroGrid.body = VStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<TextField<Text>, _PaddingLayout>, _BackgroundStyleModifier<Color>>, _ClipEffect<RoundedRectangle>>, _PaddingLayout>, ScrollView<ModifiedContent<LazyVGrid<ForEach<Array<Hero>, UUID, ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<ModifiedContent<ModifiedContent<_ShapeView<Circle, LinearGradient>, _FrameLayout>, _OverlayModifier<Text>>, ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>, ModifiedContent<ProgressView<EmptyView, EmptyView>, _InertModifier>>>, _PaddingLayout>, _OverlayModifier<Button<Image>>>, _OverlayModifier<_ShapeView<_StrokedShape<RoundedRectangle>, _OpacityShapeStyle<HierarchicalShapeStyle>>>>>>, _PaddingLayout>>>>
// view: HeroGrid 0,0 320x480
// view:   VStack 0,0 320x480
// view:     padding 0,0 320x64
// view:       cornerRadius 16,16 288x32
// view:         background 16,16 288x32
// view:           padding 16,16 288x32
// view:             TextField 24,24 272x16
// view:               Text "Search" 24,24 48x16
// view:           Color 16,16 288x32
// view:     ScrollView 0,64 320x416
// view:       padding 0,64 320x330
// view:         LazyVGrid 16,64 288x330
// view:           overlay 16,64 138x102
// view:             overlay 16,64 138x102
// view:               padding 16,64 138x102
// view:                 VStack 24,72 122x86
// view:                   overlay 60,72 50x50
// view:                     frame 60,72 50x50
// view:                       Circle 60,72 50x50
// view:                     Text "F" 81,89 8x16
// view:                   Text "Flash" 65,130 40x16 [lineLimit]
// view:                   ProgressView 24,154 122x4 [tint]
// view:               Button 138,64 16x16
// view:                 Image 138,64 16x16
// view:             RoundedRectangle 16,64 138x102
// view:           overlay 166,64 138x102
// view:             overlay 166,64 138x102
// view:               padding 166,64 138x102
// view:                 VStack 174,72 122x86
// view:                   overlay 210,72 50x50
// view:                     frame 210,72 50x50
// view:                       Circle 210,72 50x50
// view:                     Text "H" 231,89 8x16
// view:                   Text "Hulk" 219,130 32x16 [lineLimit]
// view:                   ProgressView 174,154 122x4 [tint]
// view:               Button 288,64 16x16
// view:                 Image 288,64 16x16
// view:             RoundedRectangle 166,64 138x102
// view:           overlay 16,178 138x102
// view:             overlay 16,178 138x102
// view:               padding 16,178 138x102
// view:                 VStack 24,186 122x86
// view:                   overlay 60,186 50x50
// view:                     frame 60,186 50x50
// view:                       Circle 60,186 50x50
// view:                     Text "R" 81,203 8x16
// view:                   Text "Raven" 65,244 40x16 [lineLimit]
// view:                   ProgressView 24,268 122x4 [tint]
// view:               Button 138,178 16x16
// view:                 Image 138,178 16x16
// view:             RoundedRectangle 16,178 138x102
// view:           overlay 166,178 138x102
// view:             overlay 166,178 138x102
// view:               padding 166,178 138x102
// view:                 VStack 174,186 122x86
// view:                   overlay 210,186 50x50
// view:                     frame 210,186 50x50
// view:                       Circle 210,186 50x50
// view:                     Text "S" 231,203 8x16
// view:                   Text "Storm" 215,244 40x16 [lineLimit]
// view:                   ProgressView 174,268 122x4 [tint]
// view:               Button 288,178 16x16
// view:                 Image 288,178 16x16
// view:             RoundedRectangle 166,178 138x102
// view:           overlay 16,292 138x102
// view:             overlay 16,292 138x102
// view:               padding 16,292 138x102
// view:                 VStack 24,300 122x86
// view:                   overlay 60,300 50x50
// view:                     frame 60,300 50x50
// view:                       Circle 60,300 50x50
// view:                     Text "T" 81,317 8x16
// view:                   Text "Thor" 69,358 32x16 [lineLimit]
// view:                   ProgressView 24,382 122x4 [tint]
// view:               Button 138,292 16x16
// view:                 Image 138,292 16x16
// view:             RoundedRectangle 16,292 138x102
