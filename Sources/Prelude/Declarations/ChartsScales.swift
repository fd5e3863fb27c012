/// The values of an axis, from 0 at one end to 1 at the other.
struct _Scale {
    var categories: [String] = []
    var low = 0.0
    var high = 1.0
    var isDate = false
    var unit: Calendar.Component?
    var type = ScaleType.linear
    var isReversed = false
    /// Whether some mark has a value on the axis, or the program says what it goes from and to.
    var isUsed = false
    /// What an automatic scale begins and ends at.
    var ticks: [Double] = []
    var isCategorical: Bool { !categories.isEmpty }
    init(_ values: [_Plotted], _ settings: _AxisSettings) {
        let bounds = settings.domain ?? []
        let all = bounds.isEmpty ? values : bounds
        isUsed = !all.isEmpty
        isDate = !all.isEmpty && all.allSatisfy { $0._isDate }
        unit = values.lazy.compactMap { $0._unit }.first
        isReversed = settings.isReversed
        if all.contains(where: { $0._isCategory }) {
            var known: Set<String> = []
            for value in all + values where known.insert(value._text).inserted { categories.append(value._text) }
            if let change = settings.change { categories = change(_bounds).map { $0._text } }
            return
        }
        if let first = bounds.first, let last = bounds.last, first._number > last._number { isReversed = !isReversed }
        type = isDate ? .linear : settings.type
        let isLogarithmic = type._name == "log"
        var numbers = all.map { $0._number }
        if isLogarithmic { numbers.removeAll { $0 <= 0 } }
        if !isDate, !isLogarithmic, bounds.isEmpty, settings.includesZero || numbers.isEmpty { numbers.append(0) }
        if isLogarithmic, numbers.isEmpty { numbers = [1, 10] }
        low = numbers.min() ?? 0
        high = numbers.max() ?? 1
        if high <= low { high = low + (isDate ? 86400 : max(1, abs(low) * 0.1)) }
        if isLogarithmic, bounds.isEmpty {
            (low, high) = (pow(10, log10(low).rounded(.down)), pow(10, log10(high).rounded(.up)))
            if high <= low { high = low * 10 }
        } else if !isDate, bounds.isEmpty {
            let step = _Scale.step(high - low, 5)
            low = (low / step).rounded(.down) * step
            high = (high / step).rounded(.up) * step
        }
        if let change = settings.change {
            let changed = change(_bounds).map { $0._number }
            if let first = changed.min(), let last = changed.max(), first < last { (low, high) = (first, last) }
        }
    }
    /// 1, 2 or 5 times a power of ten.
    static func step(_ span: Double, _ count: Int) -> Double {
        let rough = span / Double(max(1, min(count, 1000)))
        guard rough.isFinite, rough > 0 else { return 1 }
        let power = pow(10, log10(rough).rounded(.down))
        let factor = rough / power
        return power * (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10)
    }
    /// The middle of a category's band, or of a unit's.
    func place(of value: _Plotted) -> Double? { _upward(value).map { isReversed ? 1 - $0 : $0 } }
    func _upward(_ value: _Plotted) -> Double? {
        guard isCategorical else {
            if type._isLinear { return (value._number - low) / (high - low) }
            let (start, end) = (type._even(low), type._even(high))
            return (type._even(value._number) - start) / (end - start)
        }
        guard let index = categories.firstIndex(of: value._text) else { return nil }
        return (Double(index) + 0.5) / Double(categories.count)
    }
    func middle(of channel: _MarkData._Channel) -> Double? {
        guard let start = place(of: channel.from) else { return nil }
        if channel.from._unit != nil, let end = channel.to, let stop = place(of: end) { return (start + stop) / 2 }
        return start
    }
    func middle(ofUnit value: _Plotted) -> Double? {
        guard let unit = value._unit, let start = place(of: value) else { return nil }
        return Calendar.current.date(byAdding: unit, value: 1, to: Date(timeIntervalSinceReferenceDate: value._number)).flatMap { place(of: _Plotted($0)) }.map { (start + $0) / 2 }
    }
    /// How much of the axis a value has for itself.
    func band(of channel: _MarkData._Channel, _ distinct: Int) -> Double {
        if isCategorical { return 1 / Double(categories.count) }
        if channel.from._unit != nil, let end = channel.to, let start = place(of: channel.from), let stop = place(of: end) { return abs(stop - start) }
        return 1 / Double(max(1, distinct))
    }
    func value(at place: Double) -> AxisValue? {
        let place = isReversed ? 1 - place : place
        if isCategorical {
            let index = Int(min(max(place, 0), 1) * Double(categories.count))
            return AxisValue(index: 0, count: 1, _value: .category(categories[min(index, categories.count - 1)]))
        }
        let (start, end) = (type._even(low), type._even(high))
        let number = type._isLinear ? low + place * (high - low) : type._value(start + place * (end - start))
        return AxisValue(index: 0, count: 1, _value: isDate ? .date(number, unit) : .number(number))
    }
    func _halfBand(_ length: CGFloat) -> CGFloat { isCategorical ? length / CGFloat(categories.count) / 2 : 0 }
    /// What it goes from and to; all categories.
    var _bounds: [_Plotted] { isCategorical ? categories.map { .category($0) } : [low, high].map { isDate ? .date($0, unit) : .number($0) } }
    /// Where an axis has its marks.
    func values(_ wanted: AxisMarkValues) -> [_Plotted] {
        switch wanted._kind {
        case .listed(let values): return values
        case .automatic(let count, let least): return isCategorical ? _bounds : isDate ? dates(count) : type._name == "log" ? powers(count) : numbers(max(least, _Scale.step(high - low, count)))
        case .stride(let step): return isCategorical ? _bounds : numbers(step)
        case .dates(let component, let count, let calendar): return isDate ? dates(component, max(1, count), calendar) : []
        }
    }
    func numbers(_ step: Double) -> [_Plotted] {
        guard step > 0, (high - low) / step < 1000 else { return [.number(low), .number(high)] }
        let first = (low / step).rounded(.up)
        return (0...Int((high - low) / step + 1)).map { (first + Double($0)) * step }.filter { $0 <= high + step / 1e6 }.map { .number($0) }
    }
    /// The powers of ten of a logarithmic axis, or every second, third … where there are many.
    func powers(_ count: Int) -> [_Plotted] {
        let (first, last) = (Int(log10(low).rounded(.up)), Int(log10(high).rounded(.down)))
        guard first <= last else { return [.number(low), .number(high)] }
        let step = max(1, (last - first + count - 1) / max(1, count))
        return stride(from: first, through: last, by: step).map { .number(pow(10, Double($0))) }
    }
    func dates(_ count: Int) -> [_Plotted] {
        let days = (high - low) / 86400
        if let unit, unit != .day { return dates(unit, max(1, Int((days / unit._days / Double(max(1, count))).rounded(.up)))) }
        if days > 700 { return dates(.year, max(1, Int(days / 365 / Double(max(1, count))))) }
        if days > 60 { return dates(.month, max(1, Int(days / 30 / Double(max(1, count))))) }
        if days > 2 { return dates(.day, max(1, Int((days / Double(max(1, count))).rounded(.up)))) }
        return dates(.hour, max(1, Int((days * 24 / Double(max(1, count))).rounded(.up))))
    }
    func dates(_ component: Calendar.Component, _ count: Int, _ calendar: Calendar = .current) -> [_Plotted] {
        let start = Date(timeIntervalSinceReferenceDate: low)
        var date = calendar.dateInterval(of: component, for: start)?.start ?? start
        var found: [_Plotted] = []
        while date.timeIntervalSinceReferenceDate <= high, found.count < 1000 {
            if date.timeIntervalSinceReferenceDate >= low { found.append(.date(date.timeIntervalSinceReferenceDate, component)) }
            guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
            date = next
        }
        return found
    }
}
extension Calendar.Component {
    /// About how many days it has.
    var _days: Double {
        switch self {
        case .year, .yearForWeekOfYear: 365
        case .quarter: 91
        case .month: 30
        case .weekOfYear, .weekOfMonth: 7
        case .hour: 1 / 24
        case .minute: 1 / 1440
        case .second: 1 / 86400
        default: 1
        }
    }
}
