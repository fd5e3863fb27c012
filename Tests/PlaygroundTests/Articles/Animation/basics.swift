struct Pulse: View {
    @State private var isLarge = false
    @Namespace private var space
    var body: some View {
        VStack {
            Circle()
                .fill(isLarge ? Color.red : .blue)
                .frame(width: isLarge ? 80 : 40, height: isLarge ? 80 : 40)
                .scaleEffect(isLarge ? 1.2 : 1)
                .matchedGeometryEffect(id: "dot", in: space)
                .animation(.spring(response: 0.4, dampingFraction: 0.6), value: isLarge)
            if isLarge {
                Text("Large").transition(.scale.combined(with: .opacity))
            }
            Button("Toggle") {
                withAnimation(.easeIn(duration: 0.3).delay(0.1)) { isLarge.toggle() }
            }
        }
        .animation(.default, value: isLarge)
    }
}
Pulse()

// type: Pulse
// body: Pulse.body = ModifiedContent<VStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<_ShapeView<Circle, Color>, _FrameLayout>, _ScaleEffect>, _MatchedGeometryEffect<String>>, _AnimationModifier<Bool>>, Optional<ModifiedContent<Text, _TraitWritingModifier<TransitionTraitKey>>>, Button<Text>>>, _AnimationModifier<Bool>>
// view: Pulse 136,208 48x64
// view:   VStack 136,208 48x64 [animation]
// view:     scaleEffect 140,208 40x40 [matchedGeometryEffect, animation]
// view:       frame 140,208 40x40
// view:         Circle 140,208 40x40
// view:     Button 136,256 48x16
// view:       Text "Toggle" 136,256 48x16
