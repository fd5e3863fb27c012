import SwiftUI
struct EqualHeights: View {
    @State private var long = true
    var body: some View {
        VStack(spacing: 12) {
            HStack(alignment: .top) {
                Text(long ? "A long paragraph of text that wraps over several lines in its column" : "Short").padding(4).frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
                Text("Short").padding(4).frame(maxWidth: .infinity, maxHeight: .infinity).background(.mint)
            }
            .fixedSize(horizontal: false, vertical: true)
            HStack { Text("Title that is quite long indeed").lineLimit(1); Spacer(); Text("Detail text").layoutPriority(1) }.frame(width: 200)
            HStack(spacing: 0) { Text("one two").border(.red); Text("three four five six").border(.blue).layoutPriority(1) }.frame(width: 150)
            VStack(alignment: .leading) { Text("Name").frame(maxWidth: .infinity, alignment: .leading); Text("v") }.fixedSize()
            HStack { ForEach(["OK", "Cancel", "Remind me"], id: \.self) { Text($0).frame(maxWidth: .infinity).padding(4).background(.gray) } }.fixedSize(horizontal: true, vertical: false)
            Text("Wide").frame(minWidth: 0, idealWidth: 50, maxWidth: .infinity).frame(width: 80).background(.green)
            Color.red.aspectRatio(16/9, contentMode: .fit).frame(maxWidth: 160)
            ZStack { Color.blue; Text("On top").padding() }.fixedSize()
            Button("toggle") { long.toggle() }
        }
    }
}
#Preview { EqualHeights() }

// type: Group<EqualHeights>
// body: EqualHeights.body = VStack<TupleContent<ModifiedContent<HStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _FlexFrameLayout>, _BackgroundStyleModifier<Color>>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _FlexFrameLayout>, _BackgroundStyleModifier<Color>>>>, _FixedSizeLayout>, ModifiedContent<HStack<TupleContent<ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Int>>>, Spacer, ModifiedContent<Text, _TraitWritingModifier<LayoutPriorityTraitKey>>>>, _FrameLayout>, ModifiedContent<HStack<TupleContent<ModifiedContent<Text, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, ModifiedContent<ModifiedContent<Text, _OverlayModifier<_ShapeView<_StrokedShape<Rectangle>, Color>>>, _TraitWritingModifier<LayoutPriorityTraitKey>>>>, _FrameLayout>, ModifiedContent<VStack<TupleContent<ModifiedContent<Text, _FlexFrameLayout>, Text>>, _FixedSizeLayout>, ModifiedContent<HStack<ForEach<Array<String>, String, ModifiedContent<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _PaddingLayout>, _BackgroundStyleModifier<Color>>>>, _FixedSizeLayout>, ModifiedContent<ModifiedContent<ModifiedContent<Text, _FlexFrameLayout>, _FrameLayout>, _BackgroundStyleModifier<Color>>, ModifiedContent<ModifiedContent<Color, _AspectRatioLayout>, _FlexFrameLayout>, ModifiedContent<ZStack<TupleContent<Color, ModifiedContent<Text, _PaddingLayout>>>, _FixedSizeLayout>, Button<Text>>>
// view: EqualHeights 0,15 320x450
// view:   VStack 0,15 320x450
// view:     fixedSize 0,15 320x72
// view:       HStack 0,15 320x72
// view:         background 0,15 156x72
// view:           frame 0,15 156x72
// view:             padding 2,15 152x72
// view:               Text "A long paragraph of text that wraps over several lines in its column" 6,19 144x64
// view:           Color 0,15 156x72
// view:         background 164,15 156x72
// view:           frame 164,15 156x72
// view:             padding 218,39 48x24
// view:               Text "Short" 222,43 40x16
// view:           Color 164,15 156x72
// view:     frame 60,99 200x16
// view:       HStack 60,99 200x16
// view:         Text "Title that is quite long indeed" 60,99 104x16 [lineLimit]
// view:         Spacer 164,107 8x0
// view:         Text "Detail text" 172,99 88x16 [layoutPriority]
// view:     frame 85,127 150x32
// view:       HStack 88,127 144x32
// view:         border 88,127 24x32
// view:           Text "one two" 88,127 24x32
// view:         border 112,127 120x32 [layoutPriority]
// view:           Text "three four five six" 112,127 120x32
// view:     fixedSize 144,171 32x40
// view:       VStack 144,171 32x40
// view:         frame 144,171 32x16
// view:           Text "Name" 144,171 32x16
// view:         Text "v" 144,195 8x16
// view:     fixedSize 72,223 176x24
// view:       HStack 72,223 176x24
// view:         background 72,223 24x24
// view:           padding 72,223 24x24
// view:             frame 76,227 16x16
// view:               Text "OK" 76,227 16x16
// view:           Color 72,223 24x24
// view:         background 104,223 56x24
// view:           padding 104,223 56x24
// view:             frame 108,227 48x16
// view:               Text "Cancel" 108,227 48x16
// view:           Color 104,223 56x24
// view:         background 168,223 80x24
// view:           padding 168,223 80x24
// view:             frame 172,227 72x16
// view:               Text "Remind me" 172,227 72x16
// view:           Color 168,223 80x24
// view:     background 120,259 80x16
// view:       frame 120,259 80x16
// view:         frame 120,259 80x16
// view:           Text "Wide" 144,259 32x16
// view:       Color 120,259 80x16
// view:     frame 80,287 160x90
// view:       aspectRatio 80,287 160x90
// view:         Color 80,287 160x90
// view:     fixedSize 120,389 80x48
// view:       ZStack 120,389 80x48
// view:         Color 120,389 80x48
// view:         padding 120,389 80x48
// view:           Text "On top" 136,405 48x16
// view:     Button 136,449 48x16
// view:       Text "toggle" 136,449 48x16
