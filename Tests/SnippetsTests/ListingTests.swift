import Testing

/// Shapes of declarations and names of Foundation that listings of books and forums use.
extension ExecutionSuite {
    @Suite struct ListingTests {
        @Test(arguments: [
            (
                """
                struct Speaker { var name: String }
                extension Array<String> { var speakers: [Speaker] { isEmpty ? [Speaker(name: "One")] : map { Speaker(name: $0) } } }
                extension [Int] { var total: Int { reduce(0, +) } }
                print(["A"].speakers, [1, 2].total)
                """, "[Speaker(name: \"A\")] 3"
            ),
            (
                """
                struct Hike { struct Observation { var pace: Double }; var first: Observation }
                let path = \\Hike.Observation.pace
                print(Hike.Observation(pace: 2)[keyPath: path], Hike(first: .init(pace: 3))[keyPath: \\Hike.first.pace])
                """, "2.0 3.0"
            ),
            (
                """
                struct Box<Value> { var value: Value }
                extension Box { func isFull<Wrapped>() -> Bool where Value == Wrapped? { value != nil } }
                func ?? <T>(box: Box<T?>, other: T) -> Box<T> { Box(value: box.value ?? other) }
                print(Box<Int?>(value: nil).isFull(), (Box<Int?>(value: nil) ?? 4).value, (nil as Int?) ?? 5)
                """, "false 4 5"
            ),
            (
                """
                let scanner = Scanner(string: " 12 px, 3.5e1 #1C7ED6")
                print(scanner.scanInt() ?? 0, scanner.scanString("px") ?? "", scanner.scanCharacter() ?? "?", scanner.scanDouble() ?? 0)
                _ = scanner.scanCharacter()
                var color: UInt64 = 0
                print(scanner.scanHexInt64(&color), color == 0x1C7ED6, scanner.isAtEnd, scanner.scanInt() as Any)
                """, "12 px , 35.0\ntrue true true nil"
            ),
            (
                """
                let calendar = Calendar(identifier: .gregorian)
                let start = Date(timeIntervalSince1970: 0)
                var found: [Int] = []
                calendar.enumerateDates(startingAfter: start, matching: DateComponents(day: 1, hour: 0), matchingPolicy: .nextTime) { date, _, stop in
                    guard let date, found.count < 3 else { stop = true; return }
                    found.append(Int(date.timeIntervalSince1970) / 86400)
                }
                print(found)
                print(calendar.nextDate(after: start, matching: DateComponents(minute: 30), matchingPolicy: .nextTime)!.timeIntervalSince1970)
                print(calendar.nextDate(after: start, matching: DateComponents(hour: 9, weekday: 2), matchingPolicy: .nextTime)!.timeIntervalSince1970 / 3600)
                print(calendar.date(start, matchesComponents: DateComponents(month: 1, day: 1)), calendar.nextDate(after: start, matching: DateComponents(month: 14), matchingPolicy: .nextTime) as Any)
                """, "[31, 59, 90]\n1800.0\n105.0\ntrue nil"
            ),
            (
                """
                struct Person { var name: String; var age: Int }
                let people = [Person(name: "B", age: 1), Person(name: "A", age: 2)]
                print(people.sorted(using: KeyPathComparator(\\.name)).map(\\.name), KeyPathComparator(\\Person.age) == KeyPathComparator(\\Person.age), [SortDescriptor(\\Person.age)] == [SortDescriptor(\\Person.age, order: .reverse)])
                """, "[\"A\", \"B\"] true false"
            ),
            (
                """
                let names = NSCache<Name, Name>()
                class Name: NSObject { let text: String; init(_ text: String) { self.text = text } }
                let key = Name("k")
                names.setObject(Name("v"), forKey: key)
                print(names.object(forKey: key)?.text ?? "none")
                let lengths = LengthFormatter()
                lengths.unitStyle = .long
                print(lengths.string(fromValue: 1, unit: .meter), lengths.string(fromValue: 2.5, unit: .kilometer))
                struct Offline: LocalizedError { var recoverySuggestion: String? { "Try later." } }
                print(Offline().recoverySuggestion ?? "", Offline().failureReason as Any)
                """, "v\n1 meter 2.5 kilometers\nTry later. nil"
            ),
            ("print(2.0.scaled(by: 3), Spring.snappy(duration: 1, extraBounce: 0.1).bounce, CGFloat(1).interpolated(towards: 3, amount: 0.5))", "6.0 0.25 2.0"),
            (
                """
                struct Rows { var best = 0
                    init(_ count: Int) {
                        var row = 0
                        for index in 0..<count { if width(index) > 2 { finish() }; add(index) }
                        func width(_ index: Int) -> Int { index + row }
                        func add(_ index: Int) { row += width(index); best = max(best, row) }
                        func finish() { best += row; row = 0 }
                    }
                }
                func outer() -> Int {
                    var steps = 1
                    for _ in 0..<2 { step() }
                    func step() { steps += 1; if isOdd(steps) { steps += 10 } }
                    func isOdd(_ number: Int) -> Bool { number == 0 ? false : isEven(number - 1) }
                    func isEven(_ number: Int) -> Bool { number == 0 ? true : isOdd(number - 1) }
                    return steps
                }
                print(Rows(4).best, outer())
                """, "4 13"
            ),
        ]) func listings(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }
    }
}
