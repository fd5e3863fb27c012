struct Toast: ViewModifier {
    @Binding var message: String?
    func body(content: Content) -> some View {
        content.overlay(alignment: .bottom) {
            if let message {
                Text(message).padding(8).background(.black.opacity(0.8)).foregroundStyle(.white).transition(.move(edge: .bottom))
            }
        }
    }
}
extension View { func toast(_ message: Binding<String?>) -> some View { modifier(Toast(message: message)) } }
struct Host: View {
    @State private var message: String? = "Saved"
    var body: some View { Color.gray.frame(width: 100, height: 100).toast($message) }
}
Host()

// type: Host
// body: Host.body = ModifiedContent<ModifiedContent<Color, _FrameLayout>, Toast>
// body: Toast.body(content:) = ModifiedContent<_ViewModifier_Content<Toast>, _OverlayModifier<Optional<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _BackgroundStyleModifier<Color>>, _ForegroundStyleModifier<Color>>, _TraitWritingModifier<TransitionTraitKey>>>>>
// body: View.toast(_:) = ModifiedContent<Self, Toast>
// view: Host 110,190 100x100
// view:   overlay 110,190 100x100 [Toast]
// view:     frame 110,190 100x100
// view:       Color 110,190 100x100
// view:     background 132,258 56x32 [foregroundStyle, transition]
// view:       padding 132,258 56x32
// view:         Text "Saved" 140,266 40x16
// view:       Color 132,258 56x32
