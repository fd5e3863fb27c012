// How programs draw texts and symbols themselves, and how they are spoken and written, which has no effect here.
/// A value that parts of texts carry to a `TextRenderer`.
/// - Since: iOS 17
protocol TextAttribute {}
/// Draws texts in place of the library; it is accepted and not called.
/// - Since: iOS 17
protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// - Since: iOS 18
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// - Since: iOS 18
    var displayPadding: EdgeInsets { get }
}
/// - Since: iOS 18
extension TextRenderer {
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    var displayPadding: EdgeInsets { EdgeInsets() }
}
/// - Since: iOS 18
struct TextProxy { func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() } }
/// - Since: iOS 17
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
    /// - Since: iOS 26
    struct WritingDirectionStrategy: Hashable {
        let _name: String
        static let `default` = Text.WritingDirectionStrategy(_name: "default"), contentBased = Text.WritingDirectionStrategy(_name: "contentBased"), layoutBased = Text.WritingDirectionStrategy(_name: "layoutBased")
    }
    /// - Since: iOS 26
    struct AlignmentStrategy: Hashable {
        let _name: String
        static let `default` = Text.AlignmentStrategy(_name: "default"), layoutBased = Text.AlignmentStrategy(_name: "layoutBased"), writingDirectionBased = Text.AlignmentStrategy(_name: "writingDirectionBased")
    }
    func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
    func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    /// - Since: iOS 18
    func textVariant<V: TextVariantPreference>(_ preference: V) -> Text { self }
}
/// - Since: iOS 17
extension GraphicsContext {
    mutating func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}
    mutating func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}
    mutating func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}
/// - Since: iOS 18
protocol TextVariantPreference {}
/// - Since: iOS 18
struct FixedTextVariant: TextVariantPreference { init() {} }
extension TextVariantPreference where Self == FixedTextVariant { static var fixed: FixedTextVariant { FixedTextVariant() } }
/// - Since: iOS 18
struct SizeDependentTextVariant: TextVariantPreference { init() {} }
extension TextVariantPreference where Self == SizeDependentTextVariant { static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() } }
/// - Since: iOS 17
struct TypesettingLanguage: Equatable { init() {}; static var automatic: TypesettingLanguage { TypesettingLanguage() }; static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() } }
/// What is selected of a text.
/// - Since: iOS 18
struct TextSelection: Equatable, Hashable {
    enum Indices: Hashable { case selection(Range<String.Index>), multiSelection(RangeSet<String.Index>) }
    var indices: TextSelection.Indices
    var affinity: TextSelectionAffinity
    init(range: Range<String.Index>) { indices = .selection(range); affinity = .automatic }
    init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges); affinity = .automatic }
    init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint); affinity = .automatic }
    var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
}
/// - Since: iOS 18
enum TextSelectionAffinity: Hashable { case automatic, upstream, downstream }
/// - Since: iOS 17
protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder func makeBody(configuration: TextEditorStyleConfiguration) -> Body
}
/// - Since: iOS 17
struct TextEditorStyleConfiguration { init() {} }
/// - Since: iOS 17
struct AutomaticTextEditorStyle: TextEditorStyle { init() {}; func makeBody(configuration: TextEditorStyleConfiguration) -> some View { EmptyView() } }
extension TextEditorStyle where Self == AutomaticTextEditorStyle { static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() } }
/// - Since: iOS 17
struct PlainTextEditorStyle: TextEditorStyle { init() {}; func makeBody(configuration: TextEditorStyleConfiguration) -> some View { EmptyView() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { static var plain: PlainTextEditorStyle { PlainTextEditorStyle() } }
/// - Since: visionOS 1
struct RoundedBorderTextEditorStyle: TextEditorStyle { init() {}; func makeBody(configuration: TextEditorStyleConfiguration) -> some View { EmptyView() } }
/// - Since: visionOS 1
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle { static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() } }
/// A label that leads to a place to write in, on watches.
/// - Since: watchOS 9
struct TextFieldLink<Label: View>: View {
    let _label: Label
    init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) { _label = label() }
    init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) where Label == Text { _label = Text(titleKey) }
    var body: some View { Button(action: {}) { _label } }
}
/// - Since: iOS 26
struct TextInputFormattingControlPlacement {
    struct Set: OptionSet {
        let rawValue: Int
        static let contextMenu = TextInputFormattingControlPlacement.Set(rawValue: 1), inputAssistant = TextInputFormattingControlPlacement.Set(rawValue: 2), all = TextInputFormattingControlPlacement.Set(rawValue: 7)
        static let `default` = TextInputFormattingControlPlacement.Set(rawValue: 4)
    }
}
/// - Since: iOS 17
struct TextInputDictationActivation: Equatable { let _name: String; static let onSelect = TextInputDictationActivation(_name: "onSelect"), onLook = TextInputDictationActivation(_name: "onLook") }
/// - Since: iOS 17
struct TextInputDictationBehavior: Equatable {
    let _name: String
    static let automatic = TextInputDictationBehavior(_name: "automatic"), preventDictation = TextInputDictationBehavior(_name: "preventDictation")
    static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { TextInputDictationBehavior(_name: "inline") }
}
/// - Since: iOS 18
struct WritingToolsBehavior: Hashable {
    let _name: String
    static let automatic = WritingToolsBehavior(_name: "automatic"), complete = WritingToolsBehavior(_name: "complete"), limited = WritingToolsBehavior(_name: "limited"), disabled = WritingToolsBehavior(_name: "disabled")
}
/// - Since: iOS 26
struct FindContext { let supportsReplace: Bool }
/// - Since: iOS 26
struct SymbolColorRenderingMode: Hashable { let _name: String; static let flat = SymbolColorRenderingMode(_name: "flat"), gradient = SymbolColorRenderingMode(_name: "gradient") }
/// - Since: iOS 26
struct SymbolVariableValueMode: Hashable { let _name: String; static let color = SymbolVariableValueMode(_name: "color"), draw = SymbolVariableValueMode(_name: "draw") }
/// - Since: iOS 16
extension Image {
    /// As large as it says; what is drawn in it isn't shown.
    init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void) { self.init(_drawnIn: size) }
}
extension Image {
    /// - Since: iOS 17
    struct DynamicRange: Hashable { let _name: String; static let standard = Image.DynamicRange(_name: "standard"), constrainedHigh = Image.DynamicRange(_name: "constrainedHigh"), high = Image.DynamicRange(_name: "high") }
    enum Orientation: CaseIterable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
    /// - Since: iOS 15
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// - Since: iOS 26
    func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    /// - Since: iOS 26
    func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
    /// - Since: iOS 17
    func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}
/// - Since: iOS 16
struct SearchSuggestionsPlacement {
    struct Set: OptionSet {
        let rawValue: Int
        static let menu = SearchSuggestionsPlacement.Set(rawValue: 1), content = SearchSuggestionsPlacement.Set(rawValue: 2)
    }
    let _name: String
    static let automatic = SearchSuggestionsPlacement(_name: "automatic"), menu = SearchSuggestionsPlacement(_name: "menu"), content = SearchSuggestionsPlacement(_name: "content")
}
/// - Since: iOS 16.4
struct SearchScopeActivation { var _needsText = false; static let automatic = SearchScopeActivation(), onTextEntry = SearchScopeActivation(_needsText: true), onSearchPresentation = SearchScopeActivation() }
/// - Since: iOS 26
struct SearchToolbarBehavior { init() {}; static let automatic = SearchToolbarBehavior(), minimize = SearchToolbarBehavior() }
/// - Since: iOS 17.1
struct SearchPresentationToolbarBehavior { init() {}; static let automatic = SearchPresentationToolbarBehavior(), avoidHidingContent = SearchPresentationToolbarBehavior() }
extension EnvironmentValues {
    /// - Since: iOS 17
    @Entry var allowedDynamicRange: Image.DynamicRange? = nil
    /// - Since: iOS 26
    @Entry var symbolColorRenderingMode: SymbolColorRenderingMode? = nil
    /// - Since: iOS 26
    @Entry var symbolVariableValueMode: SymbolVariableValueMode? = nil
    /// - Since: iOS 18
    @Entry var textSelectionAffinity: TextSelectionAffinity = .automatic
    @Entry var writingToolsBehavior: WritingToolsBehavior? = nil
    @Entry var contentTransitionAddsDrawingGroup: Bool = false
    /// - Since: iOS 26
    @Entry var labelIconToTitleSpacing: CGFloat? = nil
    /// - Since: iOS 26
    @Entry var labelReservedIconWidth: CGFloat? = nil
    /// - Since: iOS 16
    @Entry var searchSuggestionsPlacement: SearchSuggestionsPlacement = .automatic
    /// - Since: iOS 26
    var findContext: FindContext? { nil }
}
/// - Since: iOS 17
extension View {
    /// - Since: iOS 18
    @_inert func textRenderer<T: TextRenderer>(_ renderer: T) -> some View
    /// - Since: iOS 18
    @_inert func textVariant<V: TextVariantPreference>(_ preference: V) -> some View
    @_inert func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View
    @_inert func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
    /// - Since: iOS 26
    @_inert func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View
    /// - Since: iOS 26
    @_inert func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View
    @_inert func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
    @_inert func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View
    /// - Since: macOS 15
    @_inert func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
    /// - Since: macOS 15
    @_inert func textInputSuggestions<Data: RandomAccessCollection, Content: View>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) -> some View where Data.Element: Identifiable
    /// - Since: macOS 15
    @_inert func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) -> some View
    /// - Since: macOS 15
    @_inert func textInputCompletion(_ completion: String) -> some View
    /// - Since: iOS 26
    @_inert func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) -> some View
    /// - Since: iOS 16
    @_inert func findDisabled(_ isDisabled: Bool = true) -> some View
    /// - Since: iOS 16
    @_inert func findNavigator(isPresented: Binding<Bool>) -> some View
    /// - Since: iOS 16
    @_inert func replaceDisabled(_ isDisabled: Bool = true) -> some View
    /// - Since: iOS 18.4
    @_inert func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View
    /// - Since: iOS 18
    func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { environment(\.textSelectionAffinity, affinity) }
    /// - Since: iOS 18
    func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { environment(\.writingToolsBehavior, behavior) }
    func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { environment(\.allowedDynamicRange, range) }
    /// - Since: iOS 26
    func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { environment(\.symbolColorRenderingMode, mode) }
    /// - Since: iOS 26
    func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { environment(\.symbolVariableValueMode, mode) }
    @_inert func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
    /// - Since: iOS 26
    func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { environment(\.labelIconToTitleSpacing, spacing) }
    /// - Since: iOS 26
    func labelReservedIconWidth(_ width: CGFloat) -> some View { environment(\.labelReservedIconWidth, width) }
    @_inert func invalidatableContent(_ invalidatable: Bool = true) -> some View
    // Search
    /// - Since: iOS 26
    @_inert func searchSelection(_ selection: Binding<TextSelection?>) -> some View
    @_inert func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
    /// - Since: iOS 26
    @_inert func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
    /// - Since: iOS 17.1
    @_inert func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
    /// - Since: iOS 16
    @_inert func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
}
extension Text {
    init<V: _FormattedNumber>(_ value: V, format: _NumberFormat) { self.init(verbatim: value._shown(format)) }
    init(_ date: Date, format: Date.FormatStyle) { self.init(verbatim: date.formatted(format)) }
    /// The date in words. A timer, a distance and an offset follow the clock.
    init(_ date: Date, style: Text.DateStyle) {
        if style == .date || style == .time { self.init(verbatim: style._text(date)) } else { self.init(_timed: "\(style._name) \(date.timeIntervalSinceReferenceDate)") { style._text(date) } }
    }
    init(_timed key: String, _ text: @escaping () -> String)
    /// The time that is left, or that has passed. It follows the clock.
    init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(_timed: "\(timerInterval) \(pauseTime?.timeIntervalSinceReferenceDate ?? 0) \(countsDown) \(showsHours)") {
            Text._timer(timerInterval, pauseTime, countsDown, showsHours)
        }
    }
    static func _timer(_ timerInterval: ClosedRange<Date>, _ pauseTime: Date?, _ countsDown: Bool, _ showsHours: Bool) -> String {
        let now = min(max(pauseTime ?? Date.now, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds = Int((countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)).rounded())
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
        return (hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)") + ":" + two(seconds % 60)
    }
    init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
    /// From when to when; only the times where both are on one day.
    init(_ dates: ClosedRange<Date>) {
        let isOneDay = Calendar.current.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
        self.init(verbatim: Date.IntervalFormatStyle(date: isOneDay ? .omitted : .abbreviated, time: .shortened).format(dates.lowerBound..<dates.upperBound))
    }
    init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { self.init(_key(key, table: tableName)) }
    /// How a date is in words.
    struct DateStyle: Hashable {
        let _name: String
        static let date = Text.DateStyle(_name: "date"), time = Text.DateStyle(_name: "time"), timer = Text.DateStyle(_name: "timer")
        static let relative = Text.DateStyle(_name: "relative"), offset = Text.DateStyle(_name: "offset")
        func _text(_ date: Date) -> String {
            let distance = date.timeIntervalSinceNow
            switch _name {
            case "date": return date.formatted(date: .long, time: .omitted)
            case "time": return date.formatted(date: .omitted, time: .shortened)
            case "timer": return _clock(abs(distance))
            case "offset": return (distance > 0 ? "-" : "+") + _units(date, 1) { count, unit in "\(count) \(unit)\(count == 1 ? "" : "s")" }
            default: return _units(date, 2) { count, unit in "\(count) \(_short(unit, count))" }
            }
        }
        func _clock(_ seconds: Double) -> String {
            let whole = Int(seconds)
            let minutes = String(format: "%d:%02d", whole / 60 % 60, whole % 60)
            return whole < 3600 ? minutes : String(format: "%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60)
        }
        func _short(_ unit: String, _ count: Int) -> String {
            let short = ["year": "yr", "month": "mth", "hour": "hr", "minute": "min", "second": "sec"][unit] ?? unit
            return count == 1 || ["hour", "minute", "second"].contains(unit) ? short : short + "s"
        }
        /// How far a date is from now, in the largest unit and as many below it as are wanted; those that are 0 are left out.
        func _units(_ date: Date, _ most: Int, _ written: (Int, String) -> String) -> String {
            let now = Date.now
            let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: min(date, now), to: max(date, now))
            let counts = [(parts.year, "year"), (parts.month, "month"), (parts.day, "day"), (parts.hour, "hour"), (parts.minute, "minute"), (parts.second, "second")]
            let shown = counts.map { ($0.0 ?? 0, $0.1) }.drop { $0.0 == 0 }.prefix(most).filter { $0.0 > 0 }
            return shown.isEmpty ? written(0, "second") : shown.map { written($0.0, $0.1) }.joined(separator: ", ")
        }
    }
}
extension AttributedString {
    /// How far lines are from each other.
    /// - Since: iOS 26
    struct LineHeight: Hashable {
        enum _Kind: Hashable { case factor(CGFloat), increase(CGFloat), points(CGFloat) }
        let _kind: AttributedString.LineHeight._Kind
        static let normal = LineHeight(_kind: .factor(1)), loose = LineHeight(_kind: .factor(1.25)), tight = LineHeight(_kind: .factor(0.9)), variable = LineHeight(_kind: .increase(0))
        static func multiple(factor: CGFloat) -> AttributedString.LineHeight { LineHeight(_kind: .factor(factor)) }
        static func leading(increase: CGFloat) -> AttributedString.LineHeight { LineHeight(_kind: .increase(increase)) }
        static func exact(points: CGFloat) -> AttributedString.LineHeight { LineHeight(_kind: .points(points)) }
    }
}
/// What SwiftUI writes of a value in a `LocalizedStringKey`.
func _keyPart(_ dates: ClosedRange<Date>) -> Text { Text(dates) }
func _keyPart(_ interval: DateInterval) -> Text { Text(interval) }
func _keyPart(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) -> Text {
    Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
}
func _keyPart(_ date: Date, style: Text.DateStyle) -> Text { Text(date, style: style) }
func _keyPart(accessibilityName color: Color) -> Text { Text(verbatim: color.description) }
func _keyPart<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F) -> Text where F.FormatOutput: _FormattedText { Text(source, format: format) }
