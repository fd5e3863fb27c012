// Clocks, logs and threads of a run.
/// A point on a clock of the run.
struct _ClockInstant: InstantProtocol, Sendable {
    typealias Duration = Swift.Duration
    let _seconds: Double
    static var now: _ClockInstant { _ClockInstant(_seconds: _now()) }
    func advanced(by duration: Duration) -> _ClockInstant { _ClockInstant(_seconds: _seconds + duration._seconds) }
    /// To the nanosecond, without what times in binary add.
    func duration(to other: _ClockInstant) -> Duration { Duration(_seconds: ((other._seconds - _seconds) * 1_000_000_000).rounded() / 1_000_000_000) }
    static func < (_ a: _ClockInstant, _ b: _ClockInstant) -> Bool { a._seconds < b._seconds }
    static func + (_ a: _ClockInstant, _ b: Duration) -> _ClockInstant { a.advanced(by: b) }
    static func - (_ a: _ClockInstant, _ b: _ClockInstant) -> Duration { b.duration(to: a) }
}
/// A length of time.
/// - Since: iOS 16
protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
    static func / (_ lhs: Self, _ rhs: Int) -> Self
    static func * (_ lhs: Self, _ rhs: Int) -> Self
    static func / (_ lhs: Self, _ rhs: Self) -> Double
}
extension DurationProtocol {
    static func * (_ lhs: Int, _ rhs: Self) -> Self { rhs * lhs }
    static func *= (_ lhs: inout Self, _ rhs: Int) { lhs = lhs * rhs }
    static func /= (_ lhs: inout Self, _ rhs: Int) { lhs = lhs / rhs }
}
extension Duration: DurationProtocol {}
/// A point on a clock.
/// - Since: iOS 16
protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
    associatedtype Duration: DurationProtocol
    func advanced(by duration: Duration) -> Self
    func duration(to other: Self) -> Duration
}
extension InstantProtocol {
    static func + (_ lhs: Self, _ rhs: Duration) -> Self { lhs.advanced(by: rhs) }
    static func - (_ lhs: Self, _ rhs: Self) -> Duration { rhs.duration(to: lhs) }
    static func += (_ lhs: inout Self, _ rhs: Duration) { lhs = lhs.advanced(by: rhs) }
}
/// Something that tells the time, and for which tasks wait.
/// - Since: iOS 16
protocol Clock<Duration>: Sendable {
    associatedtype Duration where Duration == Instant.Duration
    associatedtype Instant: InstantProtocol
    var now: Instant { get }
    var minimumResolution: Duration { get }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws
}
extension Clock {
    func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await sleep(until: now.advanced(by: duration), tolerance: tolerance) }
    func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = now
        try work()
        return start.duration(to: now)
    }
    func measure(_ work: () async throws -> Void) async rethrows -> Duration {
        let start = now
        try await work()
        return start.duration(to: now)
    }
}
extension Clock where Self == ContinuousClock { static var continuous: ContinuousClock { ContinuousClock() } }
extension Clock where Self == SuspendingClock { static var suspending: SuspendingClock { SuspendingClock() } }
/// - Since: iOS 16
struct ContinuousClock: Clock {
    typealias Duration = Swift.Duration
    typealias Instant = _ClockInstant
    init() {}
    static var now: _ClockInstant { .now }
    var now: _ClockInstant { .now }
    var minimumResolution: Duration { .nanoseconds(1) }
    func sleep(until deadline: _ClockInstant, tolerance: Duration? = nil) async throws { try await Task.sleep(for: now.duration(to: deadline)) }
}
/// - Since: iOS 16
struct SuspendingClock: Clock {
    typealias Duration = Swift.Duration
    typealias Instant = _ClockInstant
    init() {}
    static var now: _ClockInstant { .now }
    var now: _ClockInstant { .now }
    var minimumResolution: Duration { .nanoseconds(1) }
    func sleep(until deadline: _ClockInstant, tolerance: Duration? = nil) async throws { try await Task.sleep(for: now.duration(to: deadline)) }
}
/// What is logged is shown to nobody.
struct Logger: Sendable {
    init() {}
    init(subsystem: String, category: String) {}
    func log(_ message: String) {}
    func trace(_ message: String) {}
    func debug(_ message: String) {}
    func info(_ message: String) {}
    func notice(_ message: String) {}
    func warning(_ message: String) {}
    func error(_ message: String) {}
    func critical(_ message: String) {}
    func fault(_ message: String) {}
}
/// - Since: iOS 2
protocol NSLocking {
    func lock()
    func unlock()
}
extension NSLocking {
    /// - Since: iOS 16
    func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}
/// A lock that nobody waits for: everything runs on one thread.
/// - Since: iOS 2
class NSLock: NSObject, NSLocking {
    var name: String?
    func lock() {}
    func unlock() {}
    func `try`() -> Bool { true }
    func lock(before limit: Date) -> Bool { true }
}
/// - Since: iOS 2
class NSRecursiveLock: NSLock {}
func NSLog(_ format: String, _ arguments: any CVarArg...) {}
func CACurrentMediaTime() -> Double { _now() }
func CFAbsoluteTimeGetCurrent() -> Double { _now() - 978_307_200 }
typealias CFTimeInterval = Double
typealias CFAbsoluteTime = Double
func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }
func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
typealias clock_t = Int
typealias time_t = Int
let CLOCKS_PER_SEC: Int = 1_000_000
func clock() -> clock_t { Int(_now() * 1_000_000) }
func time(_ place: Int?) -> time_t { Int(Date().timeIntervalSince1970) }
func rand() -> Int32 { Int32.random(in: 0...Int32.max) }
func drand48() -> Double { Double.random(in: 0..<1) }
extension String {
    func appending(_ other: String) -> String { self + other }
    /// Transforms that take marks away; `nil` for those of scripts.
    func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        transform == .stripDiacritics || transform == .stripCombiningMarks ? folding(options: .diacriticInsensitive, locale: nil) : nil
    }
    func folding(options: String.CompareOptions = [], locale: Locale? = nil) -> String {
        let text = options.contains(.diacriticInsensitive) ? _withoutMarks(self) : self
        return options.contains(.caseInsensitive) ? text.lowercased() : text
    }
}
func _withoutMarks(_ text: String) -> String
extension String {
    var decomposedStringWithCanonicalMapping: String { _normalized(self, false, false) }
    var precomposedStringWithCanonicalMapping: String { _normalized(self, true, false) }
    var decomposedStringWithCompatibilityMapping: String { _normalized(self, false, true) }
    var precomposedStringWithCompatibilityMapping: String { _normalized(self, true, true) }
}
func _normalized(_ text: String, _ isComposed: Bool, _ isCompatible: Bool) -> String
/// Whether a logged value may be read by others.
struct OSLogPrivacy {
    init() {}
    static let `public` = OSLogPrivacy(), `private` = OSLogPrivacy(), sensitive = OSLogPrivacy(), auto = OSLogPrivacy()
}
func _interpolated<T>(_ value: T, privacy: OSLogPrivacy) -> String { "\(value)" }
struct StringTransform: Hashable {
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let stripDiacritics = StringTransform("Any-StripDiacritics"), stripCombiningMarks = StringTransform("Any-StripCombiningMarks"), toLatin = StringTransform("Any-Latin")
}
