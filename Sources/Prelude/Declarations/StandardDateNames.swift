// The names of months, weekdays and other parts of dates that a formatter writes and reads.
extension DateFormatter {
    var _calendar: Calendar {
        var calendar = Calendar._american
        if let locale, !locale._isAmerican { calendar.locale = locale }
        return calendar
    }
    var monthSymbols: [String]! {
        get { _ownNames["monthSymbols"] ?? _calendar.monthSymbols }
        set { _ownNames["monthSymbols"] = newValue }
    }
    var shortMonthSymbols: [String]! {
        get { _ownNames["shortMonthSymbols"] ?? _calendar.shortMonthSymbols }
        set { _ownNames["shortMonthSymbols"] = newValue }
    }
    var veryShortMonthSymbols: [String]! {
        get { _ownNames["veryShortMonthSymbols"] ?? _calendar.monthSymbols.map { String($0.prefix(1)) } }
        set { _ownNames["veryShortMonthSymbols"] = newValue }
    }
    var standaloneMonthSymbols: [String]! {
        get { _ownNames["standaloneMonthSymbols"] ?? _calendar.standaloneMonthSymbols }
        set { _ownNames["standaloneMonthSymbols"] = newValue }
    }
    var shortStandaloneMonthSymbols: [String]! {
        get { _ownNames["shortStandaloneMonthSymbols"] ?? _calendar.shortMonthSymbols }
        set { _ownNames["shortStandaloneMonthSymbols"] = newValue }
    }
    var veryShortStandaloneMonthSymbols: [String]! {
        get { _ownNames["veryShortStandaloneMonthSymbols"] ?? veryShortMonthSymbols }
        set { _ownNames["veryShortStandaloneMonthSymbols"] = newValue }
    }
    var weekdaySymbols: [String]! {
        get { _ownNames["weekdaySymbols"] ?? _calendar.weekdaySymbols }
        set { _ownNames["weekdaySymbols"] = newValue }
    }
    var shortWeekdaySymbols: [String]! {
        get { _ownNames["shortWeekdaySymbols"] ?? _calendar.shortWeekdaySymbols }
        set { _ownNames["shortWeekdaySymbols"] = newValue }
    }
    var veryShortWeekdaySymbols: [String]! {
        get { _ownNames["veryShortWeekdaySymbols"] ?? _calendar.veryShortWeekdaySymbols }
        set { _ownNames["veryShortWeekdaySymbols"] = newValue }
    }
    var standaloneWeekdaySymbols: [String]! {
        get { _ownNames["standaloneWeekdaySymbols"] ?? _calendar.weekdaySymbols }
        set { _ownNames["standaloneWeekdaySymbols"] = newValue }
    }
    var shortStandaloneWeekdaySymbols: [String]! {
        get { _ownNames["shortStandaloneWeekdaySymbols"] ?? _calendar.shortStandaloneWeekdaySymbols }
        set { _ownNames["shortStandaloneWeekdaySymbols"] = newValue }
    }
    var veryShortStandaloneWeekdaySymbols: [String]! {
        get { _ownNames["veryShortStandaloneWeekdaySymbols"] ?? _calendar.veryShortStandaloneWeekdaySymbols }
        set { _ownNames["veryShortStandaloneWeekdaySymbols"] = newValue }
    }
    var quarterSymbols: [String]! {
        get { _ownNames["quarterSymbols"] ?? ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] }
        set { _ownNames["quarterSymbols"] = newValue }
    }
    var shortQuarterSymbols: [String]! {
        get { _ownNames["shortQuarterSymbols"] ?? ["Q1", "Q2", "Q3", "Q4"] }
        set { _ownNames["shortQuarterSymbols"] = newValue }
    }
    var eraSymbols: [String]! {
        get { _ownNames["eraSymbols"] ?? ["BC", "AD"] }
        set { _ownNames["eraSymbols"] = newValue }
    }
    var longEraSymbols: [String]! {
        get { _ownNames["longEraSymbols"] ?? ["Before Christ", "Anno Domini"] }
        set { _ownNames["longEraSymbols"] = newValue }
    }
    var amSymbol: String! {
        get { _ownNames["amSymbol"]?.first ?? _calendar.amSymbol }
        set { _ownNames["amSymbol"] = newValue.map { [$0] } }
    }
    var pmSymbol: String! {
        get { _ownNames["pmSymbol"]?.first ?? _calendar.pmSymbol }
        set { _ownNames["pmSymbol"] = newValue.map { [$0] } }
    }
}
