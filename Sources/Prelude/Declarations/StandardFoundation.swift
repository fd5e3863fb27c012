/// A width and a height.
struct CGSize: Hashable, Sendable {
    var width: CGFloat
    var height: CGFloat
    init() { width = 0; height = 0 }
    init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
    @_disfavoredOverload init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    static var zero: CGSize { CGSize(width: 0, height: 0) }
}
extension CGSize: CustomDebugStringConvertible { var debugDescription: String { "(\(width), \(height))" } }
struct CGFloat: BinaryFloatingPoint, LosslessStringConvertible, Sendable, Codable, VectorArithmetic {
    typealias Stride = CGFloat
    init()
    init<T: BinaryInteger>(_ value: T)
    init(_ value: Int)
    init(_ value: Double)
    init(_ value: CGFloat)
    init(_ value: Float)
    init?(_ text: String)
    static var zero: CGFloat { 0.0 }
    static var pi: CGFloat { 3.141592653589793 }
    static var infinity: CGFloat { get }
    static var nan: CGFloat { get }
    static var greatestFiniteMagnitude: CGFloat { get }
    static var leastNonzeroMagnitude: CGFloat { get }
    static var ulpOfOne: CGFloat { get }
    var isNaN: Bool { self != self }
    var isInfinite: Bool { self == CGFloat.infinity || self == -CGFloat.infinity }
    var isFinite: Bool { !isNaN && !isInfinite }
    var isZero: Bool { self == 0.0 }
    var description: String { String(self) }
    var magnitude: CGFloat { self < 0.0 ? -self : self }
    var magnitudeSquared: Double { Double(self * self) }
    mutating func scale(by rhs: Double) { self = self * CGFloat(rhs) }
    func squareRoot() -> CGFloat
    func rounded() -> CGFloat
    func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat
    mutating func round() { self = rounded() }
    func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat
    func remainder(dividingBy other: CGFloat) -> CGFloat
    func distance(to other: CGFloat) -> CGFloat { other - self }
    func advanced(by n: CGFloat) -> CGFloat { self + n }
    func formatted() -> String
    static func random(in range: Range<CGFloat>) -> CGFloat { if range.isEmpty { _emptyRandomRange() }; return range.lowerBound + CGFloat(_randomUnit()) * (range.upperBound - range.lowerBound) }
    static func random(in range: ClosedRange<CGFloat>) -> CGFloat { range.lowerBound + CGFloat(_randomUnit()) * (range.upperBound - range.lowerBound) }
    prefix static func - (_ a: CGFloat) -> CGFloat
    prefix static func + (_ a: CGFloat) -> CGFloat { a }
    static func + (_ a: CGFloat, _ b: CGFloat) -> CGFloat
    static func - (_ a: CGFloat, _ b: CGFloat) -> CGFloat
    static func * (_ a: CGFloat, _ b: CGFloat) -> CGFloat
    static func / (_ a: CGFloat, _ b: CGFloat) -> CGFloat
    static func += (_ a: inout CGFloat, _ b: CGFloat)
    static func -= (_ a: inout CGFloat, _ b: CGFloat)
    static func *= (_ a: inout CGFloat, _ b: CGFloat)
    static func /= (_ a: inout CGFloat, _ b: CGFloat)
    static func == (_ a: CGFloat, _ b: CGFloat) -> Bool
    static func != (_ a: CGFloat, _ b: CGFloat) -> Bool
    static func < (_ a: CGFloat, _ b: CGFloat) -> Bool
    static func > (_ a: CGFloat, _ b: CGFloat) -> Bool
    static func <= (_ a: CGFloat, _ b: CGFloat) -> Bool
    static func >= (_ a: CGFloat, _ b: CGFloat) -> Bool
}
/// A place, y downwards.
struct CGPoint: Hashable, Sendable {
    var x: CGFloat
    var y: CGFloat
    init() { x = 0; y = 0 }
    init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
    @_disfavoredOverload init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}
extension CGPoint: CustomDebugStringConvertible { var debugDescription: String { "(\(x), \(y))" } }
struct CGVector: Hashable, Sendable {
    var dx: CGFloat
    var dy: CGFloat
    init() { dx = 0; dy = 0 }
    init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }
    @_disfavoredOverload init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    static var zero: CGVector { CGVector() }
}
extension CGRect: CustomDebugStringConvertible { var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" } }
enum CGRectEdge: Int { case minXEdge, minYEdge, maxXEdge, maxYEdge }
/// A place and a size.
struct CGRect: Hashable, Sendable {
    var origin: CGPoint
    var size: CGSize
    init() { origin = .zero; size = .zero }
    init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
    @_disfavoredOverload init(x: Int, y: Int, width: Int, height: Int) { self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height)) }
    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height) }
    static var zero: CGRect { CGRect(origin: .zero, size: .zero) }
    static var infinite: CGRect { CGRect(x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2, width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }
    var isInfinite: Bool { self == .infinite }
    /// Without negative lengths.
    var standardized: CGRect { CGRect(x: min(minX, maxX), y: min(minY, maxY), width: abs(size.width), height: abs(size.height)) }
    /// The smallest rectangle of whole numbers around it.
    var integral: CGRect {
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }
    func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
        let length = edge == .minXEdge || edge == .maxXEdge ? width : height
        let part = min(max(distance, 0), length)
        func columns(_ first: CGFloat) -> (CGRect, CGRect) { (CGRect(x: minX, y: minY, width: first, height: height), CGRect(x: minX + first, y: minY, width: width - first, height: height)) }
        func rows(_ first: CGFloat) -> (CGRect, CGRect) { (CGRect(x: minX, y: minY, width: width, height: first), CGRect(x: minX, y: minY + first, width: width, height: height - first)) }
        let parts = switch edge {
        case .minXEdge: columns(part)
        case .maxXEdge: columns(width - part)
        case .minYEdge: rows(part)
        case .maxYEdge: rows(height - part)
        }
        return edge == .minXEdge || edge == .minYEdge ? (slice: parts.0, remainder: parts.1) : (slice: parts.1, remainder: parts.0)
    }
    static var null: CGRect { CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0) }
    var width: CGFloat { size.width }
    var height: CGFloat { size.height }
    var minX: CGFloat { origin.x }
    var midX: CGFloat { origin.x + size.width / 2 }
    var maxX: CGFloat { origin.x + size.width }
    var minY: CGFloat { origin.y }
    var midY: CGFloat { origin.y + size.height / 2 }
    var maxY: CGFloat { origin.y + size.height }
    var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
    var isNull: Bool { origin.x == CGFloat.infinity || origin.y == CGFloat.infinity }
    func contains(_ point: CGPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
    /// Whether the union of both is the rectangle itself.
    func contains(_ other: CGRect) -> Bool { union(other) == self }
    func intersects(_ other: CGRect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
    func intersection(_ other: CGRect) -> CGRect {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return left <= right && top <= bottom ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
    func equalTo(_ other: CGRect) -> Bool { self == other }
    func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        let inset = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
        return inset.width < 0 || inset.height < 0 ? .null : inset
    }
    func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { CGRect(x: minX + dx, y: minY + dy, width: width, height: height) }
    func union(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return CGRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
/// An identity that is like no other; a run makes the same ones each time.
struct UUID: Hashable, Comparable, CustomStringConvertible, Sendable, Codable {
    static func < (_ a: UUID, _ b: UUID) -> Bool { a.uuidString < b.uuidString }
    let uuidString: String
    init() { uuidString = _makeUUID() }
    init?(uuidString: String) { if !_isUUID(uuidString) { return nil }; self.uuidString = uuidString.uppercased() }
    var description: String { uuidString }
    /// Its bytes.
    var uuid: uuid_t {
        let digits = uuidString.filter { $0 != "-" }
        let b = (0..<16).map { UInt8(digits.dropFirst(2 * $0).prefix(2), radix: 16)! }
        return (b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15])
    }
    init(uuid: uuid_t) {
        let (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) = uuid
        func text(_ bytes: [UInt8]) -> String { bytes.map { ($0 < 16 ? "0" : "") + String(Int($0), radix: 16, uppercase: true) }.joined() }
        uuidString = [[a, b, c, d], [e, f], [g, h], [i, j], [k, l, m, n, o, p]].map { text($0) }.joined(separator: "-")
    }
}
typealias uuid_t = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
func _makeUUID() -> String
func _isUUID(_ text: String) -> Bool
func _now() -> Double
/// A point in time; the clock of a run begins at 0, and only `advance` moves it.
struct Date: Hashable, Strideable, Sendable, Codable {
    typealias Stride = Double
    var timeIntervalSince1970: Double
    init() { timeIntervalSince1970 = _now() }
    init(timeIntervalSince1970: Double) { self.timeIntervalSince1970 = timeIntervalSince1970 }
    static var now: Date { Date() }
    func timeIntervalSince(_ other: Date) -> Double { timeIntervalSince1970 - other.timeIntervalSince1970 }
    init(timeInterval seconds: Double, since other: Date) { timeIntervalSince1970 = other.timeIntervalSince1970 + seconds }
    init(timeIntervalSinceNow seconds: Double) { timeIntervalSince1970 = _now() + seconds }
    var timeIntervalSinceNow: Double { timeIntervalSince(Date()) }
    static var distantPast: Date { Date(timeIntervalSince1970: -62135769600) }
    static var distantFuture: Date { Date(timeIntervalSince1970: 64092211200) }
    func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
    func advanced(by seconds: Double) -> Date { addingTimeInterval(seconds) }
    static func + (_ a: Date, _ b: Double) -> Date { a.addingTimeInterval(b) }
    static func - (_ a: Date, _ b: Double) -> Date { a.addingTimeInterval(-b) }
    static func += (_ a: inout Date, _ b: Double) { a = a + b }
    static func -= (_ a: inout Date, _ b: Double) { a = a - b }
    func addingTimeInterval(_ seconds: Double) -> Date { Date(timeIntervalSince1970: timeIntervalSince1970 + seconds) }
    static func < (_ a: Date, _ b: Date) -> Bool { a.timeIntervalSince1970 < b.timeIntervalSince1970 }
}
struct URL: Hashable, Sendable, CustomStringConvertible {
    let absoluteString: String
    init?(string: String, relativeTo url: URL?) { self.init(string: url?._resolving(string) ?? string) }
    var description: String { absoluteString }
    /// What comes before the first colon.
    var scheme: String? { absoluteString.firstIndex(of: ":").map { String(absoluteString[..<$0]) } }
    /// What follows the scheme, without query and fragment: with `//` the host and the path.
    var _place: String {
        let rest = absoluteString.firstIndex(of: ":").map { String(absoluteString[$0...].dropFirst()) } ?? absoluteString
        return String(rest.prefix { $0 != "?" && $0 != "#" })
    }
    var host: String? {
        guard _place.hasPrefix("//") else { return nil }
        let authority = _place.dropFirst(2).prefix { $0 != "/" }
        let place = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        if place.isEmpty { return nil }
        return place.hasPrefix("[") ? String(place.dropFirst().prefix { $0 != "]" }) : String(place.prefix { $0 != ":" })
    }
    func host(percentEncoded: Bool = true) -> String? { host }
    var _encodedPath: String { _place.hasPrefix("//") ? String(_place.dropFirst(2).drop { $0 != "/" }) : _place }
    /// Without the slash at the end of a folder's.
    var path: String {
        let path = _decodedPath
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    var _decodedPath: String { _encodedPath.removingPercentEncoding ?? _encodedPath }
    func path(percentEncoded: Bool = true) -> String { percentEncoded ? _encodedPath : _decodedPath }
    var pathComponents: [String] { (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map { String($0) } }
    var lastPathComponent: String { pathComponents.last ?? "" }
    var pathExtension: String { lastPathComponent.lastIndex(of: ".").map { String(lastPathComponent[$0...].dropFirst()) } ?? "" }
    var query: String? { absoluteString.firstIndex(of: "?").map { String(absoluteString[$0...].dropFirst().prefix { $0 != "#" }) } }
    func query(percentEncoded: Bool = true) -> String? { _decoded(query, percentEncoded) }
    func appendingPathComponent(_ component: String) -> URL { _appending(component) }
    func appending(path: String) -> URL { _appending(path) }
    func appending(component: String) -> URL { _appendingComponent(component) }
    func appending(components: String...) -> URL { components.reduce(self) { $0.appending(component: $1) } }
    func _appending(_ part: String, isFolder: Bool = false) -> URL {
        let encoded = part.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? part
        return _withPathEnd(String(encoded.drop { $0 == "/" }), isFolder)
    }
    /// A slash belongs to the component, except in the URL of a file.
    func _appendingComponent(_ component: String, isFolder: Bool = false) -> URL {
        if scheme == "file" { return _appending(component, isFolder: isFolder) }
        let encoded = component.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? component
        return _withPathEnd(encoded.replacingOccurrences(of: "/", with: "%2F"), isFolder)
    }
    /// The URL with more at the end of its path, before query and fragment.
    func _withPathEnd(_ end: String, _ isFolder: Bool) -> URL {
        let cut = absoluteString.firstIndex { $0 == "?" || $0 == "#" } ?? absoluteString.endIndex
        let path = String(absoluteString[..<cut])
        let closing = isFolder && !end.hasSuffix("/") ? "/" : ""
        return URL(string: path + (path.hasSuffix("/") ? "" : "/") + end + closing + String(absoluteString[cut...])) ?? self
    }
}
extension CGPoint { func equalTo(_ point2: CGPoint) -> Bool { self == point2 } }
extension CGSize { func equalTo(_ size2: CGSize) -> Bool { self == size2 } }
extension CGRect { func equalTo(_ rect2: CGRect) -> Bool { self == rect2 } }
func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
