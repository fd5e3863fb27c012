import Testing

@testable import Playground

/// Texts of formats, as Foundation gives them for the United States.
@Suite struct FormatTests {
    private func texts(_ start: String, _ expressions: [String]) -> [String] {
        printed(start + "\n" + expressions.map { "print(\($0))" }.joined(separator: "\n"))[0]
    }

    @Test func bytesHaveTheirUnits() {
        let counts = "let few: Int64 = 2048, many: Int64 = 1_234_567_890"
        let shown = texts(
            counts,
            [
                "few.formatted(.byteCount(style: .memory))",
                "few.formatted(.byteCount(style: .file, allowedUnits: [.bytes], includesActualByteCount: true))",
                "many.formatted(.byteCount(style: .file, allowedUnits: .mb))",
                "ByteCountFormatStyle(style: .binary, allowedUnits: .all).format(many)",
                "Int64(999).formatted(.byteCount(style: .file))", "Int64(0).formatted(.byteCount(style: .file, allowedUnits: .bytes))",
                "Int64(0).formatted(.byteCount(style: .file, spellsOutZero: false))", "Int64(1).formatted(.byteCount(style: .decimal))",
            ])
        #expect(shown == ["2 kB", "2 kB (2,048 bytes)", "1,234.6 MB", "1.15 GB", "1 kB", "Zero bytes", "0 bytes", "1 byte"])
    }

    @Test func durationsShowZerosLengthsAndFractions() {
        let shown = texts(
            "let long = Duration.seconds(3725.678), day = Duration.seconds(90061), before = Duration.seconds(-65.5)",
            [
                "long.formatted(.units(allowed: [.hours, .minutes], maximumUnitCount: 2, zeroValueUnits: .hide))",
                "Duration.seconds(3600).formatted(.units(zeroValueUnits: .show(length: 2)))",
                "day.formatted(.units(width: .wide, valueLength: 3))", "long.formatted(.units(fractionalPart: .show(length: 2, rounded: .down)))",
                "long.formatted(.units(allowed: [.minutes], fractionalPart: .show(length: 2, increment: 0.25)))",
                "before.formatted(.units(zeroValueUnits: .show(length: 1)))",
                "before.formatted(.units(fractionalPart: .hide(rounded: .up)))", "long.formatted(.units(fractionalPart: .init(lengthLimits: 0...1)))",
                "day.formatted(.units(allowed: [.days, .hours, .minutes, .milliseconds], width: .wide, maximumUnitCount: 2))",
                "Duration.seconds(0.25).formatted(.units(allowed: [.microseconds, .nanoseconds]))",
                "Duration.UnitsFormatStyle(allowedUnits: [.seconds], width: .narrow, valueLength: 2).format(long)",
            ])
        #expect(
            shown == [
                "1 hr, 2 min",
                "01 hr, 00 min, 00 sec",
                "025 hours, 001 minute, 001 second",
                "1 hr, 2 min, 5.67 sec",
                "62.00 min",
                "-0 hr, 1 min, 6 sec",
                "-1 min, 5 sec",
                "1 hr, 2 min, 5.7 sec", "1 day, 1 hour", "250,000 μs", "726s",
            ])
    }

    @Test func intervalsWriteOnceWhatIsTheSame() {
        func shown(_ seconds: Int) -> [String] {
            texts(
                "let start = Date(timeIntervalSince1970: 1_700_000_000), dates = start..<start.addingTimeInterval(\(seconds))",
                [
                    "", ".interval.hour().minute()", ".interval.month().day()", ".interval.weekday(.wide).month(.wide).day().year()",
                    ".interval.weekday().hour()",
                ]
                .map { "dates.formatted(\($0))" })
        }
        #expect(shown(0) == ["11/14/2023, 10:13 PM", "10:13 PM", "Nov 14", "Tuesday, November 14, 2023", "Tue, 10 PM"])
        #expect(shown(3600) == ["11/14/2023, 10:13 – 11:13 PM", "10:13 – 11:13 PM", "Nov 14", "Tuesday, November 14, 2023", "Tue, 10 – 11 PM"])
        #expect(
            shown(21600) == [
                "11/14/2023, 10:13 PM – 11/15/2023, 4:13 AM",
                "11/14/2023, 10:13 PM – 11/15/2023, 4:13 AM",
                "Nov 14 – 15",
                "Tuesday, November 14 – Wednesday, November 15, 2023",
                "Tue 14, 10 PM – Wed 15, 4 AM",
            ])
        #expect(
            shown(5_184_000) == [
                "11/14/2023, 10:13 PM – 1/13/2024, 10:13 PM", "11/14/2023, 10:13 PM – 1/13/2024, 10:13 PM", "Nov 14, 2023 – Jan 13, 2024",
                "Tuesday, November 14, 2023 – Saturday, January 13, 2024", "Tue, 11/14/2023, 10 PM – Sat, 1/13/2024, 10 PM",
            ])
    }

    @Test func datesHaveTheirPartsAndOptions() {
        let shown = texts(
            "var date = Date(timeIntervalSince1970: 1_699_999_940.1239)\ndate.addTimeInterval(60)\nlet formatter = ISO8601DateFormatter()",
            [
                "Date.FormatStyle().year().month().format(date)",
                "Date.FormatStyle(date: .long).weekday().format(date)",
                "Date.FormatStyle(time: .shortened, timeZone: .gmt).format(date)",
                "date.formatted(.dateTime.weekday().day())",
                "date.formatted(Date.FormatStyle(date: .long, locale: Locale(identifier: \"de_DE\"), capitalizationContext: .standalone))",
                "ISO8601DateFormatter.string(from: date, timeZone: .gmt, formatOptions: [.withYear, .withWeekOfYear, .withDay, .withDashSeparatorInDate])",
                "{ formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; return formatter.string(from: date) }()",
                "formatter.date(from: \"2023-11-14T22:13:20.5+01:00\")!.timeIntervalSince1970",
                "formatter.date(from: \"2023-11-14T22:13:20Z\") == nil",
                "{ formatter.formatOptions = [.withYear, .withDay]; return formatter.string(from: date) }()",
                "formatter.date(from: \"2023366\") == nil",
                "Calendar(identifier: .japanese).identifier == .japanese", "Calendar.Identifier.islamicUmmAlQura.debugDescription",
            ])
        #expect(
            shown == [
                "Nov 2023",
                "Tue, November 14, 2023",
                "10:13 PM",
                "Tue 14",
                "14. November 2023",
                "2023-W46-02",
                "2023-11-14T22:13:20.124Z",
                "1699996400.5",
                "true",
                "2023318",
                "true",
                "true",
                "islamic-umalqura",
            ])
    }

    @Test("Compact numbers have the digits that the program wants, and a range of one day shows times alone")
    func compactNumbersAndRanges() {
        let shown = Shown(
            """
            print(12_480.0.formatted(.number.notation(.compactName)), 982.4.formatted(.number.notation(.compactName)))
            print(12_480.0.formatted(.number.notation(.compactName).precision(.fractionLength(0...1))))
            print(982.4.formatted(.number.notation(.compactName).precision(.fractionLength(0...1))))
            print(999_960.formatted(.number.precision(.fractionLength(1)).notation(.compactName)))
            print(12_480.formatted(.number.notation(.compactName).precision(.significantDigits(3))))
            print(12_480.formatted(.currency(code: "USD").notation(.compactName)))
            print(12_480.formatted(.currency(code: "USD").notation(.compactName).precision(.fractionLength(1))))
            print(0.5.formatted(.percent.notation(.compactName).precision(.fractionLength(2))))
            let start = Date(timeIntervalSince1970: 0)
            VStack {
                Text(start...start.addingTimeInterval(7200))
                Text(DateInterval(start: start, duration: 86400))
            }
            """)
        #expect(shown.errors == [])
        #expect(shown.output.flatMap { $0 } == ["12K 982", "12.5K", "982.4", "1.0M", "12.5K", "$12K", "$12.5K", "50.00%"])
        #expect(shown.texts == ["12:00 – 2:00 AM", "Jan 1, 1970 at 12:00 AM – Jan 2, 1970 at 12:00 AM"])
    }

    @Test func viewsTakeFormatsOfMeasurementsAndLists() {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var amount = 1.5
                var body: some View {
                    Text([1, 2], format: .list(memberStyle: .number, type: .and))
                    LabeledContent("Length", value: Measurement(value: 1, unit: UnitLength.meters), format: .measurement(width: .wide))
                    Text(Measurement(value: 20, unit: UnitTemperature.celsius), format: .measurement(width: .narrow, hidesScaleName: true))
                    Text("\\(Measurement(value: 1, unit: UnitTemperature.celsius), format: .measurement(width: .wide, hidesScaleName: true))")
                    Stepper(value: $amount, in: 0...3, step: 0.5, format: .number) { Text("Amount") }
                    Text(try! Double("12.5", strategy: FloatingPointFormatStyle<Double>.number.parseStrategy), format: .number)
                }
            }
            """)
        #expect(shown.errors == [])
        #expect(shown.texts(0) == ["1 and 2", "Length", "1 meter", "20°", "1 degree", "Amount", "12.5"])
    }
}
