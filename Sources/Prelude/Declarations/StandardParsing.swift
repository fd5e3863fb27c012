// Names, addresses and lists in formats, and what is read from texts.
/// How much of a name is written.
struct _PersonNameFormat: ParseableFormatStyle, ParseStrategy {
    enum Style { case short, medium, long, abbreviated }
    let style: _PersonNameFormat.Style
    init(style: _PersonNameFormat.Style = .medium, locale: Locale = .current) { self.style = style }
    func format(_ value: PersonNameComponents) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style == .short ? .short : style == .long ? .long : style == .abbreviated ? .abbreviated : .medium
        return formatter.string(from: value)
    }
    func parse(_ value: String) throws -> PersonNameComponents {
        guard let name = PersonNameComponentsFormatter().personNameComponents(from: value) else { throw CocoaError(.formatting) }
        return name
    }
    var parseStrategy: _PersonNameFormat { self }
}
extension FormatStyle where Self == _PersonNameFormat { static func name(style: _PersonNameFormat.Style) -> _PersonNameFormat { _PersonNameFormat(style: style) } }
extension ParseStrategy where Self == _PersonNameFormat { static var name: _PersonNameFormat { _PersonNameFormat() } }
extension PersonNameComponents {
    typealias FormatStyle = _PersonNameFormat
    typealias ParseStrategy = _PersonNameFormat
    func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == PersonNameComponents { format.format(self) }
    init(_ value: String) throws { self = try _PersonNameFormat().parse(value) }
    init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }
}
/// Numbers from texts in a format.
struct _NumberParsing<Value: _FormattedNumber> {
    let _format: _NumberFormat
    func parse(_ value: String) throws -> Value {
        let text = value.trimmingCharacters(in: .whitespaces)
        guard let number = _format._value(text), let result = Value(_number: number) else { throw CocoaError(.formatting) }
        return result
    }
}
extension _NumberFormat {
    func format<V: _FormattedNumber>(_ value: V) -> String { value._shown(self) }
    var parseStrategy: _NumberFormat { self }
    func parse<V: _FormattedNumber>(_ value: String) throws -> V { try _NumberParsing<V>(_format: self).parse(value) }
}
extension Int {
    init(_ value: String, format: _NumberFormat, lenient: Bool = true) throws { self = try (format._kind == .percent && format._scale == nil ? format.scale(1) : format).parse(value) }
    init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Int { self = try strategy.parse(value) }
}
extension Double {
    init(_ value: String, format: _NumberFormat, lenient: Bool = true) throws { self = try format.parse(value) }
    init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Double { self = try strategy.parse(value) }
}
extension Decimal {
    init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Decimal { self = try strategy.parse(value) }
    init(_ value: String, format: _NumberFormat, lenient: Bool = true) throws { self = try format.parse(value) }
    func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Decimal { format.format(self) }
}
/// How a list is written in one sentence.
struct _ListFormat: Hashable {
    enum ListType { case and, or }
    enum Width { case standard, short, narrow }
    let _type: _ListFormat.ListType
    let _width: _ListFormat.Width
    var _locale = Locale.current
    func locale(_ locale: Locale) -> _ListFormat {
        var copy = self
        copy._locale = locale
        return copy
    }
    func _text(_ parts: [String]) -> String {
        if !_locale._isAmerican { return _localeList(_locale.identifier, parts, _type == .or ? "or" : "and", _width == .standard ? "standard" : _width == .short ? "short" : "narrow") }
        let word = _type == .or ? "or" : _width == .standard ? "and" : _width == .short ? "&" : ""
        let link = word.isEmpty ? ", " : " " + word + " "
        if parts.count < 3 { return parts.joined(separator: link) }
        return parts.dropLast().joined(separator: ", ") + "," + (word.isEmpty ? " " : link) + parts[parts.count - 1]
    }
}
/// How the elements of a list are written, and the list.
struct _MemberListFormat<Element> {
    let _text: (Element) -> String
    let _list: _ListFormat
    static func list<F: FormatStyle>(memberStyle: F, type: _ListFormat.ListType, width: _ListFormat.Width = .standard) -> _MemberListFormat<Element> where F.FormatInput == Element, F.FormatOutput == String {
        _MemberListFormat(_text: { memberStyle.format($0) }, _list: _ListFormat(_type: type, _width: width))
    }
}
extension _MemberListFormat where Element: _FormattedNumber {
    static func list(memberStyle: _NumberFormat, type: _ListFormat.ListType, width: _ListFormat.Width = .standard) -> _MemberListFormat<Element> {
        _MemberListFormat(_text: { $0._shown(memberStyle) }, _list: _ListFormat(_type: type, _width: width))
    }
}
extension Sequence { func formatted(_ format: _MemberListFormat<Element>) -> String { format._list._text(map { format._text($0) }) } }
extension Text { init<S: Sequence>(_ input: S, format: _MemberListFormat<S.Element>) { self.init(verbatim: input.formatted(format)) } }
extension LabeledContent where Label == Text, Content == Text {
    init<S: Sequence>(_ title: LocalizedStringKey, value: S, format: _MemberListFormat<S.Element>) { self.init(title, value: value.formatted(format)) }
}
func _interpolated<S: Sequence>(_ value: S, format: _MemberListFormat<S.Element>) -> String { value.formatted(format) }
/// Texts as they are.
/// - Since: iOS 15
struct StringStyle: FormatStyle {
    init() {}
    func format(_ value: String) -> String { value }
}
/// - Since: iOS 15
struct ListFormatStyle<Style: FormatStyle, Base: Sequence>: FormatStyle where Style.FormatInput == Base.Element, Style.FormatOutput == String {
    typealias ListType = _ListFormat.ListType
    typealias Width = _ListFormat.Width
    var memberStyle: Style
    var listType = _ListFormat.ListType.and
    var width = _ListFormat.Width.standard
    var locale = Locale.current
    init(memberStyle: Style) { self.memberStyle = memberStyle }
    func locale(_ locale: Locale) -> ListFormatStyle<Style, Base> {
        var copy = self
        copy.locale = locale
        return copy
    }
    func format(_ value: Base) -> String { _ListFormat(_type: listType, _width: width, _locale: locale)._text(value.map { memberStyle.format($0) }) }
}
extension FormatStyle {
    static func list<Base: Sequence>(type: _ListFormat.ListType, width: _ListFormat.Width = .standard) -> Self where Self == ListFormatStyle<StringStyle, Base>, Base.Element == String {
        var style = ListFormatStyle<StringStyle, Base>(memberStyle: StringStyle())
        (style.listType, style.width) = (type, width)
        return style
    }
}
extension Sequence { func formatted<F: FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == Self { style.format(self) } }
extension Sequence where Element == String {
    func formatted() -> String { _ListFormat(_type: .and, _width: .standard)._text(Array(self)) }
    func formatted(_ format: _ListFormat) -> String { format._text(Array(self)) }
}
