import SwiftUI

struct Theme: Equatable {
    var accent: Color
    var spacing: CGFloat
    static let standard = Theme(accent: .blue, spacing: 8)
    static let compact = Theme(accent: .orange, spacing: 2)
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.standard }

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    @Entry var depth = 0
}

extension View { func theme(_ theme: Theme) -> some View { environment(\.theme, theme) } }

struct Node: View {
    @Environment(\.theme) private var theme
    @Environment(\.depth) private var depth
    let maximum: Int

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing) {
            Text("level \(depth)").foregroundStyle(theme.accent)
            if depth < maximum {
                AnyView(Node(maximum: maximum))
                    .padding(.leading, 16)
                    .transformEnvironment(\.depth) { $0 += 1 }
            }
        }
    }
}

struct ThemesView: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
        HStack(alignment: .top) {
            Node(maximum: 2)
            Node(maximum: 1).theme(.compact)
        }
    }
}

// type: ThemesView
// body: Node.body = VStack<TupleContent<Text, Optional<ModifiedContent<ModifiedContent<AnyView, _PaddingLayout>, _EnvironmentKeyTransformModifier<Int>>>>>
// body: ThemesView.body = HStack<TupleContent<Node, ModifiedContent<Node, _EnvironmentKeyWritingModifier<Theme>>>>
// body: View.theme(_:) = ModifiedContent<Self, _EnvironmentKeyWritingModifier<Theme>>
// view: ThemesView 76,208 168x64
// view:   HStack 76,208 168x64
// view:     Node 76,208 88x64
// view:       VStack 76,208 88x64
// view:         Text "level 0" 76,208 56x16
// view:         padding 76,232 88x40 [transformEnvironment]
// view:           Node 92,232 72x40
// view:             VStack 92,232 72x40
// view:               Text "level 1" 92,232 56x16
// view:               padding 92,256 72x16 [transformEnvironment]
// view:                 Node 108,256 56x16
// view:                   VStack 108,256 56x16
// view:                     Text "level 2" 108,256 56x16
// view:     Node 172,208 72x34 [environment]
// view:       VStack 172,208 72x34
// view:         Text "level 0" 172,208 56x16
// view:         padding 172,226 72x16 [transformEnvironment]
// view:           Node 188,226 56x16
// view:             VStack 188,226 56x16
// view:               Text "level 1" 188,226 56x16
