// How far a date is from now, or from another one, in words.
extension Date {
    /// - Since: iOS 15
    struct RelativeFormatStyle: Foundation.FormatStyle {
        struct Presentation: Hashable { let _name: String; static let numeric = Presentation(_name: "numeric"), named = Presentation(_name: "named") }
        struct UnitsStyle: Hashable {
            let _name: String
            static let wide = UnitsStyle(_name: "wide"), spellOut = UnitsStyle(_name: "spellOut"), abbreviated = UnitsStyle(_name: "abbreviated"), narrow = UnitsStyle(_name: "narrow")
        }
        /// - Since: iOS 18
        enum Field: String, Hashable, CaseIterable { case year, month, week, day, hour, minute, second }
        var presentation: Date.RelativeFormatStyle.Presentation
        var unitsStyle: Date.RelativeFormatStyle.UnitsStyle
        var capitalizationContext: FormatStyleCapitalizationContext
        var locale: Locale
        var calendar: Calendar
        /// - Since: iOS 18
        var allowedFields = Set(Date.RelativeFormatStyle.Field.allCases)
        init(presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown) {
            (self.presentation, self.unitsStyle, self.locale, self.calendar, self.capitalizationContext) = (presentation, unitsStyle, locale, calendar, capitalizationContext)
        }
        /// - Since: iOS 18
        init(allowedFields: Set<Date.RelativeFormatStyle.Field>, presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown) {
            self.init(presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar, capitalizationContext: capitalizationContext)
            self.allowedFields = allowedFields
        }
        func locale(_ locale: Locale) -> Date.RelativeFormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }
        func format(_ value: Date) -> String { _text(value, from: Date()) }
        func _text(_ date: Date, from other: Date) -> String {
            let formatter = RelativeDateTimeFormatter()
            formatter.dateTimeStyle = presentation == .named ? .named : .numeric
            formatter.unitsStyle = unitsStyle == .wide || unitsStyle == .spellOut ? .full : .short
            formatter.formattingContext = capitalizationContext == .beginningOfSentence ? .beginningOfSentence : .unknown
            formatter._allowed = Set(allowedFields.map { $0.rawValue })
            return formatter.localizedString(for: date, relativeTo: other)
        }
    }
    /// Where a date is as seen from each date that it formats.
    /// - Since: iOS 18
    struct AnchoredRelativeFormatStyle: Foundation.FormatStyle {
        var anchor: Date
        var _style: Date.RelativeFormatStyle
        init(anchor: Date, presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown) {
            self.anchor = anchor
            _style = Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar, capitalizationContext: capitalizationContext)
        }
        init(anchor: Date, allowedFields: Set<Date.RelativeFormatStyle.Field>, presentation: Date.RelativeFormatStyle.Presentation = .numeric, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown) {
            self.init(anchor: anchor, presentation: presentation, unitsStyle: unitsStyle, locale: locale, calendar: calendar, capitalizationContext: capitalizationContext)
            _style.allowedFields = allowedFields
        }
        func format(_ value: Date) -> String { _style._text(anchor, from: value) }
    }
}
extension FormatStyle where Self == Date.RelativeFormatStyle {
    static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Date.RelativeFormatStyle { Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle) }
}
