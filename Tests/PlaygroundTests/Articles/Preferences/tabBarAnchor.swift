import SwiftUI

struct BoundsKey: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct TabBar: View {
    @State private var selection = 1
    private let titles = ["Home", "Search", "Profile"]

    var body: some View {
        HStack(spacing: 20) {
            ForEach(titles.indices, id: \.self) { index in
                Button { selection = index } label: { Text(titles[index]) }
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
            }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors[selection] {
                    let rect = proxy[anchor]
                    Rectangle()
                        .fill(.blue)
                        .frame(width: rect.width, height: 2)
                        .offset(x: rect.minX, y: rect.maxY)
                }
            }
        }
        .animation(.default, value: selection)
    }
}

// type: TabBar
// body: TabBar.body = ModifiedContent<ModifiedContent<HStack<ForEach<Range<Int>, Int, ModifiedContent<Button<Text>, _AnchorWritingModifier<CGRect, BoundsKey>>>>, _OverlayPreferenceModifier<BoundsKey, GeometryReader<Optional<ModifiedContent<ModifiedContent<_ShapeView<Rectangle, Color>, _FrameLayout>, _OffsetEffect>>>>>, _AnimationModifier<Int>>
// view: TabBar 72,232 176x16
// view:   overlayPreferenceValue 72,232 176x16 [animation]
// view:     HStack 72,232 176x16
// view:       Button 72,232 32x16 [anchorPreference]
// view:         Text "Home" 72,232 32x16
// view:       Button 124,232 48x16 [anchorPreference]
// view:         Text "Search" 124,232 48x16
// view:       Button 192,232 56x16 [anchorPreference]
// view:         Text "Profile" 192,232 56x16
// view:     GeometryReader 72,232 176x16
// view:       offset 72,232 48x2
// view:         frame 124,248 48x2
// view:           Rectangle 124,248 48x2
