struct DatePickerComponents: OptionSet {
    let rawValue: Int
    static let date = DatePickerComponents(rawValue: 1), hourAndMinute = DatePickerComponents(rawValue: 2), hourMinuteAndSecond = DatePickerComponents(rawValue: 6)
}
struct DatePicker<Label: View>: View {
    init(_label: Label, _selection: Binding<Date>, _least: Date?, _most: Date?, _components: DatePickerComponents, _pick: @escaping (String, Bool) -> String)
    init(_ title: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute]) where Label == Text { self.init(_label: Text(title), _selection: selection, _least: nil, _most: nil, _components: displayedComponents, _pick: _datePick(selection, nil, nil, displayedComponents)) }
    init(_ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute]) where Label == Text { self.init(_label: Text(title), _selection: selection, _least: range.lowerBound, _most: range.upperBound, _components: displayedComponents, _pick: _datePick(selection, range.lowerBound, range.upperBound, displayedComponents)) }
    init(_ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute]) where Label == Text { self.init(_label: Text(title), _selection: selection, _least: range.lowerBound, _most: nil, _components: displayedComponents, _pick: _datePick(selection, range.lowerBound, nil, displayedComponents)) }
    init(_ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute]) where Label == Text { self.init(_label: Text(title), _selection: selection, _least: nil, _most: range.upperBound, _components: displayedComponents, _pick: _datePick(selection, nil, range.upperBound, displayedComponents)) }
    init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> Label) { self.init(_label: label(), _selection: selection, _least: nil, _most: nil, _components: displayedComponents, _pick: _datePick(selection, nil, nil, displayedComponents)) }
    init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> Label) { self.init(_label: label(), _selection: selection, _least: range.lowerBound, _most: range.upperBound, _components: displayedComponents, _pick: _datePick(selection, range.lowerBound, range.upperBound, displayedComponents)) }
    init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> Label) { self.init(_label: label(), _selection: selection, _least: range.lowerBound, _most: nil, _components: displayedComponents, _pick: _datePick(selection, range.lowerBound, nil, displayedComponents)) }
    init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> Label) { self.init(_label: label(), _selection: selection, _least: nil, _most: range.upperBound, _components: displayedComponents, _pick: _datePick(selection, nil, range.upperBound, displayedComponents)) }
}
/// - Since: iOS 14
struct ColorPicker<Label: View>: View {
    init(_label: Label, _pick: @escaping (String, Bool) -> String)
    init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text { self.init(_label: Text(title), _pick: _colorPick(selection, supportsOpacity)) }
    init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) { self.init(_label: label(), _pick: _colorPick(selection, supportsOpacity)) }
}
// What `set` picks. Each function takes the text and whether to pick what it says, and gives what is wrong with it, in English and in Korean.
func _datePick(_ selection: Binding<Date>, _ lower: Date?, _ upper: Date?, _ components: DatePickerComponents) -> (String, Bool) -> String {
    { text, picks in
        let calendar = Calendar.current
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: selection.wrappedValue)
        let words = text.split(separator: " ")
        let hasDay = words.first.map { $0.contains("-") } ?? false
        let day = hasDay ? words[0].split(separator: "-", omittingEmptySubsequences: false).map { _digits(String($0)) } : []
        let times = hasDay ? Array(words.dropFirst()) : Array(words)
        let time = times.first.map { $0.split(separator: ":", omittingEmptySubsequences: false).map { _digits(String($0)) } } ?? []
        guard words.count > 0, times.count < 2, !hasDay || day.count == 3, times.isEmpty || time.count == 2 || time.count == 3, !(day + time).contains(-1) else {
            return "'\(text)' isn't a date: write 2026-03-01, 09:30 or 2026-03-01 09:30\n'\(text)': 날짜가 아닙니다. 2026-03-01, 09:30, 2026-03-01 09:30처럼 적으세요"
        }
        if hasDay, !components.contains(.date) { return "the picker shows no date: write a time alone, 09:30\n날짜를 고르지 않는 피커입니다. 09:30처럼 시각만 적으세요" }
        if !times.isEmpty, !components.contains(.hourAndMinute) { return "the picker shows no time: write a date alone, 2026-03-01\n시각을 고르지 않는 피커입니다. 2026-03-01처럼 날짜만 적으세요" }
        if time.count == 3, !components.contains(.hourMinuteAndSecond) { return "the picker shows no seconds: write 09:30\n초를 고르지 않는 피커입니다. 09:30처럼 적으세요" }
        if hasDay { (parts.year, parts.month, parts.day) = (day[0], day[1], day[2]) }
        if !times.isEmpty { (parts.hour, parts.minute, parts.second) = (time[0], time[1], time.count == 3 ? time[2] : 0) }
        let isTime = times.isEmpty || (time[0] < 24 && time[1] < 60 && (parts.second ?? 0) < 60)
        guard isTime, let date = calendar.date(from: parts), !hasDay || _isDay(calendar.dateComponents([.year, .month, .day], from: date), day) else {
            return "there is no '\(text)' in the calendar\n'\(text)': 달력에 없는 때입니다"
        }
        if let lower, date < lower { return "\(text) is before the picker's range, which begins at \(_written(lower))\n\(text): 피커의 범위는 \(_written(lower))부터입니다" }
        if let upper, date > upper { return "\(text) is after the picker's range, which ends at \(_written(upper))\n\(text): 피커의 범위는 \(_written(upper))까지입니다" }
        if picks { selection.wrappedValue = date }
        return ""
    }
}
func _isDay(_ parts: DateComponents, _ day: [Int]) -> Bool { parts.year == day[0] && parts.month == day[1] && parts.day == day[2] }
/// A number of one to four digits; -1 for another text.
func _digits(_ text: String) -> Int { text.count < 5 && text.allSatisfy { "0123456789".contains($0) } ? Int(text) ?? -1 : -1 }
func _written(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let two = { (number: Int?) in (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute))"
}
func _colorPick(_ selection: Binding<Color>, _ supportsOpacity: Bool) -> (String, Bool) -> String {
    { text, picks in
        var color = _colorNames[text]
        if text.hasPrefix("#") {
            let digits = text.dropFirst().compactMap { $0.hexDigitValue }
            if digits.count == text.count - 1, digits.count == 6 || digits.count == 8 {
                if digits.count == 8, !supportsOpacity { return "the picker takes no opacity: write #RRGGBB\n불투명도를 고르지 않는 피커입니다. #RRGGBB처럼 적으세요" }
                let parts = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
                color = Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count == 4 ? parts[3] : 1)
            }
        }
        guard let color else { return "'\(text)' isn't a color: write red, another name of a color, or #RRGGBB\n'\(text)': 색이 아닙니다. red 같은 색 이름이나 #RRGGBB를 적으세요" }
        if picks { selection.wrappedValue = color }
        return ""
    }
}
let _colorNames: [String: Color] = ["red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black, "clear": .clear, "primary": .primary, "secondary": .secondary, "accentColor": .accentColor]
