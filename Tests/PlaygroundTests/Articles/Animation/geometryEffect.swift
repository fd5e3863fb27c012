struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 2), y: 0))
    }
}
struct Login: View {
    @State private var attempts = 0
    var body: some View {
        Button("Shake") { withAnimation { attempts += 1 } }
            .modifier(Shake(animatableData: CGFloat(attempts)))
    }
}
Login()

// type: Login
// body: Login.body = ModifiedContent<Button<Text>, Shake>
// view: Login 140,232 40x16
// view:   Button 140,232 40x16 [Shake]
// view:     Text "Shake" 140,232 40x16
