/// A length of time.
struct Duration: Hashable, Comparable, Sendable, CustomStringConvertible {
    let _whole: Int
    /// Fewer than a second has, with the sign of the whole seconds.
    let _attoseconds: Int
    init(_whole: Int, _attoseconds: Int) {
        var (whole, rest) = (_whole + _attoseconds / 1_000_000_000_000_000_000, _attoseconds % 1_000_000_000_000_000_000)
        if whole > 0, rest < 0 { whole -= 1; rest += 1_000_000_000_000_000_000 }
        if whole < 0, rest > 0 { whole += 1; rest -= 1_000_000_000_000_000_000 }
        self._whole = whole
        self._attoseconds = rest
    }
    init(_seconds: Double) {
        let whole = _seconds.rounded(.towardZero)
        self.init(_whole: Int(whole), _attoseconds: Int(((_seconds - whole) * 1e18).rounded()))
    }
    init(secondsComponent: Int64, attosecondsComponent: Int64) { self.init(_whole: Int(secondsComponent), _attoseconds: Int(attosecondsComponent)) }
    var _seconds: Double { (Double(_whole) * 1e18 + Double(_attoseconds)) / 1e18 }
    /// Whole seconds, and the rest in attoseconds.
    var components: (seconds: Int64, attoseconds: Int64) { (Int64(_whole), Int64(_attoseconds)) }
    var description: String { "\(_seconds) seconds" }
    static var zero: Duration { Duration(_whole: 0, _attoseconds: 0) }
    static func seconds(_ seconds: Double) -> Duration { Duration(_seconds: seconds) }
    static func seconds(_ count: Int) -> Duration { Duration(_whole: count, _attoseconds: 0) }
    static func milliseconds(_ count: Int) -> Duration { Duration(_whole: count / 1000, _attoseconds: count % 1000 * 1_000_000_000_000_000) }
    static func milliseconds(_ count: Double) -> Duration { Duration(_seconds: count / 1000) }
    static func microseconds(_ count: Int) -> Duration { Duration(_whole: count / 1_000_000, _attoseconds: count % 1_000_000 * 1_000_000_000_000) }
    static func microseconds(_ count: Double) -> Duration { Duration(_seconds: count / 1_000_000) }
    static func nanoseconds(_ count: Int) -> Duration { Duration(_whole: count / 1_000_000_000, _attoseconds: count % 1_000_000_000 * 1_000_000_000) }
    static func nanoseconds(_ count: Double) -> Duration { Duration(_seconds: count / 1_000_000_000) }
    static func < (_ a: Duration, _ b: Duration) -> Bool { (a._whole, a._attoseconds) < (b._whole, b._attoseconds) }
    static func + (_ a: Duration, _ b: Duration) -> Duration { Duration(_whole: a._whole + b._whole, _attoseconds: a._attoseconds + b._attoseconds) }
    static func - (_ a: Duration, _ b: Duration) -> Duration { Duration(_whole: a._whole - b._whole, _attoseconds: a._attoseconds - b._attoseconds) }
    // In steps of nine digits, which a number of 64 bits holds.
    static func * (_ a: Duration, _ b: Int) -> Duration {
        let low = a._attoseconds % 1_000_000_000 * b
        let high = a._attoseconds / 1_000_000_000 * b + low / 1_000_000_000
        return Duration(_whole: a._whole * b + high / 1_000_000_000, _attoseconds: high % 1_000_000_000 * 1_000_000_000 + low % 1_000_000_000)
    }
    static func * (_ a: Duration, _ b: Double) -> Duration { Duration(_seconds: a._seconds * b) }
    static func / (_ a: Duration, _ b: Int) -> Duration {
        let high = a._whole % b * 1_000_000_000 + a._attoseconds / 1_000_000_000
        let low = high % b * 1_000_000_000 + a._attoseconds % 1_000_000_000
        return Duration(_whole: a._whole / b, _attoseconds: high / b * 1_000_000_000 + low / b)
    }
    static func / (_ a: Duration, _ b: Double) -> Duration { Duration(_seconds: a._seconds / b) }
    static func / (_ a: Duration, _ b: Duration) -> Double { a._seconds / b._seconds }
    static func += (_ a: inout Duration, _ b: Duration) { a = a + b }
    static func -= (_ a: inout Duration, _ b: Duration) { a = a - b }
}
