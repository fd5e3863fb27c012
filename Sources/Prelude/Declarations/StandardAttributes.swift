// The attributes of texts: each is a type, by which containers keep its value.
/// An attribute with values of a type.
/// - Since: iOS 15
protocol AttributedStringKey {
    associatedtype Value: Hashable
    static var name: String { get }
}
/// - Since: iOS 15
protocol CodableAttributedStringKey: AttributedStringKey {}
/// - Since: iOS 15
protocol MarkdownDecodableAttributedStringKey: AttributedStringKey { static var markdownName: String { get } }
extension MarkdownDecodableAttributedStringKey { static var markdownName: String { name } }
/// Attributes that belong together.
/// - Since: iOS 15
protocol AttributeScope {}
/// - Since: iOS 15
enum AttributeScopes {
    struct FoundationAttributes: AttributeScope {
        let link: AttributeScopes.FoundationAttributes.LinkAttribute
        let inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
        let presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute
        let languageIdentifier: AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute
        let alternateDescription: AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute
        let imageURL: AttributeScopes.FoundationAttributes.ImageURLAttribute
        let numberFormatting: AttributeScopes.FoundationAttributes.NumberFormatAttributes
        let dateField: AttributeScopes.FoundationAttributes.DateFieldAttribute
        enum LinkAttribute: CodableAttributedStringKey { typealias Value = URL; static let name = "NSLink" }
        enum InlinePresentationIntentAttribute: CodableAttributedStringKey { typealias Value = InlinePresentationIntent; static let name = "NSInlinePresentationIntent" }
        enum PresentationIntentAttribute: CodableAttributedStringKey { typealias Value = PresentationIntent; static let name = "NSPresentationIntent" }
        enum LanguageIdentifierAttribute: CodableAttributedStringKey { typealias Value = String; static let name = "NSLanguage" }
        enum AlternateDescriptionAttribute: CodableAttributedStringKey { typealias Value = String; static let name = "NSAlternateDescription" }
        enum ImageURLAttribute: CodableAttributedStringKey { typealias Value = URL; static let name = "NSImageURL" }
    }
    struct SwiftUIAttributes: AttributeScope {
        let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
        let font: AttributeScopes.SwiftUIAttributes.FontAttribute
        let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
        let kern: AttributeScopes.SwiftUIAttributes.KernAttribute
        let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
        let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
        let alignment: AttributeScopes.SwiftUIAttributes.AlignmentAttribute
        let lineHeight: AttributeScopes.SwiftUIAttributes.LineHeightAttribute
        let writingDirection: AttributeScopes.SwiftUIAttributes.WritingDirectionAttribute
        let foundation: AttributeScopes.FoundationAttributes
        enum ForegroundColorAttribute: AttributedStringKey { typealias Value = Color; static let name = "SwiftUI.ForegroundColor" }
        enum BackgroundColorAttribute: AttributedStringKey { typealias Value = Color; static let name = "SwiftUI.BackgroundColor" }
        enum FontAttribute: AttributedStringKey { typealias Value = Font; static let name = "SwiftUI.Font" }
        enum UnderlineStyleAttribute: AttributedStringKey { typealias Value = Text.LineStyle; static let name = "SwiftUI.UnderlineStyle" }
        enum StrikethroughStyleAttribute: AttributedStringKey { typealias Value = Text.LineStyle; static let name = "SwiftUI.StrikethroughStyle" }
        enum KernAttribute: AttributedStringKey { typealias Value = CGFloat; static let name = "SwiftUI.Kern" }
        enum TrackingAttribute: AttributedStringKey { typealias Value = CGFloat; static let name = "SwiftUI.Tracking" }
        enum BaselineOffsetAttribute: AttributedStringKey { typealias Value = CGFloat; static let name = "SwiftUI.BaselineOffset" }
        enum AlignmentAttribute: AttributedStringKey { typealias Value = AttributedString.TextAlignment; static let name = "SwiftUI.Alignment" }
        enum LineHeightAttribute: AttributedStringKey { typealias Value = AttributedString.LineHeight; static let name = "SwiftUI.LineHeight" }
        enum WritingDirectionAttribute: AttributedStringKey { typealias Value = AttributedString.WritingDirection; static let name = "SwiftUI.WritingDirection" }
    }
    var foundation: AttributeScopes.FoundationAttributes.Type { FoundationAttributes.self }
    var swiftUI: AttributeScopes.SwiftUIAttributes.Type { SwiftUIAttributes.self }
}
/// What finds attributes by their names in scopes, those of the program as well.
/// - Since: iOS 15
@dynamicMemberLookup enum AttributeDynamicLookup {
    subscript<T: AttributedStringKey>(_ key: T.Type) -> T { fatalError() }
    subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
    subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>) -> T { self[T.self] }
}
/// Values of attributes.
/// - Since: iOS 15
@dynamicMemberLookup struct AttributeContainer: Hashable, CustomStringConvertible {
    var _values: [String: AnyHashable] = [:]
    init() {}
    subscript<K: AttributedStringKey>(_ key: K.Type) -> K.Value? {
        get { _values[K.name].flatMap { $0.base as? K.Value } }
        set { _values[K.name] = newValue.map { AnyHashable($0) } }
    }
    subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { get { self[K.self] } set { self[K.self] = newValue } }
    subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> { get { ScopedAttributeContainer<S>(_container: self) } set { self = newValue._container } }
    subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> { AttributeContainer.Builder<K>(_container: self) }
    static subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> { AttributeContainer.Builder<K>(_container: AttributeContainer()) }
    /// What adds a value of an attribute when it is called: `AttributeContainer().languageIdentifier("en")`.
    struct Builder<T: AttributedStringKey> {
        let _container: AttributeContainer
        func callAsFunction(_ value: T.Value) -> AttributeContainer { _container._with(T.self, value) }
    }
    var foregroundColor: Color? { get { self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] } set { self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = newValue } }
    var backgroundColor: Color? { get { self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] } set { self[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] = newValue } }
    var font: Font? { get { self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] } set { self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = newValue } }
    var underlineStyle: Text.LineStyle? { get { self[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] } set { self[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = newValue } }
    var strikethroughStyle: Text.LineStyle? { get { self[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] } set { self[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] = newValue } }
    var kern: CGFloat? { get { self[AttributeScopes.SwiftUIAttributes.KernAttribute.self] } set { self[AttributeScopes.SwiftUIAttributes.KernAttribute.self] = newValue } }
    var tracking: CGFloat? { get { self[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] } set { self[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] = newValue } }
    var baselineOffset: CGFloat? { get { self[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] } set { self[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] = newValue } }
    var link: URL? { get { self[AttributeScopes.FoundationAttributes.LinkAttribute.self] } set { self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = newValue } }
    var inlinePresentationIntent: InlinePresentationIntent? { get { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] } set { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = newValue } }
    // With one more attribute: `AttributeContainer().font(.title).kern(2)`.
    func foregroundColor(_ value: Color?) -> AttributeContainer { _with(AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self, value) }
    func backgroundColor(_ value: Color?) -> AttributeContainer { _with(AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self, value) }
    func font(_ value: Font?) -> AttributeContainer { _with(AttributeScopes.SwiftUIAttributes.FontAttribute.self, value) }
    func underlineStyle(_ value: Text.LineStyle?) -> AttributeContainer { _with(AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self, value) }
    func strikethroughStyle(_ value: Text.LineStyle?) -> AttributeContainer { _with(AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self, value) }
    func kern(_ value: CGFloat?) -> AttributeContainer { _with(AttributeScopes.SwiftUIAttributes.KernAttribute.self, value) }
    func tracking(_ value: CGFloat?) -> AttributeContainer { _with(AttributeScopes.SwiftUIAttributes.TrackingAttribute.self, value) }
    func baselineOffset(_ value: CGFloat?) -> AttributeContainer { _with(AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self, value) }
    func link(_ value: URL?) -> AttributeContainer { _with(AttributeScopes.FoundationAttributes.LinkAttribute.self, value) }
    func inlinePresentationIntent(_ value: InlinePresentationIntent?) -> AttributeContainer { _with(AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self, value) }
    // The same on the type: `AttributeContainer.link(url)`.
    static func foregroundColor(_ value: Color?) -> AttributeContainer { AttributeContainer().foregroundColor(value) }
    static func backgroundColor(_ value: Color?) -> AttributeContainer { AttributeContainer().backgroundColor(value) }
    static func font(_ value: Font?) -> AttributeContainer { AttributeContainer().font(value) }
    static func underlineStyle(_ value: Text.LineStyle?) -> AttributeContainer { AttributeContainer().underlineStyle(value) }
    static func strikethroughStyle(_ value: Text.LineStyle?) -> AttributeContainer { AttributeContainer().strikethroughStyle(value) }
    static func kern(_ value: CGFloat?) -> AttributeContainer { AttributeContainer().kern(value) }
    static func tracking(_ value: CGFloat?) -> AttributeContainer { AttributeContainer().tracking(value) }
    static func baselineOffset(_ value: CGFloat?) -> AttributeContainer { AttributeContainer().baselineOffset(value) }
    static func link(_ value: URL?) -> AttributeContainer { AttributeContainer().link(value) }
    static func inlinePresentationIntent(_ value: InlinePresentationIntent?) -> AttributeContainer { AttributeContainer().inlinePresentationIntent(value) }
    func _with<K: AttributedStringKey>(_ key: K.Type, _ value: K.Value?) -> AttributeContainer {
        var copy = self
        copy[key] = value
        return copy
    }
    func merging(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributeContainer {
        var copy = self
        copy.merge(other, mergePolicy: mergePolicy)
        return copy
    }
    mutating func merge(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) { _values.merge(other._values) { mergePolicy == .keepNew ? $1 : $0 } }
    /// Without attributes that another has as well, and with others, where all of the former are here.
    mutating func _replace(_ attributes: AttributeContainer, with others: AttributeContainer) {
        guard attributes._values.allSatisfy({ _values[$0.key] == $0.value }) else { return }
        for key in attributes._values.keys { _values[key] = nil }
        merge(others)
    }
    var description: String { "{\n" + _values.sorted { $0.key < $1.key }.map { "\t\($0.key) = \($0.value.base)\n" }.joined() + "}" }
}
/// Attributes of one scope: `text.swiftUI.font`.
/// - Since: iOS 15
@dynamicMemberLookup struct ScopedAttributeContainer<S: AttributeScope> {
    var _container: AttributeContainer
    subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<S, K>) -> K.Value? { get { _container[K.self] } set { _container[K.self] = newValue } }
}
/// - Since: iOS 15
struct InlinePresentationIntent: OptionSet, Hashable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let emphasized = InlinePresentationIntent(rawValue: 1), stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    static let code = InlinePresentationIntent(rawValue: 4), strikethrough = InlinePresentationIntent(rawValue: 32), softBreak = InlinePresentationIntent(rawValue: 64)
    static let lineBreak = InlinePresentationIntent(rawValue: 128), inlineHTML = InlinePresentationIntent(rawValue: 256), blockHTML = InlinePresentationIntent(rawValue: 512)
}
/// Which paragraph of Markdown a text is; texts here have none.
/// - Since: iOS 15
struct PresentationIntent: Hashable {
    enum Kind: Hashable {
        case paragraph, orderedList, unorderedList, blockQuote, thematicBreak, tableHeaderRow
        case header(level: Int), listItem(ordinal: Int), codeBlock(languageHint: String?), tableRow(rowIndex: Int), tableCell(columnIndex: Int)
    }
    struct IntentType: Hashable {
        var kind: PresentationIntent.Kind
        var identity: Int
    }
    var components: [PresentationIntent.IntentType]
}
extension AttributedString {
    enum AttributeMergePolicy { case keepNew, keepCurrent }
    /// - Since: iOS 26
    enum TextAlignment: Hashable { case left, right, center }
    /// - Since: iOS 26
    enum WritingDirection: Hashable, CaseIterable { case leftToRight, rightToLeft }
}
