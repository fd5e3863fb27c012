// Tokens of search fields: values beside the text, which suggestions add.
/// The tokens of a field, those that are suggested, and how a suggestion adds one.
struct _SearchTokens {
    let _shown: () -> AnyView
    let _suggested: (() -> AnyView)?
    let _add: (Any) -> Void
}
/// In suggestions a view becomes a button that puts its token into the field, in place of the text that is typed.
struct _TokenCompletion<T: Identifiable>: ViewModifier {
    let _token: T
    @Environment(\._searchTarget) private var field
    func body(content: Content) -> some View {
        if let field, let tokens = field._tokens {
            Button {
                tokens._add(_token)
                field._text.wrappedValue = ""
            } label: { content }
        } else {
            content
        }
    }
}
extension View {
    /// A tap on the suggestion adds the token to those of the search field, and empties its text.
    /// - Since: iOS 16
    func searchCompletion<T>(_ token: T) -> some View where T: Identifiable { modifier(_TokenCompletion(_token: token)) }
    func _searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(_ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?, _ tokens: Binding<C>, _ suggested: Binding<C>?, _ token: @escaping (Binding<C.Element>) -> T) -> some View where C.Element: Identifiable {
        let shown = { AnyView(ForEach(tokens.wrappedValue) { element in token(_tokenBinding(tokens, element)) }) }
        var suggestions: (() -> AnyView)?
        if let suggested { suggestions = { AnyView(ForEach(suggested.wrappedValue) { element in token(.constant(element)).searchCompletion(element) }) } }
        let add = { (value: Any) in if let value = value as? C.Element { tokens.wrappedValue.append(value) } }
        return modifier(_SearchModifier(_text: text, _isPresented: isPresented, _prompt: prompt, _tokens: _SearchTokens(_shown: shown, _suggested: suggestions, _add: add)))
    }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T) -> some View where C.Element: Identifiable { _searchable(text, nil, Text(prompt), editableTokens, nil, token) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T) -> some View where C.Element: Identifiable { _searchable(text, nil, prompt, editableTokens, nil, token) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T) -> some View where C.Element: Identifiable { _searchable(text, isPresented, Text(prompt), editableTokens, nil, token) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T) -> some View where C.Element: Identifiable { _searchable(text, isPresented, prompt, editableTokens, nil, token) }
    /// - Since: iOS 16
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { _searchable(text, nil, Text(prompt), tokens, nil, { token($0.wrappedValue) }) }
    /// - Since: iOS 16
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { _searchable(text, nil, prompt, tokens, nil, { token($0.wrappedValue) }) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { _searchable(text, isPresented, Text(prompt), tokens, nil, { token($0.wrappedValue) }) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { _searchable(text, isPresented, prompt, tokens, nil, { token($0.wrappedValue) }) }
    /// - Since: iOS 16
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { _searchable(text, nil, Text(prompt), tokens, suggestedTokens, { token($0.wrappedValue) }) }
    /// - Since: iOS 16
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { _searchable(text, nil, prompt, tokens, suggestedTokens, { token($0.wrappedValue) }) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { _searchable(text, isPresented, Text(prompt), tokens, suggestedTokens, { token($0.wrappedValue) }) }
    /// - Since: iOS 17
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { _searchable(text, isPresented, prompt, tokens, suggestedTokens, { token($0.wrappedValue) }) }
}
/// A token that its view may change, which is found by its identity.
func _tokenBinding<C: RandomAccessCollection & RangeReplaceableCollection>(_ tokens: Binding<C>, _ token: C.Element) -> Binding<C.Element> where C.Element: Identifiable {
    Binding(get: { tokens.wrappedValue.first { $0.id == token.id } ?? token }) { changed in
        guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == token.id }) else { return }
        tokens.wrappedValue.replaceSubrange(index...index, with: [changed])
    }
}
