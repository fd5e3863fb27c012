struct ProfileHeader: View {
    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Image("avatar")
                .resizable()
                .aspectRatio(contentMode: .fill)
                .frame(width: 64, height: 64)
                .clipShape(Circle())
                .overlay(Circle().stroke(.white, lineWidth: 2))
            VStack(alignment: .leading) {
                Text("Grace Hopper").font(.headline)
                Text("Rear admiral").font(.subheadline).foregroundStyle(.secondary)
                Spacer()
            }
            Spacer()
            Button { } label: { Image(systemName: "ellipsis") }
        }
        .padding()
        .frame(height: 100)
    }
}
ProfileHeader()

// type: ProfileHeader
// body: ProfileHeader.body = ModifiedContent<ModifiedContent<HStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Image, _AspectRatioLayout>, _FrameLayout>, _ClipEffect<Circle>>, _OverlayModifier<_ShapeView<_StrokedShape<Circle>, Color>>>, VStack<TupleContent<Text, Text, Spacer>>, Spacer, Button<Image>>>, _PaddingLayout>, _FrameLayout>
// view: ProfileHeader 0,190 320x100
// view:   frame 0,190 320x100
// view:     padding 0,190 320x100
// view:       HStack 16,206 288x68
// view:         overlay 16,206 64x64
// view:           clipShape 16,206 64x64
// view:             frame 16,206 64x64
// view:               aspectRatio 16,206 64x64
// view:                 Image 16,206 64x64
// view:           Circle 16,206 64x64
// view:         VStack 92,206 96x68
// view:           Text "Grace Hopper" 92,206 96x16
// view:           Text "Rear admiral" 92,230 84x14
// view:           Spacer 92,244 0x30
// view:         Spacer 200,206 76x0
// view:         Button 288,206 16x16
// view:           Image 288,206 16x16
