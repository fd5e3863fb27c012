extension View {
    func badge2(_ count: Int) -> some View {
        overlay(alignment: .topTrailing) {
            if count > 0 {
                Text(count > 99 ? "99+" : "\(count)")
                    .font(.caption2)
                    .padding(3)
                    .background(Capsule().fill(.red))
                    .alignmentGuide(.top) { $0.height / 2 }
                    .alignmentGuide(.trailing) { $0.width / 2 }
            }
        }
    }
}
HStack(spacing: 30) {
    Image(systemName: "bell").badge2(3)
    Image(systemName: "envelope").badge2(0)
    Image(systemName: "cart").badge2(120)
}

// type: HStack<TupleContent<ModifiedContent<Image, _OverlayModifier<Optional<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundModifier<_ShapeView<Capsule, Color>>>, _AlignmentWritingModifier>, _AlignmentWritingModifier>>>>, ModifiedContent<Image, _OverlayModifier<Optional<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundModifier<_ShapeView<Capsule, Color>>>, _AlignmentWritingModifier>, _AlignmentWritingModifier>>>>, ModifiedContent<Image, _OverlayModifier<Optional<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundModifier<_ShapeView<Capsule, Color>>>, _AlignmentWritingModifier>, _AlignmentWritingModifier>>>>>>
// body: View.badge2(_:) = ModifiedContent<Self, _OverlayModifier<Optional<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundModifier<_ShapeView<Capsule, Color>>>, _AlignmentWritingModifier>, _AlignmentWritingModifier>>>>
// view: HStack 106,232 108x16
// view:   overlay 106,232 16x16
// view:     Image 106,232 16x16
// view:     background 116.25,223.50 11.50x17 [alignmentGuide, alignmentGuide]
// view:       padding 116.25,223.50 11.50x17
// view:         Text "3" 119.25,226.50 5.50x11
// view:       Capsule 116.25,223.50 11.50x17
// view:   overlay 152,232 16x16
// view:     Image 152,232 16x16
// view:   overlay 198,232 16x16
// view:     Image 198,232 16x16
// view:     background 208.25,223.50 11.50x17 [alignmentGuide, alignmentGuide]
// view:       padding 208.25,223.50 11.50x17
// view:         Text "99+" 211.25,226.50 5.50x11
// view:       Capsule 208.25,223.50 11.50x17
