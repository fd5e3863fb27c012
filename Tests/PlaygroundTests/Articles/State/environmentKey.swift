private struct AccentKey: EnvironmentKey {
    static let defaultValue = "blue"
}
extension EnvironmentValues {
    var accent: String {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
    @Entry var depth: Int = 0
}
extension View {
    func accent(_ name: String) -> some View { environment(\.accent, name) }
    func nested() -> some View { transformEnvironment(\.depth) { $0 += 1 } }
}
struct Swatch: View {
    @Environment(\.accent) private var accent
    @Environment(\.depth) private var depth
    var body: some View { Text("\(accent) \(depth)") }
}
VStack {
    Swatch()
    VStack { Swatch().nested() }.accent("red").nested()
}

// type: VStack<TupleContent<Swatch, ModifiedContent<ModifiedContent<VStack<ModifiedContent<Swatch, _EnvironmentKeyTransformModifier<Int>>>, _EnvironmentKeyWritingModifier<String>>, _EnvironmentKeyTransformModifier<Int>>>>
// body: Swatch.body = Text
// body: View.accent(_:) = ModifiedContent<Self, _EnvironmentKeyWritingModifier<String>>
// body: View.nested() = ModifiedContent<Self, _EnvironmentKeyTransformModifier<Int>>
// view: VStack 136,220 48x40
// view:   Swatch 136,220 48x16
// view:     Text "blue 0" 136,220 48x16
// view:   VStack 140,244 40x16 [environment, transformEnvironment]
// view:     Swatch 140,244 40x16 [transformEnvironment]
// view:       Text "red 2" 140,244 40x16
