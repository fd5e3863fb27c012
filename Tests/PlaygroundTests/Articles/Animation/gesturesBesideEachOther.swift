import SwiftUI
struct Gestures: View {
    @State private var isOn = false
    @State private var log: [String] = []
    @GestureState private var dragOffset = CGSize.zero
    var body: some View {
        VStack {
            Toggle("switch", isOn: $isOn).padding().frame(width: 200).background(.gray).accessibilityIdentifier("box")
            Text("both").onTapGesture { log.append("first") }.simultaneousGesture(TapGesture().onEnded { log.append("second") })
            Text("high").onTapGesture { log.append("inner") }.highPriorityGesture(TapGesture().onEnded { _ in log.append("high") })
            VStack { Text("child").onTapGesture { log.append("child") } }.onTapGesture { log.append("parent") }
            VStack { Text("child2").onTapGesture { log.append("child2") } }.simultaneousGesture(TapGesture().onEnded { log.append("parent2") })
            Button("button") { log.append("button") }.simultaneousGesture(TapGesture().onEnded { log.append("also") })
            Text(log.joined(separator: " "))
            Circle().offset(dragOffset).gesture(DragGesture().updating($dragOffset) { value, state, _ in state = value.translation }.onEnded { _ in log.append("drag") })
        }
    }
}
#Preview { Gestures() }

// type: Group<Gestures>
// body: Gestures.body = VStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Toggle<Text>, _PaddingLayout>, _FrameLayout>, _BackgroundStyleModifier<Color>>, AccessibilityAttachmentModifier>, ModifiedContent<ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>>>, AddGestureModifier<_EndedGesture<TapGesture>>>, ModifiedContent<ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>>>, AddGestureModifier<_EndedGesture<TapGesture>>>, ModifiedContent<VStack<ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>>>>, AddGestureModifier<_EndedGesture<TapGesture>>>, ModifiedContent<VStack<ModifiedContent<Text, AddGestureModifier<_EndedGesture<TapGesture>>>>, AddGestureModifier<_EndedGesture<TapGesture>>>, ModifiedContent<Button<Text>, AddGestureModifier<_EndedGesture<TapGesture>>>, Text, ModifiedContent<OffsetShape<Circle>, AddGestureModifier<_EndedGesture<GestureStateGesture<DragGesture, CGSize>>>>>>
// view: Gestures 27.50,0 265x480
// view:   VStack 27.50,0 265x480
// view:     background 60,0 200x63 [accessibilityIdentifier]
// view:       frame 60,0 200x63
// view:         padding 60,0 200x63
// view:           Toggle 76,16 168x31
// view:             Text "switch" 76,23.50 48x16
// view:       Color 60,0 200x63
// view:     Text "both" 144,71 32x16 [onTapGesture, onTapGesture]
// view:     Text "high" 144,95 32x16 [onTapGesture, onTapGesture]
// view:     VStack 140,119 40x16 [onTapGesture]
// view:       Text "child" 140,119 40x16 [onTapGesture]
// view:     VStack 136,143 48x16 [onTapGesture]
// view:       Text "child2" 136,143 48x16 [onTapGesture]
// view:     Button 136,167 48x16 [onTapGesture]
// view:       Text "button" 136,167 48x16
// view:     Text "" 160,191 0x16
// view:     Circle 27.50,215 265x265 [gesture]
