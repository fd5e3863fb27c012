import SwiftUI

struct ParallaxHeader: View {
    @State private var size = CGSize.zero
    let coordinateSpace = "scroll"

    var body: some View {
        ScrollView {
            GeometryReader { proxy in
                let offset = proxy.frame(in: .named(coordinateSpace)).minY
                Image("header")
                    .resizable()
                    .aspectRatio(contentMode: .fill)
                    .frame(width: proxy.size.width, height: max(proxy.size.height + offset, 0))
                    .clipped()
                    .offset(y: -max(offset, 0))
            }
            .frame(height: 120)
            VStack {
                Text("\(Int(size.width)) x \(Int(size.height))")
                Color.blue.frame(height: 50)
            }
            .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
        }
        .coordinateSpace(name: coordinateSpace)
    }
}

// type: ParallaxHeader
// body: ParallaxHeader.body = ModifiedContent<ScrollView<TupleContent<ModifiedContent<GeometryReader<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Image, _AspectRatioLayout>, _FrameLayout>, _ClipEffect<Rectangle>>, _OffsetEffect>>, _FrameLayout>, ModifiedContent<VStack<TupleContent<Text, ModifiedContent<Color, _FrameLayout>>>, _GeometryActionModifier<CGSize>>>>, _CoordinateSpaceModifier<String>>
// view: ParallaxHeader 0,0 320x480
// view:   ScrollView 0,0 320x480 [coordinateSpace]
// view:     frame 0,0 320x120
// view:       GeometryReader 0,0 320x120
// view:         offset 0,0 320x120
// view:           clipped 0,0 320x120
// view:             frame 0,0 320x120
// view:               aspectRatio 0,-100 320x320
// view:                 Image 0,-100 320x320
// view:     VStack 0,128 320x74 [onGeometryChange]
// view:       Text "320 x 74" 128,128 64x16
// view:       frame 0,152 320x50
// view:         Color 0,152 320x50
