struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
HStack(spacing: 20) {
    Text("one").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
    Text("three").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
}
.overlayPreferenceValue(BoundsKey.self) { anchors in
    GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
            let rect = proxy[anchors[index]]
            Rectangle()
                .stroke(.red)
                .frame(width: rect.width, height: rect.height)
                .offset(x: rect.minX, y: rect.minY)
        }
    }
}

// type: ModifiedContent<HStack<TupleContent<ModifiedContent<Text, _AnchorWritingModifier<CGRect, BoundsKey>>, ModifiedContent<Text, _AnchorWritingModifier<CGRect, BoundsKey>>>>, _OverlayPreferenceModifier<BoundsKey, GeometryReader<ForEach<Range<Int>, Int, ModifiedContent<ModifiedContent<_ShapeView<_StrokedShape<Rectangle>, Color>, _FrameLayout>, _OffsetEffect>>>>>
// view: overlayPreferenceValue 118,232 84x16
// view:   HStack 118,232 84x16
// view:     Text "one" 118,232 24x16 [anchorPreference]
// view:     Text "three" 162,232 40x16 [anchorPreference]
// view:   GeometryReader 118,232 84x16
// view:     offset 118,232 24x16
// view:       frame 118,232 24x16
// view:         Rectangle 118,232 24x16
// view:     offset 118,232 40x16
// view:       frame 162,232 40x16
// view:         Rectangle 162,232 40x16
