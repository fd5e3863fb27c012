/// Whether two values are equal.
protocol Equatable { static func == (_ a: Self, _ b: Self) -> Bool }
extension Equatable { static func != (_ a: Self, _ b: Self) -> Bool { !(a == b) } }
func ~= <T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
/// Values that can be keys of a dictionary and elements of a set.
protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }
extension Hashable { var hashValue: Int { get } }
struct Hasher {
    init()
    mutating func combine<H: Hashable>(_ value: H)
    mutating func finalize() -> Int
}
/// Values with an order.
protocol Comparable: Equatable {
    static func < (_ a: Self, _ b: Self) -> Bool
    static func > (_ a: Self, _ b: Self) -> Bool
    static func <= (_ a: Self, _ b: Self) -> Bool
    static func >= (_ a: Self, _ b: Self) -> Bool
}
extension Comparable {
    static func > (_ a: Self, _ b: Self) -> Bool { b < a }
    static func <= (_ a: Self, _ b: Self) -> Bool { !(b < a) }
    static func >= (_ a: Self, _ b: Self) -> Bool { !(a < b) }
    static func ..< (_ a: Self, _ b: Self) -> Range<Self> { if b < a { _rangeError() }; return Range(_lower: a, _upper: b) }
    static func ... (_ a: Self, _ b: Self) -> ClosedRange<Self> { if b < a { _rangeError() }; return ClosedRange(_lower: a, _upper: b) }
    prefix static func ..< (_ a: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(upperBound: a) }
    prefix static func ... (_ a: Self) -> PartialRangeThrough<Self> { PartialRangeThrough(upperBound: a) }
}
postfix func ... <T: Comparable>(_ a: T) -> PartialRangeFrom<T> { PartialRangeFrom(lowerBound: a) }
/// Values with an identity that lasts.
protocol Identifiable<ID> { associatedtype ID: Hashable; var id: ID { get } }
extension Never: Identifiable { var id: Never { fatalError() } }
extension Identifiable where Self: AnyObject { var id: ObjectIdentifier { ObjectIdentifier(self) } }
protocol AnyObject {}
/// What all actors are.
protocol Actor: AnyObject {}
/// The type of any class.
typealias AnyClass = AnyObject.Type
protocol Sendable {}
protocol SendableMetatype {}
protocol BitwiseCopyable {}
protocol Copyable {}
protocol Escapable {}
/// What can be written, for example as JSON.
protocol Encodable { func encode(to encoder: any Encoder) throws }
/// What can be made of what was written.
protocol Decodable { init(from decoder: any Decoder) throws }
typealias Codable = Encodable & Decodable
protocol Error {}
extension Error {
    var localizedDescription: String {
        if let text = (self as? any LocalizedError)?.errorDescription { return text }
        guard let own = self as? any CustomNSError else { return _numberedDescription }
        return NSError(domain: type(of: own).errorDomain, code: own.errorCode, userInfo: own.errorUserInfo).localizedDescription
    }
    var _numberedDescription: String { get }
}
protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var recoverySuggestion: String? { get }
    var helpAnchor: String? { get }
}
extension LocalizedError {
    var errorDescription: String? { nil }
    var failureReason: String? { nil }
    var recoverySuggestion: String? { nil }
    var helpAnchor: String? { nil }
}
protocol CustomStringConvertible { var description: String { get } }
/// What texts are written into.
protocol TextOutputStream { mutating func write(_ string: String) }
/// What is printed by writing itself into a stream.
protocol TextOutputStreamable {
    func write<Target: TextOutputStream>(to target: inout Target)
    var _streamed: String { get }
}
extension TextOutputStreamable {
    var _streamed: String {
        var text = ""
        write(to: &text)
        return text
    }
}
protocol CustomDebugStringConvertible { var debugDescription: String { get } }
protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
protocol CaseIterable {
    associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
    static var allCases: AllCases { get }
}
protocol RawRepresentable<RawValue> { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }
typealias IntegerLiteralType = Int
typealias FloatLiteralType = Double
typealias BooleanLiteralType = Bool
typealias StringLiteralType = String
protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType; init(integerLiteral value: IntegerLiteralType) }
protocol ExpressibleByFloatLiteral { associatedtype FloatLiteralType; init(floatLiteral value: FloatLiteralType) }
protocol ExpressibleByBooleanLiteral { associatedtype BooleanLiteralType; init(booleanLiteral value: BooleanLiteralType) }
protocol ExpressibleByUnicodeScalarLiteral { associatedtype UnicodeScalarLiteralType = String }
protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral { associatedtype ExtendedGraphemeClusterLiteralType = String }
protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
    associatedtype StringLiteralType
    init(stringLiteral value: StringLiteralType)
}
protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
/// What the parts of a literal are appended to, by `appendInterpolation` as its labels and values say.
protocol StringInterpolationProtocol {
    init(literalCapacity: Int, interpolationCount: Int)
    mutating func appendLiteral(_ literal: String)
}
protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }
protocol ExpressibleByDictionaryLiteral { associatedtype Key; associatedtype Value; init(dictionaryLiteral elements: (Key, Value)...) }
struct ObjectIdentifier: Hashable { init(_ object: AnyObject); init(_ type: Any.Type) }
/// Whether nothing else holds the object: what a value with storage of its own asks before it changes that.
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
func === (_ a: AnyObject?, _ b: AnyObject?) -> Bool
func !== (_ a: AnyObject?, _ b: AnyObject?) -> Bool { !(a === b) }
enum Never: Hashable, Comparable, Error {}
/// A value of any hashable type.
struct AnyHashable: Hashable, CustomStringConvertible { init<H: Hashable>(_ base: H); var base: Any { get }; var description: String { String(describing: base) } }
/// What can be asked of sets, and done with them.
protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
    associatedtype Element
    init()
    func contains(_ member: Element) -> Bool
    func union(_ other: Self) -> Self
    func intersection(_ other: Self) -> Self
    func symmetricDifference(_ other: Self) -> Self
    @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
    @discardableResult mutating func remove(_ member: Element) -> Element?
    @discardableResult mutating func update(with newMember: Element) -> Element?
    mutating func formUnion(_ other: Self)
    mutating func formIntersection(_ other: Self)
    mutating func formSymmetricDifference(_ other: Self)
}
extension SetAlgebra {
    init(arrayLiteral members: Element...) { self.init(members) }
    init<S: Sequence>(_ members: S) where S.Element == Element {
        self.init()
        for member in members { insert(member) }
    }
    var isEmpty: Bool { self == Self() }
    func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
    mutating func subtract(_ other: Self) { self = subtracting(other) }
    func isSubset(of other: Self) -> Bool { intersection(other) == self }
    func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
    func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
    func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
    func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
}
/// A set of flags in the bits of a number.
protocol OptionSet: SetAlgebra, RawRepresentable, Hashable where RawValue: FixedWidthInteger { init(rawValue: RawValue) }
extension OptionSet {
    typealias Element = Self
    typealias ArrayLiteralElement = Self
    init() { self.init(rawValue: 0) }
    init(arrayLiteral options: Self...) { self.init(options) }
    init(_ options: [Self]) {
        var bits = Self(rawValue: 0).rawValue
        for option in options { bits = bits | option.rawValue }
        self.init(rawValue: bits)
    }
    var isEmpty: Bool { rawValue == 0 }
    func contains(_ option: Self) -> Bool { rawValue & option.rawValue == option.rawValue }
    func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
    func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
    func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
    func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
    @discardableResult mutating func insert(_ option: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(option)
        self = union(option)
        return (inserted: isNew, memberAfterInsert: option)
    }
    @discardableResult mutating func remove(_ option: Self) -> Self? {
        let common = intersection(option)
        self = subtracting(option)
        return common.isEmpty ? nil : common
    }
    @discardableResult mutating func update(with option: Self) -> Self? {
        let common = intersection(option)
        self = union(option)
        return common.isEmpty ? nil : common
    }
    mutating func formUnion(_ other: Self) { self = union(other) }
    mutating func formIntersection(_ other: Self) { self = intersection(other) }
    mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}
/// A value, or nothing.
enum Optional<Wrapped: ~Copyable>: ~Copyable, ExpressibleByNilLiteral {
    case none, some(Wrapped)
    init(_ value: Wrapped) { self = .some(value) }
    func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? { if let value = self { return try transform(value) }; return nil }
    func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? { if let value = self { return try transform(value) }; return nil }
    var unsafelyUnwrapped: Wrapped { self! }
    mutating func take() -> Wrapped? {
        let value = self
        self = nil
        return value
    }
}
extension Optional: Copyable where Wrapped: Copyable {}
extension Optional: CustomDebugStringConvertible { var debugDescription: String { String(describing: self) } }
extension Optional: Equatable where Wrapped: Equatable {
    static func == (_ a: Wrapped?, _ b: Wrapped?) -> Bool
    static func != (_ a: Wrapped?, _ b: Wrapped?) -> Bool { !(a == b) }
}
extension Optional: Hashable where Wrapped: Hashable {}
/// A result or the error that there is instead.
enum Result<Success, Failure: Error> {
    case success(Success), failure(Failure)
    func get() throws(Failure) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
    }
    func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
    }
}
extension Result {
    init(catching body: () throws(Failure) -> Success) { do throws(Failure) { self = .success(try body()) } catch { self = .failure(error) } }
    func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
    }
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
    }
}
extension Result {
    func flatMapError<E: Error>(_ transform: (Failure) -> Result<Success, E>) -> Result<Success, E> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
    }
}
extension Result: Equatable where Success: Equatable, Failure: Equatable {}
class AnyKeyPath: Hashable { static func == (_ a: AnyKeyPath, _ b: AnyKeyPath) -> Bool }
class PartialKeyPath<Root>: AnyKeyPath {}
class KeyPath<Root, Value>: PartialKeyPath<Root> { func appending<Tail>(path: KeyPath<Value, Tail>) -> KeyPath<Root, Tail> }
class WritableKeyPath<Root, Value>: KeyPath<Root, Value> { func appending<Tail>(path: WritableKeyPath<Value, Tail>) -> WritableKeyPath<Root, Tail> }
class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
    func appending<Tail>(path: WritableKeyPath<Value, Tail>) -> ReferenceWritableKeyPath<Root, Tail>
}
/// What `value[keyPath: path]` calls, whatever the value.
struct _KeyPathAccess<Root> {
    subscript<Value>(keyPath path: KeyPath<Root, Value>) -> Value { get set }
    subscript(keyPath path: PartialKeyPath<Root>) -> Any { get }
    subscript(keyPath path: AnyKeyPath) -> Any? { get }
}
struct Bool: Hashable, ExpressibleByBooleanLiteral, LosslessStringConvertible, Sendable {
    init(_ value: Bool) { self = value }
    init?(_ text: String) { if text == "true" { self = true } else if text == "false" { self = false } else { return nil } }
    mutating func toggle() { self = !self }
    static func == (_ a: Bool, _ b: Bool) -> Bool
    prefix static func ! (_ a: Bool) -> Bool { if a { false } else { true } }
    static func random() -> Bool { _random(2) == 1 }
    var description: String { self ? "true" : "false" }
}
/// Prints the values, with spaces between them and a new line at the end.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
/// Writes what would be printed into a text.
func print<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) {
    var before = ""
    for item in items {
        output.write(before)
        if let text = item as? String { output.write(text) } else if let streamed = item as? any TextOutputStreamable { streamed.write(to: &output) } else { output.write("\(item)") }
        before = separator
    }
    output.write(terminator)
}
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
func debugPrint<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) {
    var before = ""
    for item in items {
        output.write(before)
        output.write(String(reflecting: item))
        before = separator
    }
    output.write(terminator)
}
/// Lets a closure that doesn't escape be used where one that does is wanted.
@_lends func withoutActuallyEscaping<Closure, Result>(_ closure: Closure, do body: (Closure) throws -> Result) rethrows -> Result { try body(closure) }
func fatalError(_ message: @autoclosure () -> String = "") -> Never
/// A line of the standard input. A program here has none: there is nothing to read.
func readLine(strippingNewline: Bool = true) -> String? { nil }
func preconditionFailure(_ message: @autoclosure () -> String = "") -> Never { fatalError(message()) }
func assertionFailure(_ message: @autoclosure () -> String = "") { fatalError(message()) }
func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") { if !condition() { _fail("precondition failed", message()) } }
func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "") { if !condition() { _fail("assertion failed", message()) } }
func _fail(_ what: String, _ message: String)
func _rangeError()
func _emptyRandomRange()
func _duplicateKeys(_ key: String)
func _random(_ count: Int) -> Int
func _interpolated<T>(_ value: T, specifier: String) -> String
func _interpolated<T>(_ value: T?, default text: String) -> String { if let value { return "\(value)" }; return text }
func swap<T: ~Copyable>(_ a: inout T, _ b: inout T) { let old = a; a = b; b = old }
func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T { var least = min(min(x, y), z); for value in rest { least = min(least, value) }; return least }
func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T { var most = max(max(x, y), z); for value in rest { most = max(most, value) }; return most }
/// What an interpolated string is made of; `appendInterpolation` in an extension adds ways to write a value.
struct DefaultStringInterpolation: StringInterpolationProtocol {
    var _text = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { _text += literal }
    mutating func appendInterpolation<T>(_ value: T) { _text += "\(value)" }
}
extension String { typealias StringInterpolation = DefaultStringInterpolation }
func withExtendedLifetime<T, R>(_ value: T, _ body: () throws -> R) rethrows -> R { try body() }
func == (_ a: Any.Type?, _ b: Any.Type?) -> Bool
func != (_ a: Any.Type?, _ b: Any.Type?) -> Bool { !(a == b) }
func < <A: Comparable, B: Comparable>(_ a: (A, B), _ b: (A, B)) -> Bool { a.0 == b.0 ? a.1 < b.1 : a.0 < b.0 }
func > <A: Comparable, B: Comparable>(_ a: (A, B), _ b: (A, B)) -> Bool { b < a }
func <= <A: Comparable, B: Comparable>(_ a: (A, B), _ b: (A, B)) -> Bool { !(b < a) }
func >= <A: Comparable, B: Comparable>(_ a: (A, B), _ b: (A, B)) -> Bool { !(a < b) }
func < <A: Comparable, B: Comparable, C: Comparable>(_ a: (A, B, C), _ b: (A, B, C)) -> Bool { a.0 == b.0 ? (a.1, a.2) < (b.1, b.2) : a.0 < b.0 }
func > <A: Comparable, B: Comparable, C: Comparable>(_ a: (A, B, C), _ b: (A, B, C)) -> Bool { b < a }
func <= <A: Comparable, B: Comparable, C: Comparable>(_ a: (A, B, C), _ b: (A, B, C)) -> Bool { !(b < a) }
func >= <A: Comparable, B: Comparable, C: Comparable>(_ a: (A, B, C), _ b: (A, B, C)) -> Bool { !(a < b) }
func == <A: Equatable, B: Equatable>(_ a: (A, B), _ b: (A, B)) -> Bool { a.0 == b.0 && a.1 == b.1 }
func != <A: Equatable, B: Equatable, C: Equatable>(_ a: (A, B, C), _ b: (A, B, C)) -> Bool { !(a == b) }
func != <A: Equatable, B: Equatable>(_ a: (A, B), _ b: (A, B)) -> Bool { !(a == b) }
func == <A: Equatable, B: Equatable, C: Equatable>(_ a: (A, B, C), _ b: (A, B, C)) -> Bool { a.0 == b.0 && a.1 == b.1 && a.2 == b.2 }
func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(_ a: (A, B, C, D), _ b: (A, B, C, D)) -> Bool { a.0 == b.0 && (a.1, a.2, a.3) == (b.1, b.2, b.3) }
func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(_ a: (A, B, C, D), _ b: (A, B, C, D)) -> Bool { !(a == b) }
func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(_ a: (A, B, C, D), _ b: (A, B, C, D)) -> Bool {
    a.0 == b.0 ? (a.1, a.2, a.3) < (b.1, b.2, b.3) : a.0 < b.0
}
func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(_ a: (A, B, C, D), _ b: (A, B, C, D)) -> Bool { b < a }
