/// A type or protocol of the libraries that the language itself refers to, or that the checker has a rule about.
///
/// A declaration of the prelude knows which of them it is. So a snippet's own `Array` or `View` is none of them, and a literal makes the library's array all
/// the same.
public enum KnownType: String, Sendable {
    // Values.
    case bool = "Bool", string = "String", substring = "Substring", character = "Character"
    case int = "Int", int8 = "Int8", int16 = "Int16", int32 = "Int32", int64 = "Int64"
    case uint = "UInt", uint8 = "UInt8", uint16 = "UInt16", uint32 = "UInt32", uint64 = "UInt64"
    case double = "Double", cgFloat = "CGFloat", float = "Float"
    case imageResource = "ImageResource", colorResource = "ColorResource"
    case never = "Never", anyHashable = "AnyHashable", date = "Date"

    // Objects of Foundation.
    case nsString = "NSString", nsNumber = "NSNumber", nsArray = "NSArray", nsDictionary = "NSDictionary", nsSet = "NSSet", nsError = "NSError"
    case nsData = "NSData", nsURL = "NSURL", data = "Data", url = "URL"
    case swiftValue = "__SwiftValue", nsCoder = "NSCoder"
    case decimal = "Decimal", nsDecimalNumber = "NSDecimalNumber"

    // Collections.
    case optional = "Optional", array = "Array", inlineArray = "InlineArray", arraySlice = "ArraySlice", set = "Set", dictionary = "Dictionary"
    case dictionaryKeys = "Dictionary.Keys", dictionaryValues = "Dictionary.Values"
    case utf8View = "String.UTF8View", utf16View = "String.UTF16View", unicodeScalarView = "String.UnicodeScalarView", stringIndex = "String.Index"
    case range = "Range", closedRange = "ClosedRange", partialRangeFrom = "PartialRangeFrom", partialRangeThrough = "PartialRangeThrough"
    case partialRangeUpTo = "PartialRangeUpTo", strideTo = "StrideTo", strideThrough = "StrideThrough"
    case reversedCollection = "ReversedCollection", enumeratedSequence = "EnumeratedSequence", zip2Sequence = "Zip2Sequence"

    // Regular expressions.
    case regex = "Regex", regexComponent = "RegexComponent", characterClass = "CharacterClass", anyRegexOutput = "AnyRegexOutput"
    case joinedOutput = "_JoinedOutput", optionalOutput = "_OptionalOutput", capturedOutput = "_CapturedOutput"

    // Key paths.
    case anyKeyPath = "AnyKeyPath", partialKeyPath = "PartialKeyPath"
    case keyPath = "KeyPath", writableKeyPath = "WritableKeyPath", referenceWritableKeyPath = "ReferenceWritableKeyPath"
    case keyPathAccess = "_KeyPathAccess"

    // Protocols.
    case anyObject = "AnyObject", sendable = "Sendable", copyable = "Copyable", escapable = "Escapable", sendableMetatype = "SendableMetatype"
    case bitwiseCopyable = "BitwiseCopyable"
    case equatable = "Equatable", hashable = "Hashable", comparable = "Comparable", identifiable = "Identifiable"
    case rawRepresentable = "RawRepresentable", caseIterable = "CaseIterable", decodable = "Decodable", encodable = "Encodable", codingKey = "CodingKey"
    case selector = "Selector", uiColor = "UIColor", error = "Error", localizedError = "LocalizedError", customNSError = "CustomNSError"
    case customStringConvertible = "CustomStringConvertible", customDebugStringConvertible = "CustomDebugStringConvertible"
    case textOutputStreamable = "TextOutputStreamable"
    case customReflectable = "CustomReflectable"
    case simd = "SIMD", additiveArithmetic = "AdditiveArithmetic", numeric = "Numeric", binaryInteger = "BinaryInteger"
    case stringProtocol = "StringProtocol", sequence = "Sequence", iteratorProtocol = "IteratorProtocol"
    case actor = "Actor", asyncSequence = "AsyncSequence", asyncIteratorProtocol = "AsyncIteratorProtocol", publisher = "Publisher"

    // Literals.
    case expressibleByIntegerLiteral = "ExpressibleByIntegerLiteral", expressibleByFloatLiteral = "ExpressibleByFloatLiteral"
    case expressibleByStringLiteral = "ExpressibleByStringLiteral", expressibleByBooleanLiteral = "ExpressibleByBooleanLiteral"
    case expressibleByUnicodeScalarLiteral = "ExpressibleByUnicodeScalarLiteral"
    case expressibleByExtendedGraphemeClusterLiteral = "ExpressibleByExtendedGraphemeClusterLiteral"
    case expressibleByNilLiteral = "ExpressibleByNilLiteral", expressibleByArrayLiteral = "ExpressibleByArrayLiteral"
    case expressibleByDictionaryLiteral = "ExpressibleByDictionaryLiteral"
    case expressibleByStringInterpolation = "ExpressibleByStringInterpolation", defaultStringInterpolation = "DefaultStringInterpolation"

    // SwiftUI.
    case view = "View", viewBuilder = "ViewBuilder", viewModifier = "ViewModifier", shape = "Shape", shapeStyle = "ShapeStyle"
    case app = "App", scene = "Scene"
    case representable = "_Representable"
    case anyView = "AnyView", emptyModifier = "EmptyModifier", group = "Group", forEach = "ForEach", section = "Section", list = "List"
    case tabView = "TabView", tab = "Tab", tabSection = "TabSection"
    case text = "Text", image = "Image", localizedStringKey = "LocalizedStringKey", localizationValue = "String.LocalizationValue"
    case localizedStringResource = "LocalizedStringResource", binding = "Binding", state = "State", published = "Published"
    case dynamicProperty = "DynamicProperty", preferenceKey = "PreferenceKey", layoutValueKey = "LayoutValueKey"
    case animatable = "Animatable", environmentKey = "EnvironmentKey", containerValueKey = "ContainerValueKey", transactionKey = "TransactionKey"
    case focusedValueKey = "FocusedValueKey"
    case toolbarContent = "ToolbarContent", tabContent = "TabContent", chartContent = "ChartContent", commands = "Commands"
    case tableRowContent = "TableRowContent", tableColumnContent = "TableColumnContent"
    case buttonStyle = "ButtonStyle", primitiveButtonStyle = "PrimitiveButtonStyle", toggleStyle = "ToggleStyle", labelStyle = "LabelStyle"
    case progressViewStyle = "ProgressViewStyle", groupBoxStyle = "GroupBoxStyle", labeledContentStyle = "LabeledContentStyle"
    case gaugeStyle = "GaugeStyle", disclosureGroupStyle = "DisclosureGroupStyle", textFieldStyle = "TextFieldStyle"
    case datePickerStyle = "DatePickerStyle"
}

extension KnownType {
    /// Whether it is a half of `Codable`.
    package var isCoding: Bool { self == .decodable || self == .encodable }

    /// Whether it has a fixed number of bits, which are a whole number.
    package var isInteger: Bool {
        switch self {
        case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: true
        default: false
        }
    }

    package var isFloatingPoint: Bool { self == .double || self == .cgFloat || self == .float }

    package var isRange: Bool {
        switch self {
        case .range, .closedRange, .partialRangeFrom, .partialRangeThrough, .partialRangeUpTo: true
        default: false
        }
    }

    /// Whether values are what literals are lowered to, so that no initializer makes them of one.
    package var isMadeByLiteral: Bool {
        switch self {
        case .int, .double, .cgFloat, .bool, .string, .character, .array, .optional, .set: true
        default: isKey && self != .localizedStringResource
        }
    }

    /// Whether values are looked up in the languages of a program.
    package var isKey: Bool { self == .localizedStringKey || self == .localizationValue || self == .localizedStringResource }

    /// Whether values are nothing but their bits, as registers hold them.
    package var isInline: Bool { self == .int || self == .bool || isFloatingPoint }

    /// Whether values are numbers or text, and have no parts.
    package var isScalar: Bool { isInteger || isFloatingPoint || self == .bool || self == .string || self == .character }

    /// Whether values are scalars, or made of nothing but what they hold.
    package var isPlain: Bool { isScalar || self == .optional || self == .array || self == .set || self == .dictionary }

    /// A marker without requirements, which every type has here.
    package var isMarker: Bool { self == .sendable || self == .copyable || self == .escapable || self == .sendableMetatype || self == .bitwiseCopyable }

    /// Whether it computes the output of a regular expression that is made of others.
    package var isOutputRule: Bool { self == .joinedOutput || self == .optionalOutput || self == .capturedOutput }

    /// Whether its objects hold values of Swift.
    package var isHolder: Bool {
        [.nsString, .nsNumber, .nsDecimalNumber, .nsArray, .nsDictionary, .nsSet, .nsError, .nsData, .nsURL, .swiftValue].contains(self)
    }

    /// The class of Foundation whose objects hold values of the type.
    package var holder: KnownType? {
        switch self {
        case .string: .nsString
        case .array: .nsArray
        case .dictionary: .nsDictionary
        case .set: .nsSet
        case .data: .nsData
        case .url: .nsURL
        case .bool: .nsNumber
        case .decimal: .nsDecimalNumber
        default: isInteger || isFloatingPoint ? .nsNumber : nil
        }
    }

    package var isKeyPath: Bool {
        switch self {
        case .anyKeyPath, .partialKeyPath, .keyPath, .writableKeyPath, .referenceWritableKeyPath: true
        default: false
        }
    }
}

extension SwiftType {
    /// Which of the libraries' types it is, whatever its arguments are.
    package var known: KnownType? { nominal?.known }

    package func isKnown(_ type: KnownType) -> Bool { known == type }

    package var isInt: Bool { known == .int }

    /// Whether it is a range with two bounds whose values are numbers of the machine.
    package var isRangeOfInts: Bool { (known == .range || known == .closedRange) && arguments.first?.isOrderedAsInt == true }

    /// Whether running values are `Int`s in the same order: not where bits above `Int.max` count.
    package var isOrderedAsInt: Bool { known.map { $0.isInteger && $0 != .uint && $0 != .uint64 } ?? false }

    package var isFloat: Bool { known == .float }
    /// Whether running values are `Double`s.
    package var isDouble: Bool { known?.isFloatingPoint ?? false }
}
