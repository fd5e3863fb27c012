struct Row: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dismiss) var dismiss
    @Environment(\.horizontalSizeClass) var sizeClass
    var body: some View {
        Text(colorScheme == .dark ? "dark" : isEnabled ? "light" : "off")
            .foregroundStyle(isEnabled ? .primary : .secondary)
    }
}
VStack {
    Row()
    Row().disabled(true)
    Row().environment(\.colorScheme, .dark)
}

// type: VStack<TupleContent<Row, ModifiedContent<Row, _EnvironmentKeyTransformModifier<Bool>>, ModifiedContent<Row, _EnvironmentKeyWritingModifier<ColorScheme>>>>
// body: Row.body = Text
// view: VStack 140,208 40x64
// view:   Row 140,208 40x16
// view:     Text "light" 140,208 40x16
// view:   Row 148,232 24x16 [disabled]
// view:     Text "off" 148,232 24x16
// view:   Row 144,256 32x16 [environment]
// view:     Text "dark" 144,256 32x16
