extension AnyTransition {
    static var slideAndFade: AnyTransition {
        .asymmetric(insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale(scale: 0.5))
    }
}
struct Banner: View {
    @State private var isShown = true
    var body: some View {
        VStack {
            if isShown {
                Text("Banner").padding().background(.ultraThinMaterial).transition(.slideAndFade)
            }
            Button("Hide") { withAnimation(.bouncy) { isShown = false } }
        }
    }
}
Banner()

// type: Banner
// body: Banner.body = VStack<TupleContent<Optional<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Material>>, _TraitWritingModifier<TransitionTraitKey>>>, Button<Text>>>
// view: Banner 120,204 80x72
// view:   VStack 120,204 80x72
// view:     background 120,204 80x48 [transition]
// view:       padding 120,204 80x48
// view:         Text "Banner" 136,220 48x16
// view:       Material 120,204 80x48
// view:     Button 144,260 32x16
// view:       Text "Hide" 144,260 32x16
