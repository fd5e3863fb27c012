struct TitleKey: PreferenceKey {
    static var defaultValue: String? = nil
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}
extension View { func title(_ text: String) -> some View { preference(key: TitleKey.self, value: text) } }
struct Frame1<Content: View>: View {
    @State private var title = "-"
    @ViewBuilder let content: Content
    var body: some View {
        VStack {
            Text(title).bold()
            content
        }
        .onPreferenceChange(TitleKey.self) { title = $0 ?? "untitled" }
    }
}
Frame1 { Text("Page").title("Welcome"); Text("Other").title("Ignored") }

// type: Frame1<TupleContent<ModifiedContent<Text, _PreferenceWritingModifier<TitleKey>>, ModifiedContent<Text, _PreferenceWritingModifier<TitleKey>>>>
// body: Frame1.body = ModifiedContent<VStack<TupleContent<Text, Content>>, _PreferenceActionModifier<TitleKey>>
// body: View.title(_:) = ModifiedContent<Self, _PreferenceWritingModifier<TitleKey>>
// view: Frame1 132,208 56x64
// view:   VStack 132,208 56x64 [onPreferenceChange]
// view:     Text "Welcome" 132,208 56x16
// view:     Text "Page" 144,232 32x16 [preference]
// view:     Text "Other" 140,256 40x16 [preference]
