import Testing

@testable import Playground

/// What Foundation's types say, as the compiled programs print it.
@Suite struct FoundationTests {
    @Test func decimalsAreExact() {
        let lines = printed(
            """
            let total = Decimal(string: "19.99")! * 3
            var sum: Decimal = 0
            for _ in 0..<10 { sum += 0.1 }
            print(total, sum == 1, Decimal(5) / 3, Decimal(1) / 0, -Decimal(2.5))
            print([Decimal(1), 2.5, -3].reduce(0, +), [Decimal(3), 1].sorted(), Decimal(-4).magnitude)
            print(Decimal(string: "12abc") as Any, Decimal(string: "abc") as Any, Decimal(string: "1e3")!)
            var (value, rounded) = (Decimal(string: "2.345")!, Decimal())
            for mode in [Decimal.RoundingMode.plain, .down, .bankers] { NSDecimalRound(&rounded, &value, 2, mode); print(rounded) }
            print(try! JSONDecoder().decode([Decimal].self, from: Data("[1.5,2]".utf8)), total.formatted(.currency(code: "USD")))
            """)
        #expect(
            lines == [
                [
                    "59.97 true 1.66666666666666666666666666666666666666 NaN -2.5", "0.5 [1, 3] 4", "Optional(12) nil 1000", "2.35", "2.34", "2.34",
                    "[1.5, 2] $59.97",
                ]
            ])
    }

    @Test func measurementsAreConverted() {
        let lines = printed(
            """
            let way = Measurement(value: 5, unit: UnitLength.kilometers)
            print(way, way.converted(to: .meters), way.converted(to: .miles).value, way * 2)
            print(way + Measurement(value: 500, unit: UnitLength.meters), way > Measurement(value: 1, unit: .miles))
            print(Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded())
            print(Measurement(value: 1, unit: UnitMass.kilograms) == Measurement(value: 1000, unit: UnitMass.grams))
            print(way.formatted(.measurement(width: .wide, usage: .asProvided)))
            """)
        #expect(
            lines == [["5.0 km 5000.0 m 3.106863683249034 10.0 km", "5500.0 m true", "212.0", "true", "5 kilometers"]])
    }

    @Test func filesLastAsLongAsTheRun() {
        let lines = printed(
            """
            let files = FileManager.default
            let folder = URL.documentsDirectory.appending(path: "Notes")
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appendingPathComponent("a.json")
            try Data("hello".utf8).write(to: file, options: .atomic)
            print(files.fileExists(atPath: file.path), try String(contentsOf: file, encoding: .utf8), try files.contentsOfDirectory(atPath: folder.path))
            do { _ = try Data(contentsOf: folder.appending(path: "none.txt")) } catch { print(error.localizedDescription) }
            do { try "x".write(to: URL(fileURLWithPath: "/etc/passwd"), atomically: true, encoding: .utf8) } catch { print(error.localizedDescription) }
            try files.moveItem(at: file, to: folder.appending(path: "b.json"))
            print(try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map(\\.lastPathComponent))
            print(file.deletingPathExtension().lastPathComponent, file.deletingLastPathComponent().lastPathComponent)
            try files.removeItem(at: folder)
            print(files.fileExists(atPath: folder.path), files.fileExists(atPath: "/etc/passwd"))
            """)
        #expect(
            lines == [
                [
                    #"true hello ["a.json"]"#, "The file “none.txt” couldn’t be opened because there is no such file.", "The file “passwd” doesn’t exist.",
                    #"["b.json"]"#, "a Notes", "false false",
                ]
            ])
    }

    @Test func nothingLeavesTheMachine() {
        let lines = printed(
            """
            struct Loader: View {
                @State private var text = "-"
                var body: some View {
                    Text(text).task {
                        do { _ = try await URLSession.shared.data(from: URL(string: "https://example.com/a")!) } catch {
                            text = error.localizedDescription
                            print(text, (error as? URLError)?.code == .notConnectedToInternet)
                        }
                    }
                    Button("Old") {
                        URLSession.shared.dataTask(with: URL(string: "https://example.com/b")!) { data, _, error in print(data == nil, error != nil) }.resume()
                    }
                }
            }
            VStack { Loader() }
            """, "advance 0.1", "tap Old", "advance 0.1")
        #expect(lines.joined().contains("The Internet connection appears to be offline. true"))
        #expect(lines.joined().contains("true true"))
    }

    @Test(arguments: [
        ("Duration.seconds(3725).formatted()", "1:02:05"),
        ("Duration.seconds(7325).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide))", "2 hours, 2 minutes, 5 seconds"),
        ("Duration.seconds(180000).formatted(.units(allowed: [.days, .hours], width: .abbreviated))", "2 days, 2 hr"),
        ("Duration.milliseconds(65500).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1)))", "01:05.5"),
        ("Duration.seconds(3725.5).formatted(.time(pattern: .hourMinute(padHourToLength: 2, roundSeconds: .up)))", "01:03"),
        (#"DateComponents(year: 2024, day: 3)"#, "year: 2024 day: 3 "),
        (#"[DateComponents(month: 2), DateComponents()]"#, "[month: 2 , ]"),
        ("Calendar.current.dateComponents([.month, .day], from: Date(timeIntervalSince1970: 0))", "month: 1 day: 1 isLeapMonth: false "),
        (#""é".decomposedStringWithCanonicalMapping.unicodeScalars.count, "ﬁ".precomposedStringWithCompatibilityMapping"#, "2 fi"),
        (#""a\r\nb".components(separatedBy: .newlines)"#, #"["a", "", "b"]"#),
        (#"String(String.UnicodeScalarView("a-b".unicodeScalars.filter { $0 != "-" }))"#, "ab"),
        (#"{ var s = "ab"; s.unicodeScalars.append("c"); s.unicodeScalars.removeFirst(); return s }()"#, "bc"),
        (#"String.UnicodeScalarView(repeating: "x", count: 2)"#, "xx"),
        ("1_500_000.formatted(.byteCount(style: .file))", "1.5 MB"),
        ("{ let f = ByteCountFormatter(); f.allowsNonnumericFormatting = false; return f.string(fromByteCount: 0) }()", "0 bytes"),
        ("{ let f = ByteCountFormatter(); f.includesActualByteCount = true; return f.string(fromByteCount: 123456) }()", "123 KB (123,456 bytes)"),
        ("ByteCountFormatter.string(fromByteCount: 15499, countStyle: .file)", "15 KB"),
        ("RelativeDateTimeFormatter().localizedString(for: Date(timeIntervalSinceNow: -7300), relativeTo: Date())", "2 hours ago"),
        ("Date(timeIntervalSinceNow: -90000).formatted(.relative(presentation: .named))", "yesterday"),
        (#"{ let f = DateComponentsFormatter(); f.unitsStyle = .abbreviated; return f.string(from: 3725)! }()"#, "1h 2m 5s"),
        (#""a1b22".replacingOccurrences(of: "[0-9]+", with: "<$0>", options: .regularExpression)"#, "a<1>b<22>"),
        (#""John Smith".replacingOccurrences(of: "(\\w+) (\\w+)", with: "$2, $1", options: .regularExpression)"#, "Smith, John"),
        (#""Café".localizedStandardContains("cafe")"#, "true"),
        (#"URLComponents(string: "https://me@a.b:80/v?q=a%20b#t")!.queryItems!.description"#, "[q=a b]"),
        (
            #"{ var c = URLComponents(); c.scheme = "https"; c.host = "x.org"; c.path = "/a b"; c.queryItems = [URLQueryItem(name: "k", value: "v&w")]; return c.url!.absoluteString }()"#,
            "https://x.org/a%20b?k=v%26w"
        ),
        (#"try! AttributedString(markdown: "a **b** [c](https://d.e)").runs.count"#, "4"),
    ])
    func writesAsFoundationDoes(expression: String, text: String) {
        #expect(printed("print(\(expression))") == [[text]])
    }

    @Test func aWrongRegularExpressionMatchesNothing() {
        #expect(printed(#"print("a(".range(of: "(", options: .regularExpression) == nil)"#) == [["true"]])
    }

    @Test func numbersHaveTheFormatsOfFoundation() {
        let lines = printed(
            """
            print(1_234_567.891.formatted(.number.notation(.scientific)), 0.00012.formatted(.number.notation(.scientific)), (-42.5).formatted(.number.notation(.scientific)))
            print(1234.5.formatted(.currency(code: "EUR").presentation(.fullName)), 5.formatted(.number.decimalSeparator(strategy: .always)), 0.5.formatted(.number.scale(100)))
            print(12345.formatted(.number.precision(.integerLength(2))), 5.formatted(.number.precision(.integerLength(3...))), (-5.5).formatted(.currency(code: "USD").sign(strategy: .accounting)))
            print([1, 2, 3].formatted(.list(memberStyle: .number, type: .and)), try! Int("1,234", format: .number), try! Double("50%", format: .percent))
            """)
        #expect(lines == [["1.234568E6 1.2E-4 -4.25E1", "1,234.50 euros 5. 50", "45 005 ($5.50)", "1, 2, and 3 1234 0.5"]])
    }

    @Test func namesAddressesAndDatesAreWrittenAndRead() {
        let lines = printed(
            """
            let name = PersonNameComponents(namePrefix: "Dr.", givenName: "Ada", familyName: "Lovelace")
            print(name.formatted(.name(style: .long)), name.formatted(.name(style: .abbreviated)), try! PersonNameComponents("Grace Hopper").familyName ?? "")
            print(URL(string: "https://a.b/c?d=1#e")!.formatted(.url.query()), URL(string: "https://a.b/c")!.formatted(.url.path(.never)))
            let date = try! Date("2025-03-09T14:05:00Z", strategy: .iso8601)
            print(date.formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute()), date.formatted(.dateTime.quarter().year()), date.formatted(.iso8601.year().month()))
            print(try! Date("9 Mar 2025", strategy: Date.ParseStrategy(format: "\\(day: .defaultDigits) \\(month: .abbreviated) \\(year: .defaultDigits)", timeZone: .gmt)))
            print(date.formatted(.verbatim("\\(year: .defaultDigits)/\\(month: .twoDigits)", timeZone: .gmt, calendar: .current)))
            print((date..<date.addingTimeInterval(3700)).formatted(.components(style: .wide)), (date..<date.addingTimeInterval(3700)).formatted(.timeDuration))
            do { _ = try Date("soon", strategy: .iso8601) } catch { print((error as? CocoaError)?.code == .formatting) }
            """)
        #expect(
            lines == [
                [
                    "Dr. Ada Lovelace AL Hopper", "https://a.b/c?d=1 https://a.b", "02:05 Q1 2025 2025-03", "2025-03-09 00:00:00 +0000", "2025/03",
                    "1 hour, 1 minute, 40 seconds 1:01:40", "true",
                ]
            ])
    }

    @Test func observationTrackingCallsOnceAndOnlyForWhatWasRead() {
        let lines = printed(
            """
            @Observable class Model { var a = 1; var b = 1 }
            let model = Model()
            withObservationTracking { _ = model.a } onChange: { print("changed") }
            model.b = 2
            print("b")
            model.a = 2
            model.a = 3
            """)
        #expect(lines == [["b", "changed"]])
    }

    @Test func inheritedPropertiesOfObservableClassesAreObserved() {
        let lines = printed(
            """
            @Observable class Base { var a = 1; @ObservationIgnored var hidden = 1 }
            @Observable class Derived: Base { var b = 1 }
            class Plain: Derived { var c = 1 }
            let model = Plain()
            withObservationTracking { _ = (model.hidden, model.c) } onChange: { print("ignored") }
            withObservationTracking { _ = model.a } onChange: { print("a") }
            withObservationTracking { _ = model.b } onChange: { print("b") }
            (model.hidden, model.c) = (2, 2)
            model.b = 2
            model.a = 2
            model[keyPath: \\.c] = 3
            """)
        #expect(lines == [["b", "a"]])
    }
}
