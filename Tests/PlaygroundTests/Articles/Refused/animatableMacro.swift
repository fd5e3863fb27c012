@Animatable struct Blob: Shape {
    var radius: CGFloat
    var corners: Int
    @AnimatableIgnored var seed = 3
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: radius, dy: radius)) }
}
Blob(radius: 3, corners: 4)

// error: 3: 'corners' of type 'Int' can't be animated
