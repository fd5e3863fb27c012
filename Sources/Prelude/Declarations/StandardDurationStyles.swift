// How lengths of time are written.
/// How a length of time is written.
struct _DurationFormat: FormatStyle {
    struct TimePattern: Hashable {
        let _hours: Bool
        let _minutes: Bool
        let _seconds: Bool
        var _padded = 1
        var _fraction = 0
        var _rounding = FloatingPointRoundingRule.toNearestOrEven
        static let hourMinute = _DurationFormat.TimePattern(_hours: true, _minutes: true, _seconds: false)
        static let hourMinuteSecond = _DurationFormat.TimePattern(_hours: true, _minutes: true, _seconds: true)
        static let minuteSecond = _DurationFormat.TimePattern(_hours: false, _minutes: true, _seconds: true)
        static func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> _DurationFormat.TimePattern {
            TimePattern(_hours: true, _minutes: true, _seconds: false, _padded: padHourToLength, _rounding: roundSeconds)
        }
        static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> _DurationFormat.TimePattern {
            TimePattern(_hours: true, _minutes: true, _seconds: true, _padded: padHourToLength, _fraction: fractionalSecondsLength, _rounding: roundFractionalSeconds)
        }
        static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> _DurationFormat.TimePattern {
            TimePattern(_hours: false, _minutes: true, _seconds: true, _padded: padMinuteToLength, _fraction: fractionalSecondsLength, _rounding: roundFractionalSeconds)
        }
    }
    struct Unit: Hashable {
        let _seconds: Double
        let _names: [String]
        static let weeks = Unit(_seconds: 604_800, _names: ["week", "wk", "w"]), days = Unit(_seconds: 86400, _names: ["day", "day", "d"])
        static let hours = Unit(_seconds: 3600, _names: ["hour", "hr", "h"]), minutes = Unit(_seconds: 60, _names: ["minute", "min", "m"])
        static let seconds = Unit(_seconds: 1, _names: ["second", "sec", "s"]), milliseconds = Unit(_seconds: 1e-3, _names: ["millisecond", "ms", "ms"])
        static let microseconds = Unit(_seconds: 1e-6, _names: ["microsecond", "μs", "μs"]), nanoseconds = Unit(_seconds: 1e-9, _names: ["nanosecond", "ns", "ns"])
    }
    enum UnitWidth { case wide, abbreviated, condensedAbbreviated, narrow }
    struct ZeroValueUnitsDisplayStrategy: Hashable {
        let _length: Int
        static let hide = ZeroValueUnitsDisplayStrategy(_length: 0)
        static func show(length: Int) -> _DurationFormat.ZeroValueUnitsDisplayStrategy { ZeroValueUnitsDisplayStrategy(_length: max(0, length)) }
    }
    struct FractionalPartDisplayStrategy: Hashable {
        let minimumLength: Int
        let maximumLength: Int
        let roundingRule: FloatingPointRoundingRule
        let roundingIncrement: Double?
        init<Limits: RangeExpression>(lengthLimits: Limits, roundingRule: FloatingPointRoundingRule = .toNearestOrEven, roundingIncrement: Double? = nil) where Limits.Bound == Int {
            let limits = lengthLimits.relative(to: 0..<10)
            self.init(_least: limits.lowerBound, _most: max(limits.lowerBound, limits.upperBound - 1), roundingRule, roundingIncrement)
        }
        init(_least: Int, _most: Int, _ rule: FloatingPointRoundingRule, _ increment: Double?) { (minimumLength, maximumLength, roundingRule, roundingIncrement) = (_least, _most, rule, increment) }
        static var hide: _DurationFormat.FractionalPartDisplayStrategy { .hide(rounded: .toNearestOrEven) }
        static func hide(rounded rule: FloatingPointRoundingRule = .toNearestOrEven) -> _DurationFormat.FractionalPartDisplayStrategy { .show(length: 0, rounded: rule) }
        static func show(length: Int, rounded rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> _DurationFormat.FractionalPartDisplayStrategy {
            let digits = min(max(0, length), 9)
            return FractionalPartDisplayStrategy(_least: digits, _most: digits, rule, increment)
        }
    }
    let _pattern: _DurationFormat.TimePattern?
    let _units: Set<_DurationFormat.Unit>
    let _width: _DurationFormat.UnitWidth
    var _maximum: Int? = nil
    var _zeros = _DurationFormat.ZeroValueUnitsDisplayStrategy.hide
    var _valueLength: Int? = nil
    var _fraction = _DurationFormat.FractionalPartDisplayStrategy.hide
    init(pattern: _DurationFormat.TimePattern) { (_pattern, _units, _width) = (pattern, [], .wide) }
    init(allowedUnits: Set<_DurationFormat.Unit>, width: _DurationFormat.UnitWidth, maximumUnitCount: Int? = nil, zeroValueUnits: _DurationFormat.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: _DurationFormat.FractionalPartDisplayStrategy = .hide) {
        (_pattern, _units, _width, _maximum) = (nil, allowedUnits, width, maximumUnitCount)
        (_zeros, _valueLength, _fraction) = (zeroValueUnits, valueLength.flatMap { $0 > 0 ? $0 : nil }, fractionalPart)
    }
    func format(_ value: Duration) -> String { _text(value) }
    func _text(_ duration: Duration) -> String {
        if let pattern = _pattern { return (duration._seconds < 0 ? "-" : "") + _time(abs(duration._seconds), pattern) }
        let all = _units.sorted { $0._seconds > $1._seconds }
        guard let smallest = all.last else { return "" }
        var parts = _parts(duration._seconds, all)
        if let most = _maximum, all.count > most {
            let shown = _zeros._length == 0 ? parts.filter { $0.count != 0 } : parts
            if shown.count > most, let first = shown.firstIndex(where: { $0.count != 0 }) { parts = _parts(duration._seconds, Array(shown[first...].prefix(most).map { $0.unit })) }
        }
        let isNegative = parts.contains { $0.count < 0 }
        if _zeros._length == 0 { parts = parts.filter { $0.count != 0 } }
        let words = parts.isEmpty ? [_word(0, smallest, hasFraction: true)] : parts.enumerated().map { _word(abs($0.element.count), $0.element.unit, hasFraction: $0.offset == parts.count - 1) }
        return (isNegative ? "-" : "") + words.joined(separator: _width == .narrow || _width == .condensedAbbreviated ? " " : ", ")
    }
    /// How many of each unit, the smallest with its fraction.
    func _parts(_ seconds: Double, _ units: [_DurationFormat.Unit]) -> [(unit: _DurationFormat.Unit, count: Double)] {
        guard let smallest = units.last else { return [] }
        let (digits, step) = (pow(10, Double(_fraction.maximumLength)), max(_fraction.roundingIncrement ?? 0, pow(10, -Double(_fraction.maximumLength))))
        let total = ((seconds / smallest._seconds / step).rounded(_fraction.roundingRule) * step * digits).rounded() / digits
        var rest = abs(total)
        return units.enumerated().map { index, unit in
            if index == units.count - 1 { return (unit, total < 0 ? -rest : rest) }
            let size = (unit._seconds / smallest._seconds).rounded()
            let count = (rest / size).rounded(.down)
            rest = ((rest - count * size) * digits).rounded() / digits
            return (unit, total < 0 ? -count : count)
        }
    }
    func _word(_ count: Double, _ unit: _DurationFormat.Unit, hasFraction: Bool) -> String {
        let number = _digits(count, hasFraction ? _fraction.minimumLength...max(_fraction.minimumLength, _fraction.maximumLength) : 0...0)
        let isOne = count == 1 && !number.contains(".")
        switch _width {
        case .wide: return number + " " + unit._names[0] + (isOne ? "" : "s")
        case .abbreviated, .condensedAbbreviated: return number + " " + unit._names[1] + (["day", "wk"].contains(unit._names[1]) && !isOne ? "s" : "")
        case .narrow: return number + unit._names[2]
        }
    }
    /// With as many digits as are asked for; one more is kept before the point than a length says.
    func _digits(_ count: Double, _ fraction: ClosedRange<Int>) -> String {
        var kept = count
        if let length = _valueLength, length < 15 { kept = count.truncatingRemainder(dividingBy: pow(10, Double(length + 1))) }
        let text = _NumberFormat.number.precision(.fractionLength(fraction))._text(kept)
        let length = _zeros._length > 0 ? _zeros._length : _valueLength ?? 1
        let digits = text.prefix { $0 != "." }.filter { $0 != "," }.count
        return String(repeating: "0", count: max(0, length - digits)) + text
    }
    func _time(_ seconds: Double, _ pattern: _DurationFormat.TimePattern) -> String {
        let scale = pow(10, Double(pattern._fraction))
        let rounded = pattern._seconds ? (seconds * scale).rounded(pattern._rounding) / scale : (seconds / 60).rounded(pattern._rounding) * 60
        let whole = Int(rounded)
        var parts: [Int] = []
        if pattern._hours { parts.append(whole / 3600) }
        if pattern._minutes { parts.append(pattern._hours ? whole / 60 % 60 : whole / 60) }
        if pattern._seconds { parts.append(whole % 60) }
        let text = parts.enumerated().map { String(format: "%0\($0.offset == 0 ? max(1, pattern._padded) : 2)d", $0.element) }.joined(separator: ":")
        guard pattern._fraction > 0, pattern._seconds else { return text }
        return text + "." + String(String(format: "%.\(pattern._fraction)f", rounded - rounded.rounded(.down)).dropFirst(2))
    }
}
extension Duration {
    typealias TimeFormatStyle = _DurationFormat
    typealias UnitsFormatStyle = _DurationFormat
}
extension FormatStyle where Self == _DurationFormat {
    static func time(pattern: _DurationFormat.TimePattern) -> _DurationFormat { _DurationFormat(pattern: pattern) }
    static func units(allowed units: Set<_DurationFormat.Unit> = [.hours, .minutes, .seconds], width: _DurationFormat.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: _DurationFormat.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: _DurationFormat.FractionalPartDisplayStrategy = .hide) -> _DurationFormat {
        _DurationFormat(allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits, valueLength: valueLength, fractionalPart: fractionalPart)
    }
}
