import SwiftUI

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct EqualWidthButtons: View {
    @State private var width: CGFloat?
    let titles = ["Yes", "Maybe later", "No"]

    var body: some View {
        VStack(spacing: 8) {
            ForEach(titles, id: \.self) { title in
                Text(title)
                    .padding(8)
                    .background(GeometryReader { proxy in
                        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                    })
                    .frame(width: width)
                    .border(.blue)
            }
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

// type: EqualWidthButtons
// body: EqualWidthButtons.body = ModifiedContent<VStack<ForEach<Array<String>, String, ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundModifier<GeometryReader<ModifiedContent<Color, _PreferenceWritingModifier<WidthKey>>>>>, _FrameLayout>, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>>>, _PreferenceActionModifier<WidthKey>>
// view: EqualWidthButtons 108,184 104x112
// view:   VStack 108,184 104x112 [onPreferenceChange]
// view:     border 108,184 104x32
// view:       frame 108,184 104x32
// view:         background 140,184 40x32
// view:           padding 140,184 40x32
// view:             Text "Yes" 148,192 24x16
// view:           GeometryReader 140,184 40x32
// view:             Color 140,184 40x32 [preference]
// view:     border 108,224 104x32
// view:       frame 108,224 104x32
// view:         background 108,224 104x32
// view:           padding 108,224 104x32
// view:             Text "Maybe later" 116,232 88x16
// view:           GeometryReader 108,224 104x32
// view:             Color 108,224 104x32 [preference]
// view:     border 108,264 104x32
// view:       frame 108,264 104x32
// view:         background 144,264 32x32
// view:           padding 144,264 32x32
// view:             Text "No" 152,272 16x16
// view:           GeometryReader 144,264 32x32
// view:             Color 144,264 32x32 [preference]
