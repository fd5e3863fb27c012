import Testing

/// Weeks, quarters and relative dates, as the compiled program prints them.
extension ExecutionSuite {
    @Suite struct CalendarListingTests {
        private static let start = """
            import Foundation
            var calendar = Calendar(identifier: .gregorian)
            func day(_ year: Int, _ month: Int, _ day: Int) -> Date { calendar.date(from: DateComponents(year: year, month: month, day: day))! }
            func shown(_ date: Date?) -> String {
                guard let date else { return "nil" }
                let parts = calendar.dateComponents([.year, .month, .day], from: date)
                return "\\(parts.year!)-\\(parts.month!)-\\(parts.day!)"
            }

            """

        @Test(arguments: [
            ("2024, 12, 30", "2025 1 5 5 4 2024-12-29 2024-12-29"), ("2025, 1, 1", "2025 1 1 1 1 2024-12-29 2024-12-29"),
            ("2024, 2, 29", "2024 9 5 5 1 2024-2-25 2023-12-31"), ("2022, 12, 31", "2022 53 5 5 4 2022-12-25 2021-12-26"),
        ]) func aWeekBelongsToOneYear(_ date: String, _ expected: String) {
            let text = """
                let date = day(\(date))
                let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear, .weekOfMonth, .weekdayOrdinal, .quarter], from: date)
                let week = calendar.date(from: calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date))
                print(
                    parts.yearForWeekOfYear!, parts.weekOfYear!, parts.weekOfMonth!, parts.weekdayOrdinal!, parts.quarter!, shown(week),
                    shown(calendar.dateInterval(of: .yearForWeekOfYear, for: date)?.start))
                """
            #expect(output(of: Self.start + text) == expected)
        }

        @Test(arguments: [
            ("calendar.dateComponents([.weekOfYear, .day], from: day(2024, 1, 1), to: day(2024, 2, 1)).weekOfYear!", "4"),
            ("shown(calendar.date(from: DateComponents(year: 2024, month: 11, weekday: 5, weekdayOrdinal: 4)))", "2024-11-28"),
            ("shown(calendar.date(byAdding: DateComponents(month: 1, weekOfYear: 1), to: day(2024, 1, 31)))", "2024-3-7"),
            ("RelativeDateTimeFormatter().localizedString(from: DateComponents(day: -1))", "1 day ago"),
            ("RelativeDateTimeFormatter().localizedString(from: DateComponents(month: 2, day: 3))", "in 2 months"),
            ("DateComponents(hour: 3).value(for: .hour)!", "3"),
        ]) func componentsOfWeeks(_ expression: String, _ expected: String) { #expect(output(of: Self.start + "print(\(expression))") == expected) }

        @Test func charactersOfASetHaveAPlace() {
            let text = """
                let word = "ab12c"
                let digits = word.rangeOfCharacter(from: .decimalDigits)!, last = word.rangeOfCharacter(from: .decimalDigits, options: .backwards)!
                print(word[digits], word[last], word[..<digits.lowerBound], word.rangeOfCharacter(from: .punctuationCharacters) == nil)
                """
            #expect(output(of: text) == "1 2 ab true")
        }
    }
}
