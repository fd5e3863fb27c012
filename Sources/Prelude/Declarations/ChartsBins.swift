// Bins of histograms.
protocol _PlottedBin { var _ends: (_Plotted, _Plotted) { get } }
/// From a value up to another one; that isn't in the range, unless the range is the last one of its bins.
/// - Since: iOS 16
struct ChartBinRange<Bound: Comparable & Plottable>: Plottable, _PlottedBin {
    let lowerBound: Bound
    let upperBound: Bound
    var _isLast = false
    var primitivePlottable: String { "\(lowerBound)-\(upperBound)" }
    init(lowerBound: Bound, upperBound: Bound) { (self.lowerBound, self.upperBound) = (lowerBound, upperBound) }
    var _ends: (_Plotted, _Plotted) { (_Plotted(lowerBound), _Plotted(upperBound)) }
    init?(primitivePlottable: String) { nil }
    func contains(_ value: Bound) -> Bool { value >= lowerBound && (value < upperBound || _isLast && value == upperBound) }
}
extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
func _bin<Value: Comparable & Plottable>(_ thresholds: [Value], _ position: Int) -> ChartBinRange<Value> {
    var range = ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
    range._isLast = position == thresholds.count - 2
    return range
}
/// The bin that a value is in; the first or the last one for values that are in none.
func _binIndex<Value: Comparable>(_ thresholds: [Value], _ value: Value) -> Int { max(0, min(thresholds.count - 2, thresholds.lastIndex { $0 <= value } ?? 0)) }
/// Multiples of a step around all values between two.
func _binEdges(_ low: Double, _ high: Double, _ step: Double) -> [Double] {
    guard step > 0, low.isFinite, high.isFinite, (high - low) / step < 1000 else { return [low, high] }
    let first = (low / step).rounded(.down)
    let count = max(1, Int(((high / step).rounded(.up) - first).rounded()))
    return (0...count).map { (first + Double($0)) * step }
}
/// How many bins hold so many values: Scott's rule needs their spread, the square root of their number is close to it.
func _binCount(_ values: Int) -> Int { min(200, max(1, Int(Double(values).squareRoot().rounded(.up)))) }
/// - Since: iOS 16
struct NumberBins<Value: Comparable & Numeric & Plottable>: RandomAccessCollection {
    let thresholds: [Value]
    init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }
    var startIndex: Int { 0 }
    var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    subscript(position: Int) -> ChartBinRange<Value> { _bin(thresholds, position) }
    func index(for value: Value) -> Int { _binIndex(thresholds, value) }
}
extension NumberBins where Value: BinaryFloatingPoint {
    init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? _binCount(data.count), minimumStride: minimumStride)
    }
    init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        self.init(thresholds: _binEdges(low, high, Swift.max(Double(minimumStride), _Scale.step(high - low, desiredCount))).map { Value($0) })
    }
    init(range: ClosedRange<Value>, count: Int) {
        let (low, high, parts) = (Double(range.lowerBound), Double(range.upperBound), Swift.max(1, count))
        self.init(thresholds: (0...parts).map { Value(low + (high - low) * Double($0) / Double(parts)) })
    }
    init(size: Value, range: ClosedRange<Value>) { self.init(thresholds: _binEdges(Double(range.lowerBound), Double(range.upperBound), Double(size)).map { Value($0) }) }
}
extension NumberBins where Value: BinaryInteger {
    init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        self.init(range: (data.min() ?? 0)...(data.max() ?? 1), desiredCount: desiredCount ?? _binCount(data.count), minimumStride: minimumStride)
    }
    init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
        self.init(thresholds: _binEdges(low, high, Swift.max(1, Double(minimumStride), _Scale.step(high - low, desiredCount))).map { Value($0) })
    }
    init(range: ClosedRange<Value>, count: Int) {
        let (low, high, parts) = (Double(range.lowerBound), Double(range.upperBound), Swift.max(1, count))
        self.init(thresholds: (0...parts).map { Value(low + (high - low) * Double($0) / Double(parts)) })
    }
    init(size: Value, range: ClosedRange<Value>) { self.init(thresholds: _binEdges(Double(range.lowerBound), Double(range.upperBound), Swift.max(1, Double(size))).map { Value($0) }) }
}
/// - Since: iOS 16
struct DateBins: RandomAccessCollection {
    let thresholds: [Date]
    init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
    init(unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent) {
        var found = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
        while found[found.count - 1] <= range.upperBound, found.count < 1000 {
            guard let next = calendar.date(byAdding: unit, value: Swift.max(1, stride), to: found[found.count - 1]), next > found[found.count - 1] else { break }
            found.append(next)
        }
        self.init(thresholds: found)
    }
    init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let count = timeInterval > 0 ? Swift.max(1, Int(Swift.min(1000, (range.upperBound.timeIntervalSince(range.lowerBound) / timeInterval).rounded(.up)))) : 1
        self.init(thresholds: (0...count).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) })
    }
    init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        let days = range.upperBound.timeIntervalSince(range.lowerBound) / 86400 / Double(Swift.max(1, desiredCount))
        let unit = [Calendar.Component.year, .month, .day, .hour, .minute].first { $0._days <= days } ?? .second
        self.init(unit: unit, by: Swift.max(1, Int((Swift.min(days, 1e6) / unit._days).rounded())), range: range, calendar: calendar)
    }
    init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        let now = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(range: now...(data.max() ?? now), desiredCount: desiredCount ?? _binCount(data.count), calendar: calendar)
    }
    var startIndex: Int { 0 }
    var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    subscript(position: Int) -> ChartBinRange<Date> { _bin(thresholds, position) }
    func index(for value: Date) -> Int { _binIndex(thresholds, value) }
}
