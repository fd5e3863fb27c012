// Search fields: the field in the bar, and what the environment says of it.
/// The field of a search, which is active from the first text until it is dismissed.
struct _SearchModifier: ViewModifier {
    let _text: Binding<String>
    let _isPresented: Binding<Bool>?
    let _prompt: Text?
    @State private var isActive = false
    func body(content: Content) -> some View {
        let search = _isPresented ?? $isActive
        let dismissal = DismissSearchAction(_text: _text, _isPresented: search)
        content
            .environment(\.isSearching, search.wrappedValue)
            .environment(\.dismissSearch, dismissal)
            ._searchField {
                TextField(text: Binding._reading(get: { _text.wrappedValue }, set: { _text.wrappedValue = $0; search.wrappedValue = true })) { _prompt ?? Text("Search") }
                if search.wrappedValue { Button("Cancel") { dismissal() } }
            }
    }
}
/// Ends the search of the views that read it: empties the field, and the search is no longer active.
/// - Since: iOS 15
struct DismissSearchAction {
    let _text: Binding<String>?
    let _isPresented: Binding<Bool>?
    init() { (_text, _isPresented) = (nil, nil) }
    init(_text: Binding<String>, _isPresented: Binding<Bool>) { (self._text, self._isPresented) = (_text, _isPresented) }
    func callAsFunction() {
        _text?.wrappedValue = ""
        _isPresented?.wrappedValue = false
    }
}
extension View {
    @_underlying(ModifiedContent<Self, _InertModifier>.self) func _searchField<V: View>(@ViewBuilder content: () -> V) -> some View
    func _searchable(_ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?) -> some View { modifier(_SearchModifier(_text: text, _isPresented: isPresented, _prompt: prompt)) }
    /// A field for the text is at the top of the window. Views inside read `isSearching` and `dismissSearch`.
    /// - Since: iOS 15
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View { _searchable(text, nil, prompt) }
    /// - Since: iOS 15
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View { _searchable(text, nil, Text(prompt)) }
    /// - Since: iOS 17
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View { _searchable(text, isPresented, prompt) }
    /// - Since: iOS 17
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View { _searchable(text, isPresented, Text(prompt)) }
    /// - Since: iOS 15
    func searchable<V: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> V) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 15
    func searchable<V: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T) -> some View where C.Element: Identifiable { searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T) -> some View where C.Element: Identifiable { searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt) }
    /// - Since: iOS 16
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 16
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 16
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 16
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
}
