/// - Since: iOS 14
struct PinnedScrollableViews: OptionSet {
    let rawValue: Int
    static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
/// A place in a rectangle, in fractions of its size.
struct UnitPoint: Hashable {
    var x: CGFloat, y: CGFloat
    static let zero = UnitPoint(x: 0, y: 0)
    static let center = UnitPoint(x: 0.5, y: 0.5)
    static let leading = UnitPoint(x: 0, y: 0.5)
    static let trailing = UnitPoint(x: 1, y: 0.5)
    static let top = UnitPoint(x: 0.5, y: 0)
    static let bottom = UnitPoint(x: 0.5, y: 1)
    static let topLeading = UnitPoint(x: 0, y: 0)
    static let topTrailing = UnitPoint(x: 1, y: 0)
    static let bottomLeading = UnitPoint(x: 0, y: 1)
    static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
struct Angle: Hashable, Comparable {
    var radians: Double
    var degrees: Double {
        get { radians * 180 / Double.pi }
        set { radians = newValue * Double.pi / 180 }
    }
    init() { radians = 0 }
    init(radians: Double) { self.radians = radians }
    init(degrees: Double) { self.radians = degrees * Double.pi / 180 }
    static let zero = Angle(radians: 0)
    static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    static func < (_ a: Angle, _ b: Angle) -> Bool { a.radians < b.radians }
    static func + (_ a: Angle, _ b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    static func - (_ a: Angle, _ b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    static prefix func - (_ a: Angle) -> Angle { Angle(radians: -a.radians) }
    static func * (_ a: Angle, _ b: Double) -> Angle { Angle(radians: a.radians * b) }
    static func / (_ a: Angle, _ b: Double) -> Angle { Angle(radians: a.radians / b) }
    static func += (_ a: inout Angle, _ b: Angle) { a = a + b }
    static func -= (_ a: inout Angle, _ b: Angle) { a = a - b }
    static func *= (_ a: inout Angle, _ b: Double) { a = a * b }
    static func /= (_ a: inout Angle, _ b: Double) { a = a / b }
}

/// Names a line by which views are aligned, with its place in a view that sets none.
protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }
/// A vertical line by which the views of a `VStack` are aligned.
struct HorizontalAlignment: Equatable {
    init<ID: AlignmentID>(_ id: ID.Type)
    init(_named name: String)
    static func == (_ a: HorizontalAlignment, _ b: HorizontalAlignment) -> Bool
    static let leading = HorizontalAlignment(_named: "leading")
    static let center = HorizontalAlignment(_named: "center")
    static let trailing = HorizontalAlignment(_named: "trailing")
    /// The middle of the values that there are.
    func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { _middle(values.compactMap { $0 }) }
}
func _middle(_ values: [CGFloat]) -> CGFloat? { values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count) }
/// A horizontal line by which the views of an `HStack` are aligned.
struct VerticalAlignment: Equatable {
    init<ID: AlignmentID>(_ id: ID.Type)
    init(_named name: String)
    static func == (_ a: VerticalAlignment, _ b: VerticalAlignment) -> Bool
    static let top = VerticalAlignment(_named: "top")
    static let center = VerticalAlignment(_named: "center")
    static let bottom = VerticalAlignment(_named: "bottom")
    static let firstTextBaseline = VerticalAlignment(_named: "firstTextBaseline")
    static let lastTextBaseline = VerticalAlignment(_named: "lastTextBaseline")
    /// The middle of the values that there are.
    func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { _middle(values.compactMap { $0 }) }
}
struct Alignment: Equatable {
    var horizontal: HorizontalAlignment
    var vertical: VerticalAlignment
    static let center = Alignment(horizontal: .center, vertical: .center)
    static let leading = Alignment(horizontal: .leading, vertical: .center)
    static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    static let top = Alignment(horizontal: .center, vertical: .top)
    static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// - Since: iOS 16
    static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// - Since: iOS 16
    static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// - Since: iOS 16
    static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// - Since: iOS 16
    static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// - Since: iOS 16
    static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    /// - Since: iOS 16
    static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
}
/// A view's size and its alignment guides, in its own coordinates.
struct ViewDimensions {
    var width: CGFloat { get }
    var height: CGFloat { get }
    subscript(guide: HorizontalAlignment) -> CGFloat { get }
    subscript(guide: VerticalAlignment) -> CGFloat { get }
    /// The value that `alignmentGuide` set; `nil` where none is.
    subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
    subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
}

struct Font: Hashable {
    var _name: String
    var _size: CGFloat
    var _weight: Font.Weight? = nil
    var _design: Font.Design? = nil
    var _isItalic = false
    /// What it grows with.
    var _style: Font.TextStyle? = nil
    /// - Since: iOS 26
    static let `default` = Font(_name: "body", _size: 17, _style: .body)
    static let largeTitle = Font(_name: "largeTitle", _size: 34, _style: .largeTitle)
    static let title = Font(_name: "title", _size: 28, _style: .title)
    /// - Since: iOS 14
    static let title2 = Font(_name: "title2", _size: 22, _style: .title2)
    /// - Since: iOS 14
    static let title3 = Font(_name: "title3", _size: 20, _style: .title3)
    static let headline = Font(_name: "headline", _size: 16, _weight: .semibold, _style: .headline)
    static let subheadline = Font(_name: "subheadline", _size: 14, _style: .subheadline)
    static let body = Font(_name: "body", _size: 16, _style: .body)
    static let callout = Font(_name: "callout", _size: 15, _style: .callout)
    static let footnote = Font(_name: "footnote", _size: 13, _style: .footnote)
    static let caption = Font(_name: "caption", _size: 12, _style: .caption)
    /// - Since: iOS 14
    static let caption2 = Font(_name: "caption2", _size: 11, _style: .caption2)
    static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { Font(_name: "system", _size: size, _weight: weight, _design: design) }
    static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { Font(_name: "\(style)", _size: style._size, _weight: weight ?? style._weight, _design: design, _style: style) }
    static func custom(_ name: String, size: CGFloat) -> Font { Font(_name: name, _size: size, _style: .body) }
    /// - Since: iOS 14
    static func custom(_ name: String, size: CGFloat, relativeTo style: Font.TextStyle) -> Font { Font(_name: name, _size: size, _style: style) }
    /// - Since: iOS 14
    static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(_name: name, _size: fixedSize) }
    /// - Since: iOS 26
    func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
    /// - Since: iOS 26
    func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
    func smallCaps() -> Font { self }
    func lowercaseSmallCaps() -> Font { self }
    /// - Since: iOS 14
    func leading(_ leading: Font.Leading) -> Font { self }
    /// - Since: iOS 26
    func scaled(by factor: CGFloat) -> Font { var font = self; font._size = _size * factor; return font }
    func uppercaseSmallCaps() -> Font { self }
    /// - Since: iOS 16
    func width(_ width: Font.Width) -> Font { self }
    /// - Since: iOS 14
    enum Leading { case standard, tight, loose }
    /// - Since: iOS 16
    struct Width: Hashable {
        var value: CGFloat
        init(_ value: CGFloat) { self.value = value }
        static let compressed = Font.Width(-0.4), condensed = Font.Width(-0.2), standard = Font.Width(0), expanded = Font.Width(0.2)
    }
    func bold() -> Font { weight(.bold) }
    func italic() -> Font { var font = self; font._isItalic = true; return font }
    /// - Since: iOS 15
    func monospaced() -> Font { var font = self; font._design = .monospaced; return font }
    func monospacedDigit() -> Font { self }
    func weight(_ weight: Font.Weight) -> Font { var font = self; font._weight = weight; return font }
    struct Weight: Hashable {
        var _name: String
        static let ultraLight = Font.Weight(_name: "ultraLight"), thin = Font.Weight(_name: "thin"), light = Font.Weight(_name: "light")
        static let regular = Font.Weight(_name: "regular"), medium = Font.Weight(_name: "medium"), semibold = Font.Weight(_name: "semibold")
        static let bold = Font.Weight(_name: "bold"), heavy = Font.Weight(_name: "heavy"), black = Font.Weight(_name: "black")
    }
    enum Design { case `default`, serif, rounded, monospaced }
    enum TextStyle: CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        var _weight: Font.Weight? { if case .headline = self { Font.Weight.semibold } else { nil } }
        var _size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 16
            case .subheadline: 14
            case .callout: 15
            case .footnote: 13
            case .caption: 12
            case .caption2: 11
            }
        }
    }
}
enum ContentMode: Int { case fit, fill }
enum ColorScheme: Int, CaseIterable { case light, dark }
enum LayoutDirection: Int { case leftToRight, rightToLeft }
enum TextAlignment: Int { case leading, center, trailing }
/// - Since: iOS 15
enum Visibility: Int { case automatic, visible, hidden }
enum BlendMode {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
/// - Since: iOS 14
enum SafeAreaRegions { case all, container, keyboard }
/// - Since: iOS 15
enum SubmitLabel { case done, go, send, join, route, search, `return`, next, `continue` }
/// - Since: iOS 15
struct SubmitTriggers: OptionSet {
    let rawValue: Int
    static let text = SubmitTriggers(rawValue: 1), search = SubmitTriggers(rawValue: 2)
}
enum ColorSchemeContrast: CaseIterable { case standard, increased }
enum LegibilityWeight: Hashable { case regular, bold }
/// - Since: iOS 15
enum Prominence { case standard, increased }
/// How large the user wants texts.
/// - Since: iOS 15
enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    var isAccessibilitySize: Bool { self >= .accessibility1 }
    static func < (_ a: DynamicTypeSize, _ b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
    /// The nearest one in a range; itself where the range has none.
    func _limited<T: RangeExpression>(to range: T) -> DynamicTypeSize where T.Bound == DynamicTypeSize {
        if range.contains(self) { return self }
        return DynamicTypeSize.allCases.filter { range.contains($0) }.min { abs($0.rawValue - rawValue) < abs($1.rawValue - rawValue) } ?? self
    }
    /// What a length of a text style grows by: 1 at `large`.
    func _factor(of style: Font.TextStyle) -> Double
}
enum UserInterfaceSizeClass { case compact, regular }
/// - Since: iOS 14
enum ScenePhase: Comparable { case background, inactive, active }
/// - Since: iOS 15
enum TextInputAutocapitalization { case never, words, sentences, characters }
/// - Since: iOS 2
enum UIKeyboardType: Int { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad }
/// - Since: iOS 2
enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
/// - Since: iOS 10
struct UITextContentType: Hashable {
    let _name: String
    static let name = UITextContentType(_name: "name"), givenName = UITextContentType(_name: "givenName"), familyName = UITextContentType(_name: "familyName")
    static let username = UITextContentType(_name: "username"), password = UITextContentType(_name: "password"), newPassword = UITextContentType(_name: "newPassword")
    static let oneTimeCode = UITextContentType(_name: "oneTimeCode"), emailAddress = UITextContentType(_name: "emailAddress"), URL = UITextContentType(_name: "URL")
    static let telephoneNumber = UITextContentType(_name: "telephoneNumber"), creditCardNumber = UITextContentType(_name: "creditCardNumber")
    static let fullStreetAddress = UITextContentType(_name: "fullStreetAddress"), postalCode = UITextContentType(_name: "postalCode")
    static let addressCity = UITextContentType(_name: "addressCity"), nickname = UITextContentType(_name: "nickname"), jobTitle = UITextContentType(_name: "jobTitle")
    static let namePrefix = UITextContentType(_name: "namePrefix"), middleName = UITextContentType(_name: "middleName"), nameSuffix = UITextContentType(_name: "nameSuffix")
    static let organizationName = UITextContentType(_name: "organizationName"), location = UITextContentType(_name: "location"), streetAddressLine1 = UITextContentType(_name: "streetAddressLine1")
    static let streetAddressLine2 = UITextContentType(_name: "streetAddressLine2"), addressState = UITextContentType(_name: "addressState"), addressCityAndState = UITextContentType(_name: "addressCityAndState")
    static let sublocality = UITextContentType(_name: "sublocality"), countryName = UITextContentType(_name: "countryName"), shipmentTrackingNumber = UITextContentType(_name: "shipmentTrackingNumber")
    static let flightNumber = UITextContentType(_name: "flightNumber"), dateTime = UITextContentType(_name: "dateTime"), birthdate = UITextContentType(_name: "birthdate")
    static let birthdateDay = UITextContentType(_name: "birthdateDay"), birthdateMonth = UITextContentType(_name: "birthdateMonth"), birthdateYear = UITextContentType(_name: "birthdateYear")
    static let creditCardExpiration = UITextContentType(_name: "creditCardExpiration"), creditCardSecurityCode = UITextContentType(_name: "creditCardSecurityCode"), creditCardName = UITextContentType(_name: "creditCardName")
    static let creditCardType = UITextContentType(_name: "creditCardType"), cellularEID = UITextContentType(_name: "cellularEID"), cellularIMEI = UITextContentType(_name: "cellularIMEI")
}

/// How a change runs in time.
struct Animation: Hashable {
    var _name: String
    var _curve = 0
    var _parameters: [Double] = []
    var _duration = 0.35
    var _delay = 0.0
    var _speed = 1.0
    var _count = 1.0
    var _autoreverses = false
    var _pause = 0.0
    static let `default` = Animation(_name: "default", _curve: 5, _parameters: [0.55, 1])
    static let linear = Animation(_name: "linear")
    static let easeIn = Animation(_name: "easeIn", _curve: 1)
    static let easeOut = Animation(_name: "easeOut", _curve: 2)
    static let easeInOut = Animation(_name: "easeInOut", _curve: 3)
    /// - Since: iOS 17
    static let spring = Animation(_name: "spring", _curve: 5, _parameters: [0.5, 1], _duration: 0.5)
    /// - Since: iOS 17
    static let bouncy = Animation(_name: "bouncy", _curve: 5, _parameters: [0.5, 0.7], _duration: 0.5)
    /// - Since: iOS 17
    static let smooth = Animation(_name: "smooth", _curve: 5, _parameters: [0.5, 1], _duration: 0.5)
    /// - Since: iOS 17
    static let snappy = Animation(_name: "snappy", _curve: 5, _parameters: [0.5, 0.85], _duration: 0.5)
    static let interactiveSpring = Animation(_name: "interactiveSpring", _curve: 5, _parameters: [0.15, 0.86], _duration: 0.15)
    static func linear(duration: Double) -> Animation { Animation(_name: "linear", _duration: duration) }
    static func easeIn(duration: Double) -> Animation { Animation(_name: "easeIn", _curve: 1, _duration: duration) }
    static func easeOut(duration: Double) -> Animation { Animation(_name: "easeOut", _curve: 2, _duration: duration) }
    static func easeInOut(duration: Double) -> Animation { Animation(_name: "easeInOut", _curve: 3, _duration: duration) }
    /// - Since: iOS 17
    static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { .timingCurve(curve._x1, curve._y1, curve._x2, curve._y2, duration: duration) }
    static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Animation {
        Animation(_name: "timingCurve", _curve: 4, _parameters: [x1, y1, x2, y2], _duration: duration)
    }
    /// - Since: iOS 17
    static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { Animation(_name: "spring", _curve: 5, _parameters: [duration, 1 - bounce], _duration: duration) }
    /// - Since: iOS 17
    static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double) -> Animation { spring(duration: duration, bounce: bounce) }
    static func spring(response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        Animation(_name: "spring", _curve: 5, _parameters: [response, dampingFraction], _duration: response)
    }
    static func spring(dampingFraction: Double, blendDuration: Double = 0) -> Animation { spring(response: 0.5, dampingFraction: dampingFraction) }
    static func spring(blendDuration: Double) -> Animation { spring() }
    /// - Since: iOS 17
    static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { self.spring(duration: spring.duration, bounce: spring.bounce) }
    /// - Since: iOS 17
    static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { _spring("smooth", duration, bounce: extraBounce) }
    /// - Since: iOS 17
    static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { _spring("snappy", duration, bounce: 0.15 + extraBounce) }
    /// - Since: iOS 17
    static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { _spring("bouncy", duration, bounce: 0.3 + extraBounce) }
    static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation {
        Animation(_name: "interactiveSpring", _curve: 5, _parameters: [response, dampingFraction], _duration: response)
    }
    /// - Since: iOS 17
    static func interactiveSpring(duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25) -> Animation { _spring("interactiveSpring", duration, bounce: 0.14 + extraBounce) }
    /// A spring by its physics: the response is the time of one swing without damping.
    static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        let response = 2 * Double.pi * (mass / stiffness).squareRoot()
        return Animation(_name: "interpolatingSpring", _curve: 5, _parameters: [response, damping / (2 * (stiffness * mass).squareRoot())], _duration: response)
    }
    /// - Since: iOS 17
    /// - Since: iOS 17
    static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { interpolatingSpring(duration: spring.duration, bounce: spring.bounce, initialVelocity: initialVelocity) }
    static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation { _spring("interpolatingSpring", duration, bounce: bounce) }
    static func _spring(_ name: String, _ duration: Double, bounce: Double) -> Animation {
        Animation(_name: name, _curve: 5, _parameters: [duration, 1 - bounce], _duration: duration)
    }
    func delay(_ delay: Double) -> Animation {
        var copy = self
        copy._delay = _delay + delay
        return copy
    }
    func speed(_ speed: Double) -> Animation {
        var copy = self
        copy._speed = _speed * speed
        return copy
    }
    func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { _repeated(Double(max(count, 1)), autoreverses) }
    func repeatForever(autoreverses: Bool = true) -> Animation { _repeated(Double.infinity, autoreverses) }
    /// A delay that was there before comes before each time.
    func _repeated(_ count: Double, _ autoreverses: Bool) -> Animation {
        var copy = self
        copy._count = count
        copy._autoreverses = autoreverses
        copy._pause = _delay
        copy._delay = 0
        return copy
    }
    /// Seconds from the change to its end.
    /// - Since: iOS 17
    func logicallyComplete(after duration: TimeInterval) -> Animation { self }
    var _length: Double { _delay + (_pause + _duration / max(_speed, 0.001)) * _count }
}
