// How programs draw texts and symbols themselves, and how they are spoken and written, which has no effect here.
/// A value that parts of texts carry to a `TextRenderer`.
protocol TextAttribute {}
/// Draws texts in place of the library; it is accepted and not called.
protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    var displayPadding: EdgeInsets { EdgeInsets() }
}
struct TextProxy { func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() } }
extension Text {
    /// The lines of a text as they are drawn; here there are none.
    struct Layout: Equatable, RandomAccessCollection {
        init() {}
        typealias Element = Text.Layout.Line
        typealias Index = Int
        typealias Iterator = IndexingIterator<Text.Layout>
        func index(after i: Int) -> Int { i + 1 }
        var startIndex: Int { 0 }
        var endIndex: Int { 0 }
        subscript(index: Int) -> Text.Layout.Line { Line() }
        var isTruncated: Bool { false }
        struct TypographicBounds: Equatable {
            init() {}
            var origin: CGPoint { .zero }
            var width: CGFloat { 0 }
            var ascent: CGFloat { 0 }
            var descent: CGFloat { 0 }
            var leading: CGFloat { 0 }
            var rect: CGRect { .zero }
        }
        struct Line: Equatable, RandomAccessCollection {
            init() {}
            typealias Element = Text.Layout.Run
            typealias Index = Int
            typealias Iterator = IndexingIterator<Text.Layout.Line>
            func index(after i: Int) -> Int { i + 1 }
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(index: Int) -> Text.Layout.Run { Run() }
            var origin: CGPoint { .zero }
            var typographicBounds: Text.Layout.TypographicBounds { TypographicBounds() }
        }
        struct Run: Equatable, RandomAccessCollection {
            init() {}
            typealias Element = Text.Layout.RunSlice
            typealias Index = Int
            typealias Iterator = IndexingIterator<Text.Layout.Run>
            func index(after i: Int) -> Int { i + 1 }
            var startIndex: Int { 0 }
            var endIndex: Int { 0 }
            subscript(index: Int) -> Text.Layout.RunSlice { RunSlice() }
            subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            var layoutDirection: LayoutDirection { .leftToRight }
            var typographicBounds: Text.Layout.TypographicBounds { TypographicBounds() }
        }
        struct RunSlice: Equatable {
            init() {}
            subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            var typographicBounds: Text.Layout.TypographicBounds { TypographicBounds() }
        }
        struct DrawingOptions: OptionSet {
            let rawValue: Int
            static let disablesSubpixelQuantization = Text.Layout.DrawingOptions(rawValue: 1)
        }
    }
    struct LayoutKey: PreferenceKey {
        struct AnchoredLayout: Equatable { var layout: Text.Layout { Layout() } }
        static var defaultValue: [Text.LayoutKey.AnchoredLayout] { [] }
        static func reduce(value: inout [Text.LayoutKey.AnchoredLayout], nextValue: () -> [Text.LayoutKey.AnchoredLayout]) { value += nextValue() }
    }
    struct WritingDirectionStrategy: Hashable {
        let _name: String
        static let `default` = Text.WritingDirectionStrategy(_name: "default"), contentBased = Text.WritingDirectionStrategy(_name: "contentBased"), layoutBased = Text.WritingDirectionStrategy(_name: "layoutBased")
    }
    struct AlignmentStrategy: Hashable {
        let _name: String
        static let `default` = Text.AlignmentStrategy(_name: "default"), layoutBased = Text.AlignmentStrategy(_name: "layoutBased"), writingDirectionBased = Text.AlignmentStrategy(_name: "writingDirectionBased")
    }
    func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
    func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    func textVariant<V: TextVariantPreference>(_ preference: V) -> Text { self }
}
extension GraphicsContext {
    mutating func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
    mutating func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
    mutating func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}
protocol TextVariantPreference {}
struct FixedTextVariant: TextVariantPreference { init() {} }
extension TextVariantPreference where Self == FixedTextVariant { static var fixed: FixedTextVariant { FixedTextVariant() } }
struct SizeDependentTextVariant: TextVariantPreference { init() {} }
extension TextVariantPreference where Self == SizeDependentTextVariant { static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() } }
struct TypesettingLanguage: Equatable { init() {}; static var automatic: TypesettingLanguage { TypesettingLanguage() } }
/// What is selected of a text.
struct TextSelection: Equatable, Hashable {
    enum Indices: Hashable { case selection(Range<String.Index>) }
    var indices: TextSelection.Indices
    var affinity: TextSelectionAffinity
    init(range: Range<String.Index>) { indices = .selection(range); affinity = .automatic }
    init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint); affinity = .automatic }
    var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
}
enum TextSelectionAffinity: Hashable { case automatic, upstream, downstream }
protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder func makeBody(configuration: TextEditorStyleConfiguration) -> Body
}
struct TextEditorStyleConfiguration { init() {} }
struct AutomaticTextEditorStyle: TextEditorStyle { init() {}; func makeBody(configuration: TextEditorStyleConfiguration) -> some View { EmptyView() } }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() } }
struct PlainTextEditorStyle: TextEditorStyle { init() {}; func makeBody(configuration: TextEditorStyleConfiguration) -> some View { EmptyView() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { static var plain: PlainTextEditorStyle { PlainTextEditorStyle() } }
struct RoundedBorderTextEditorStyle: TextEditorStyle { init() {}; func makeBody(configuration: TextEditorStyleConfiguration) -> some View { EmptyView() } }
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle { static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() } }
/// A label that leads to a place to write in, on watches.
struct TextFieldLink<Label: View>: View {
    let _label: Label
    init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) { _label = label() }
    init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) where Label == Text { _label = Text(titleKey) }
    var body: some View { Button(action: {}) { _label } }
}
struct TextInputFormattingControlPlacement {
    struct Set: OptionSet {
        let rawValue: Int
        static let contextMenu = TextInputFormattingControlPlacement.Set(rawValue: 1), inputAssistant = TextInputFormattingControlPlacement.Set(rawValue: 2), all = TextInputFormattingControlPlacement.Set(rawValue: 7)
        static let `default` = TextInputFormattingControlPlacement.Set(rawValue: 4)
    }
}
struct TextInputDictationActivation: Equatable { let _name: String; static let onSelect = TextInputDictationActivation(_name: "onSelect"), onLook = TextInputDictationActivation(_name: "onLook") }
struct TextInputDictationBehavior: Equatable {
    let _name: String
    static let automatic = TextInputDictationBehavior(_name: "automatic"), preventDictation = TextInputDictationBehavior(_name: "preventDictation")
    static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { TextInputDictationBehavior(_name: "inline") }
}
struct WritingToolsBehavior: Hashable {
    let _name: String
    static let automatic = WritingToolsBehavior(_name: "automatic"), complete = WritingToolsBehavior(_name: "complete"), limited = WritingToolsBehavior(_name: "limited"), disabled = WritingToolsBehavior(_name: "disabled")
}
struct FindContext { let supportsReplace: Bool }
struct SymbolColorRenderingMode: Hashable { let _name: String; static let flat = SymbolColorRenderingMode(_name: "flat"), gradient = SymbolColorRenderingMode(_name: "gradient") }
struct SymbolVariableValueMode: Hashable { let _name: String; static let color = SymbolVariableValueMode(_name: "color"), draw = SymbolVariableValueMode(_name: "draw") }
extension Image {
    struct DynamicRange: Hashable { let _name: String; static let standard = Image.DynamicRange(_name: "standard"), constrainedHigh = Image.DynamicRange(_name: "constrainedHigh"), high = Image.DynamicRange(_name: "high") }
    enum Orientation: CaseIterable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
    func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}
struct SearchSuggestionsPlacement {
    struct Set: OptionSet {
        let rawValue: Int
        static let menu = SearchSuggestionsPlacement.Set(rawValue: 1), content = SearchSuggestionsPlacement.Set(rawValue: 2)
    }
    let _name: String
    static let automatic = SearchSuggestionsPlacement(_name: "automatic"), menu = SearchSuggestionsPlacement(_name: "menu"), content = SearchSuggestionsPlacement(_name: "content")
}
struct SearchScopeActivation { init() {}; static let automatic = SearchScopeActivation(), onTextEntry = SearchScopeActivation(), onSearchPresentation = SearchScopeActivation() }
struct SearchToolbarBehavior { init() {}; static let automatic = SearchToolbarBehavior(), minimize = SearchToolbarBehavior() }
struct SearchPresentationToolbarBehavior { init() {}; static let automatic = SearchPresentationToolbarBehavior(), avoidHidingContent = SearchPresentationToolbarBehavior() }
extension EnvironmentValues {
    @Entry var allowedDynamicRange: Image.DynamicRange? = nil
    @Entry var symbolColorRenderingMode: SymbolColorRenderingMode? = nil
    @Entry var symbolVariableValueMode: SymbolVariableValueMode? = nil
    @Entry var textSelectionAffinity: TextSelectionAffinity = .automatic
    @Entry var writingToolsBehavior: WritingToolsBehavior? = nil
    @Entry var contentTransitionAddsDrawingGroup: Bool = false
    @Entry var labelIconToTitleSpacing: CGFloat? = nil
    @Entry var labelReservedIconWidth: CGFloat? = nil
    @Entry var searchSuggestionsPlacement: SearchSuggestionsPlacement = .automatic
    var findContext: FindContext? { nil }
}
extension View {
    @_inert func textRenderer<T: TextRenderer>(_ renderer: T) -> some View
    @_inert func textVariant<V: TextVariantPreference>(_ preference: V) -> some View
    @_inert func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View
    @_inert func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View
    @_inert func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View
    @_inert func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
    @_inert func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View
    @_inert func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
    @_inert func textInputSuggestions<Data: RandomAccessCollection, Content: View>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) -> some View where Data.Element: Identifiable
    @_inert func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) -> some View
    @_inert func textInputCompletion(_ completion: String) -> some View
    @_inert func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) -> some View
    @_inert func findDisabled(_ isDisabled: Bool = true) -> some View
    @_inert func findNavigator(isPresented: Binding<Bool>) -> some View
    @_inert func replaceDisabled(_ isDisabled: Bool = true) -> some View
    @_inert func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View
    func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { environment(\.textSelectionAffinity, affinity) }
    func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { environment(\.writingToolsBehavior, behavior) }
    func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { environment(\.allowedDynamicRange, range) }
    func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { environment(\.symbolColorRenderingMode, mode) }
    func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { environment(\.symbolVariableValueMode, mode) }
    @_inert func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
    func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { environment(\.labelIconToTitleSpacing, spacing) }
    func labelReservedIconWidth(_ width: CGFloat) -> some View { environment(\.labelReservedIconWidth, width) }
    @_inert func invalidatableContent(_ invalidatable: Bool = true) -> some View
    // Search
    @_inert func searchSelection(_ selection: Binding<TextSelection?>) -> some View
    @_inert func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
    @_inert func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
    @_inert func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
    @_inert func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
    @_inert func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View
    @_inert func searchCompletion<T>(_ token: T) -> some View where T: Identifiable
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "", @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text?, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "", @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text?, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "", @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text?, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "", @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text?, @ViewBuilder token: @escaping (C.Element) -> T) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
}
