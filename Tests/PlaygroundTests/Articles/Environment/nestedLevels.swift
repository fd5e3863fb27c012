import SwiftUI
extension EnvironmentValues { @Entry var level = 0; @Entry var theme: Theme = .light }
struct Theme: Equatable { var name: String; var spacing: CGFloat
    static let light = Theme(name: "light", spacing: 8), dark = Theme(name: "dark", spacing: 2) }
struct Nested<Content: View>: View {
    @Environment(\.level) private var level
    @ViewBuilder let content: () -> Content
    var body: some View { let _ = print("Nested \(level)"); content().environment(\.level, level + 1).transformEnvironment(\.level) { if $0 > 2 { $0 = 99 } } }
}
struct Show: View {
    let name: String
    @Environment(\.level) var level
    @Environment(\.theme.name) var theme
    @Environment(\.font) var font
    @Environment(\.isEnabled) var enabled
    @Environment(\.layoutDirection) var direction
    @Environment(\.colorScheme) var scheme
    @Environment(\.lineLimit) var limit
    var body: some View { let _ = print("Show \(name)"); Text("\(name) l\(level) \(theme) \(font == nil ? "nofont" : "font") \(enabled ? "on" : "off") \(scheme == .dark ? "D" : "L") \(limit ?? -1)") }
}
struct EnvScreen: View {
    @State private var theme = Theme.light
    @State private var level = 0
    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing) {
            Show(name: "a")
            Nested { Show(name: "b"); Nested { Show(name: "c"); Nested { Show(name: "d") } } }
            Show(name: "e").environment(\.theme, .dark).environment(\.theme, .light)
            Show(name: "f").disabled(true).disabled(false)
            Show(name: "g").disabled(false).disabled(true)
            Show(name: "h").font(.title).preferredColorScheme(.dark)
            Show(name: "i").environment(\.colorScheme, .dark).lineLimit(3)
            Show(name: "j").environment(\.self, { var e = EnvironmentValues(); e.level = 7; return e }())
            Button("Theme") { theme = theme == .light ? .dark : .light }
            Button("Level") { level += 1 }
        }
        .environment(\.theme, theme)
        .environment(\.level, level)
        .font(.body)
    }
}
EnvScreen()

// output: Show a
// output: Nested 0
// output: Show b
// output: Nested 1
// output: Show c
// output: Nested 2
// output: Show d
// output: Show e
// output: Show f
// output: Show g
// output: Show h
// output: Show i
// output: Show j
// output: Show a
// output: Show j
// output: Show e
// output: Show f
// output: Show g
// output: Show h
// output: Show b
// output: Show c
// output: Show d
// type: EnvScreen
// body: EnvScreen.body = ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<Show, Nested<TupleContent<Show, Nested<TupleContent<Show, Nested<Show>>>>>, ModifiedContent<ModifiedContent<Show, _EnvironmentKeyWritingModifier<Theme>>, _EnvironmentKeyWritingModifier<Theme>>, ModifiedContent<ModifiedContent<Show, _EnvironmentKeyTransformModifier<Bool>>, _EnvironmentKeyTransformModifier<Bool>>, ModifiedContent<ModifiedContent<Show, _EnvironmentKeyTransformModifier<Bool>>, _EnvironmentKeyTransformModifier<Bool>>, ModifiedContent<ModifiedContent<Show, _EnvironmentKeyWritingModifier<Optional<Font>>>, _PreferenceWritingModifier<PreferredColorSchemeKey>>, ModifiedContent<ModifiedContent<Show, _EnvironmentKeyWritingModifier<ColorScheme>>, _EnvironmentKeyWritingModifier<Optional<Int>>>, ModifiedContent<Show, _EnvironmentKeyWritingModifier<EnvironmentValues>>, Button<Text>, Button<Text>>>, _EnvironmentKeyWritingModifier<Theme>>, _EnvironmentKeyWritingModifier<Int>>, _EnvironmentKeyWritingModifier<Optional<Font>>>
// body: Nested.body = ModifiedContent<ModifiedContent<Content, _EnvironmentKeyWritingModifier<Int>>, _EnvironmentKeyTransformModifier<Int>>
// body: Show.body = Text
// view: EnvScreen 20,80 280x320
// view:   VStack 20,80 280x320 [environment, environment, font]
// view:     Show 20,80 184x16
// view:       Text "a l0 light font on D -1" 20,80 184x16
// view:     Nested
// view:       Show 20,104 184x16 [environment, transformEnvironment]
// view:         Text "b l1 light font on D -1" 20,104 184x16
// view:       Nested
// view:         Show 20,128 184x16 [environment, transformEnvironment, environment, transformEnvironment]
// view:           Text "c l2 light font on D -1" 20,128 184x16
// view:         Nested 20,152 184x16 [environment, transformEnvironment, environment, transformEnvironment]
// view:           Show 20,152 184x16 [environment, transformEnvironment]
// view:             Text "d l3 light font on D -1" 20,152 184x16
// view:     Show 20,176 176x16 [environment, environment]
// view:       Text "e l0 dark font on D -1" 20,176 176x16
// view:     Show 20,200 192x16 [disabled, disabled]
// view:       Text "f l0 light font off D -1" 20,200 192x16
// view:     Show 20,224 192x16 [disabled, disabled]
// view:       Text "g l0 light font off D -1" 20,224 192x16
// view:     Show 20,248 280x56 [font, preferredColorScheme]
// view:       Text "h l0 light font on D -1" 20,248 280x56
// view:     Show 20,312 176x16 [environment, lineLimit]
// view:       Text "i l0 light font on D 3" 20,312 176x16
// view:     Show 20,336 184x16 [environment]
// view:       Text "j l7 light font on D -1" 20,336 184x16
// view:     Button 20,360 40x16
// view:       Text "Theme" 20,360 40x16
// view:     Button 20,384 40x16
// view:       Text "Level" 20,384 40x16
