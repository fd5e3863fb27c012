// Search fields: the field in the bar, and what the environment says of it.
/// The field of a search, which is active from the first text until it is dismissed.
struct _SearchModifier: ViewModifier {
    let _text: Binding<String>
    let _isPresented: Binding<Bool>?
    let _prompt: Text?
    let _tokens: _SearchTokens?
    @State private var isActive = false
    @Environment(\._searchScopes) private var scopes
    @Environment(\._searchSuggestions) private var suggestions
    func body(content: Content) -> some View {
        let search = _isPresented ?? $isActive
        let dismissal = DismissSearchAction(_text: _text, _isPresented: search)
        content
            .environment(\.isSearching, search.wrappedValue)
            .environment(\.dismissSearch, dismissal)
            ._searchField {
                if scopes == nil && suggestions == nil && _tokens?._suggested == nil {
                    _field(search, dismissal)
                } else {
                    VStack(alignment: .leading) {
                        HStack { _field(search, dismissal) }
                        if search.wrappedValue {
                            if let scopes, !scopes._activation._needsText || !_text.wrappedValue.isEmpty { scopes._bar }
                            if let suggestions { suggestions.environment(\._searchTarget, _SearchTarget(_text: _text, _tokens: _tokens)) }
                            if let suggested = _tokens?._suggested { suggested().environment(\._searchTarget, _SearchTarget(_text: _text, _tokens: _tokens)) }
                        }
                    }
                }
            }
    }
    @ViewBuilder func _field(_ search: Binding<Bool>, _ dismissal: DismissSearchAction) -> some View {
        if let _tokens { _tokens._shown() }
        TextField(text: Binding._reading(get: { _text.wrappedValue }, set: { _text.wrappedValue = $0; search.wrappedValue = true })) { _prompt ?? Text("Search") }
        if search.wrappedValue { Button("Cancel") { dismissal() } }
    }
}
/// The scopes of the searches inside, as a bar that selects one.
struct _SearchScopes {
    let _bar: AnyView
    let _activation: SearchScopeActivation
}
extension EnvironmentValues {
    @Entry var _searchScopes: _SearchScopes? = nil
    @Entry var _searchSuggestions: AnyView? = nil
    /// What a suggestion completes; `nil` outside of suggestions.
    @Entry var _searchTarget: _SearchTarget? = nil
}
/// The field whose search a suggestion is for.
struct _SearchTarget {
    let _text: Binding<String>
    let _tokens: _SearchTokens?
}
/// In suggestions a view becomes a button that writes its text into the field.
struct _SearchCompletion: ViewModifier {
    let _text: String
    @Environment(\._searchTarget) private var field
    func body(content: Content) -> some View {
        if let field { Button { field._text.wrappedValue = _text } label: { content } } else { content }
    }
}
extension View {
    /// While a search of the views inside is active, the scopes are below its field, and a tap on one selects it.
    /// - Since: iOS 16
    func searchScopes<T: Hashable, V: View>(_ scope: Binding<T>, @ViewBuilder scopes: () -> V) -> some View { searchScopes(scope, activation: .automatic, scopes) }
    /// - Since: iOS 16.4
    func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View {
        let bar = AnyView(Picker(selection: scope, content: scopes) { EmptyView() })
        return _environment(\._searchScopes, _SearchScopes(_bar: bar, _activation: activation), as: "searchScopes")
    }
    /// While a search of the views inside is active, the suggestions are below its field.
    /// - Since: iOS 16
    func searchSuggestions<V: View>(@ViewBuilder _ suggestions: () -> V) -> some View { _environment(\._searchSuggestions, AnyView(suggestions()), as: "searchSuggestions") }
    /// A tap on the suggestion writes the text into the search field.
    /// - Since: iOS 15
    func searchCompletion(_ completion: String) -> some View { modifier(_SearchCompletion(_text: completion)) }
}
/// Ends the search of the views that read it: empties the field, and the search isn't active anymore.
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
    func _searchable(_ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?) -> some View { modifier(_SearchModifier(_text: text, _isPresented: isPresented, _prompt: prompt, _tokens: nil)) }
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
    func searchable<V: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> V) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
    /// - Since: iOS 15
    func searchable<V: View>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
}
