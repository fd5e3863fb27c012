// What is shown where there is nothing to show.
/// Says that there is nothing to show.
/// - Since: iOS 17
struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) where Label == _LabelView<Text, Image>, Description == Text?, Actions == EmptyView {
        self.init { _iconLabel(title, name) } description: { description } actions: { EmptyView() }
    }
    init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) where Label == _LabelView<Text, Image>, Description == Text?, Actions == EmptyView {
        self.init { _imageLabel(title, name) } description: { description } actions: { EmptyView() }
    }
    init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
}
extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
    /// Names what is in the field of the search around it.
    static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { _search(nil) }
    static func search(text: String) -> ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { _search(text) }
    static func _search(_ text: String?) -> ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> {
        ContentUnavailableView { SearchUnavailableContent.Label(_given: text) } description: { SearchUnavailableContent.Description() } actions: { SearchUnavailableContent.Actions() }
    }
}
/// What is said where a search finds nothing.
/// - Since: iOS 17
struct SearchUnavailableContent {
    struct Label: View {
        let _given: String?
        @Environment(\.dismissSearch) var _dismissSearch
        var _text: String { _given ?? _dismissSearch._text?.wrappedValue ?? "" }
        var body: some View { _iconLabel(_text.isEmpty ? "No Results" : "No Results for “\(_text)”", "magnifyingglass") }
    }
    struct Description: View { init() {}; var body: some View { Text("Check the spelling or try a new search.") } }
    struct Actions: View { init() {}; var body: some View { EmptyView() } }
}
