import SwiftUI

struct Measure: View {
    let name: String
    @Environment(\.font) private var font
    @Environment(\.lineLimit) private var limit
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.minimumScaleFactor) private var scale
    @Environment(\.lineSpacing) private var spacing
    @Environment(\.truncationMode) private var mode
    @Environment(\.textCase) private var textCase
    @Environment(\.imageScale) private var imageScale
    var body: some View {
        let _ = print(name, font == .title ? "title" : "other", limit ?? 0, alignment, scale, spacing, mode, imageScale, textCase == .uppercase)
        Text(name)
    }
}
struct Plain: View { var body: some View { let _ = print("plain ran"); Text("plain") } }

struct Styles: View {
    @State private var isLarge = false
    var body: some View {
        VStack(alignment: .leading) {
            Measure(name: "outside")
            Measure(name: "styled").multilineTextAlignment(.trailing).minimumScaleFactor(0.5).lineSpacing(4).textCase(.uppercase).imageScale(.large)
            Measure(name: "keys").environment(\.lineLimit, 2).environment(\.truncationMode, .head)
            Text("these words would take more than one line").frame(width: 120).environment(\.lineLimit, 1)
            VStack {
                Measure(name: "inside")
                Measure(name: "own").font(nil)
                Measure(name: "changed").transformEnvironment(\.font) { $0 = $0 == .title ? .caption : $0 }
                Plain()
            }
            .font(isLarge ? .title : .body)
            Text("by key").environment(\.font, .largeTitle)
        }
        .onTapGesture { isLarge.toggle() }
    }
}

// output: outside other 0 leading 1.0 0.0 tail medium false
// output: styled other 0 trailing 0.5 4.0 tail large true
// output: keys other 2 leading 1.0 0.0 head medium false
// output: inside other 0 leading 1.0 0.0 tail medium false
// output: own other 0 leading 1.0 0.0 tail medium false
// output: changed other 0 leading 1.0 0.0 tail medium false
// output: plain ran
// type: Styles
// body: Measure.body = Text
// body: Plain.body = Text
// body: Styles.body = ModifiedContent<VStack<TupleContent<Measure, ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Measure, _EnvironmentKeyWritingModifier<TextAlignment>>, _EnvironmentKeyWritingModifier<CGFloat>>, _EnvironmentKeyWritingModifier<CGFloat>>, _EnvironmentKeyWritingModifier<Optional<Case>>>, _EnvironmentKeyWritingModifier<Scale>>, ModifiedContent<ModifiedContent<Measure, _EnvironmentKeyWritingModifier<Optional<Int>>>, _EnvironmentKeyWritingModifier<TruncationMode>>, ModifiedContent<ModifiedContent<Text, _FrameLayout>, _EnvironmentKeyWritingModifier<Optional<Int>>>, ModifiedContent<VStack<TupleContent<Measure, ModifiedContent<Measure, _EnvironmentKeyWritingModifier<Optional<Font>>>, ModifiedContent<Measure, _EnvironmentKeyTransformModifier<Optional<Font>>>, Plain>>, _EnvironmentKeyWritingModifier<Optional<Font>>>, ModifiedContent<Text, _EnvironmentKeyWritingModifier<Optional<Font>>>>>, AddGestureModifier<_EndedGesture<TapGesture>>>
// view: Styles 100,127 120x226
// view:   VStack 100,127 120x226 [onTapGesture]
// view:     Measure 100,127 56x16
// view:       Text "outside" 100,127 56x16
// view:     Measure 100,151 48x16 [multilineTextAlignment, minimumScaleFactor, lineSpacing, textCase, imageScale]
// view:       Text "STYLED" 100,151 48x16
// view:     Measure 100,175 32x16 [environment, environment]
// view:       Text "keys" 100,175 32x16
// view:     frame 100,199 120x16 [environment]
// view:       Text "these words would take more than one line" 100,199 120x16
// view:     VStack 100,223 56x88 [font]
// view:       Measure 104,223 48x16
// view:         Text "inside" 104,223 48x16
// view:       Measure 116,247 24x16 [font]
// view:         Text "own" 116,247 24x16
// view:       Measure 100,271 56x16 [transformEnvironment]
// view:         Text "changed" 100,271 56x16
// view:       Plain 108,295 40x16
// view:         Text "plain" 108,295 40x16
// view:     Text "by key" 100,319 102x34 [environment]
