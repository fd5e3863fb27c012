import Testing

/// What is picked in pickers of dates and colors.
@Suite struct PickerRules {
    private static let form = """
        struct Due: View {
            static func at(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
                Calendar.current.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
            }
            @State private var due = Due.at(2026, 1, 2, 8, 15)
            @State private var day = Due.at(2026, 1, 2, 8, 15)
            @State private var time = Due.at(2026, 1, 2, 8, 15)
            @State private var color = Color.red
            func written(_ date: Date) -> String {
                let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
                return [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { ($0 ?? 0).description }.joined(separator: " ")
            }
            var body: some View {
                VStack {
                    DatePicker("Due", selection: $due)
                    DatePicker("Day", selection: $day, in: Due.at(2026, 1, 1)...Due.at(2026, 12, 31), displayedComponents: .date)
                    DatePicker(selection: $time, displayedComponents: .hourAndMinute) { Text("Time") }
                    ColorPicker("Color", selection: $color, supportsOpacity: false)
                    DatePicker("Closed", selection: $due).disabled(true)
                    Text(written(due))
                    Text(written(day))
                    Text(written(time))
                    Text(color == .blue ? "blue" : color == Color(red: 1, green: 0, blue: 0) ? "hex" : "other")
                }
            }
        }
        """

    @Test("§19.16: a date picker takes a date, a time or both, and keeps the rest of its date")
    func dates() {
        func texts(_ actions: String...) -> [String] {
            let shown = Shown(Self.form, actions: actions)
            #expect(shown.errors == [])
            return Array(shown.texts.suffix(4))
        }
        #expect(texts("set \"Due\" to 2026-03-01 09:30") == ["2026 3 1 9 30", "2026 1 2 8 15", "2026 1 2 8 15", "other"])
        #expect(texts("set \"Due\" to 2026-03-01").first == "2026 3 1 8 15")
        #expect(texts("set DatePicker[0] to 23:59").first == "2026 1 2 23 59")
        #expect(texts("set \"Day\" to 2026-12-30", "set \"Time\" to 7:05") == ["2026 1 2 8 15", "2026 12 30 8 15", "2026 1 2 7 5", "other"])
    }

    @Test(
        "§19.16: what the picker doesn't show, what is out of its range and what isn't a date is refused",
        arguments: [
            ("set \"Due\" to tomorrow", "'tomorrow' isn't a date: write 2026-03-01, 09:30 or 2026-03-01 09:30"),
            ("set \"Due\" to 2026-02-30", "there is no '2026-02-30' in the calendar"),
            ("set \"Due\" to 25:00", "there is no '25:00' in the calendar"),
            ("set \"Day\" to 09:30", "the picker shows no time: write a date alone, 2026-03-01"),
            ("set \"Day\" to 2027-01-01", "2027-01-01 is after the picker's range, which ends at 2026-12-31 00:00"),
            ("set \"Day\" to 2025-12-31", "2025-12-31 is before the picker's range, which begins at 2026-01-01 00:00"),
            ("set \"Time\" to 2026-03-01", "the picker shows no date: write a time alone, 09:30"),
            ("set \"Closed\" to 2026-03-01", "\"Closed\" is disabled"),
            ("set \"Color\" to 2026-03-01", "'2026-03-01' isn't a color: write red, another name of a color, or #RRGGBB"),
            ("set \"Color\" to #FF000080", "the picker takes no opacity: write #RRGGBB"),
        ])
    func refusals(_ action: String, _ message: String) {
        let shown = Shown(Self.form, actions: [action])
        #expect(shown.errors.count == 1)
        #expect(shown.errors.first?.hasSuffix(message) == true)
    }

    @Test("§19.16: a color picker takes a name or numbers")
    func colors() {
        #expect(Shown(Self.form, "set \"Color\" to blue").texts.last == "blue")
        #expect(Shown(Self.form, "set \"Color\" to #FF0000").texts.last == "hex")
        #expect(Shown(Self.form, "set ColorPicker to blue").texts.last == "blue")
    }
}
