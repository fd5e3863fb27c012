import SwiftUI

struct ProfileHeader: View {
    var name = "Ada Lovelace"
    var body: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(gradient: Gradient(colors: [.blue, .purple]), startPoint: .topLeading, endPoint: .bottomTrailing)
                .ignoresSafeArea(edges: .top)
                .frame(height: 160)
            HStack(alignment: .lastTextBaseline, spacing: 12) {
                Image(systemName: "person.crop.circle.fill")
                    .resizable()
                    .scaledToFit()
                    .frame(width: 64)
                    .background(Circle().fill(.white))
                    .overlay(Circle().stroke(Color.white, lineWidth: 2))
                VStack(alignment: .leading) {
                    Text(name).font(.title).fontWeight(.semibold).lineLimit(1).minimumScaleFactor(0.5)
                    Text("Mathematician").font(.subheadline).italic()
                }
                .layoutPriority(1)
                Spacer()
                Group {
                    Text("12").bold() + Text(" posts")
                }
            }
            .foregroundColor(.white)
            .padding([.horizontal, .bottom])
        }
        .fixedSize(horizontal: false, vertical: true)
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
}

struct ProfileHeader_Previews: PreviewProvider {
    static var previews: some View {
        ProfileHeader().previewLayout(.sizeThatFits)
    }
}

// type: ModifiedContent<ProfileHeader, _InertModifier>
// body: ProfileHeader.body = ModifiedContent<ModifiedContent<ZStack<TupleContent<ModifiedContent<ModifiedContent<LinearGradient, _SafeAreaIgnoringLayout>, _FrameLayout>, ModifiedContent<ModifiedContent<HStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Image, _AspectRatioLayout>, _FrameLayout>, _BackgroundModifier<_ShapeView<Circle, Color>>>, _OverlayModifier<_ShapeView<_StrokedShape<Circle>, Color>>>, ModifiedContent<VStack<TupleContent<ModifiedContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>, _EnvironmentKeyWritingModifier<CGFloat>>, Text>>, _TraitWritingModifier<LayoutPriorityTraitKey>>, Spacer, Group<Text>>>, _EnvironmentKeyWritingModifier<Optional<Color>>>, _PaddingLayout>>>, _FixedSizeLayout>, _ClipEffect<RoundedRectangle>>
// body: ProfileHeader_Previews.previews = ModifiedContent<ProfileHeader, _InertModifier>
// view: ProfileHeader 0,160 320x160 [previewLayout]
// view:   clipShape 0,160 320x160
// view:     fixedSize 0,160 320x160
// view:       ZStack 0,160 320x160
// view:         frame 0,160 320x160
// view:           ignoresSafeArea 0,160 320x160
// view:             LinearGradient 0,160 320x160
// view:         padding 0,192 320x128
// view:           HStack 16,192 288x112 [foregroundColor]
// view:             overlay 16,236 64x64
// view:               background 16,236 64x64
// view:                 frame 16,236 64x64
// view:                   aspectRatio 16,236 64x64
// view:                     Image 16,236 64x64
// view:                 Circle 16,236 64x64
// view:               Circle 16,236 64x64
// view:             VStack 92,253.50 168x50 [layoutPriority]
// view:               Text "Ada Lovelace" 92,253.50 168x28 [lineLimit, minimumScaleFactor]
// view:               Text "Mathematician" 92,289.50 91x14
// view:             Spacer 272,300 12x0
// view:             Text "12 posts" 296,192 8x112
