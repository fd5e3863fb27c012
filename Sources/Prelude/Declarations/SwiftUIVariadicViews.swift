// Views that take others apart, as they were written before `Group(subviews:)`, and modifiers as values.
/// Says how the views of a tree are shown.
protocol _VariadicView_ViewRoot {
    associatedtype Body: View
    @ViewBuilder func body(children: SubviewsCollection) -> Body
}
protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
enum _VariadicView {
    typealias Children = SubviewsCollection
    typealias Root = _VariadicView_ViewRoot
    typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// Shows the resolved subviews of its content as its root says.
    struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
        let root: Root
        let content: Content
        init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
        init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
        var body: some View { Group(subviews: content) { root.body(children: $0) } }
    }
}
/// Two modifiers as one.
struct _ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
    let _first: First
    let _second: Second
    func body(content: Content) -> some View { content.modifier(_first).modifier(_second) }
}
extension ViewModifier {
    func concat<T: ViewModifier>(_ modifier: T) -> _ConcatenatedModifier<Self, T> { _ConcatenatedModifier(_first: self, _second: modifier) }
}
extension ModifiedContent where Content: View, Modifier: ViewModifier {
    init(content: Content, modifier: Modifier) { self = content.modifier(modifier) }
}
