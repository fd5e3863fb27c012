import Testing

/// Generic code of listings: formats, protocols with associated types, builders, key paths, streams.
extension ExecutionSuite {
    @Suite struct GenericListingTests {
        @Test(arguments: [
            (
                """
                func show<F: FormatStyle>(_ value: F.FormatInput, format: F) -> String where F.FormatOutput == String { format.format(value) }
                extension Optional {
                    func text<F: FormatStyle>(_ style: F) -> String where F.FormatInput == Wrapped, F.FormatOutput == String { map(style.format) ?? "none" }
                }
                let price: Decimal? = 12.5, missing: Double? = nil, count = 1234
                print(show(3, format: .number), show(count, format: .number.grouping(.never)), show(0.256, format: .percent.precision(.fractionLength(1))))
                print(show(2.5, format: .currency(code: "EUR")), show(count, format: .currency(code: "USD").precision(.fractionLength(0))), show(50, format: .percent))
                print(price.text(.currency(code: "EUR")), missing.text(.number.rounded(rule: .up)), show(Float(1.5), format: .number))
                """, "3 1234 25.6%\n€2.50 $1,234 50%\n€12.50 none 1.5"
            ),
            (
                """
                let style: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(2))
                let whole = IntegerFormatStyle<Int>().grouping(.never), part = FloatingPointFormatStyle<Double>.Percent()
                print(2.5.formatted(style), 1234.formatted(whole), part.format(0.5), (try? style.parseStrategy.parse("2.25")) ?? 0)
                print((try? whole.parseStrategy.parse("x")) == nil, type(of: whole), Decimal.FormatStyle.Currency(code: "USD").format(3))
                func half<T: BinaryFloatingPoint>(_ number: T) -> Double { Double(number) / 2 }
                print(half(Float(3)), half(CGFloat(4)), half(2.0))
                """, "2.50 1234 50% 2.25\ntrue IntegerFormatStyle<Int> $3.00\n1.5 2.0 1.0"
            ),
            (
                """
                protocol Tab: Hashable, CaseIterable where AllCases: RandomAccessCollection { var title: String { get } }
                enum Main: Int, Tab { case home, search; var title: String { "\\(self)" } }
                func titles<T: Tab>(of type: T.Type) -> [String] { T.allCases.map(\\.title) + [T.allCases[T.allCases.startIndex].title] }
                print(titles(of: Main.self), Main.AllCases.self)
                """, "[\"home\", \"search\", \"home\"] Array<Main>"
            ),
            (
                """
                protocol Widget: Identifiable where ID == String { var name: String { get } }
                extension Widget { var id: String { name }; func label() -> String { id + name } }
                struct Clock: Widget { let name = "c" }
                struct Dial: Widget { let name = "d"; let id = "x" }
                let widgets: [any Widget] = [Clock(), Dial()]
                print(widgets.map { $0.label() }, widgets.map { $0.id })
                """, "[\"cc\", \"xd\"] [\"c\", \"x\"]"
            ),
            (
                """
                protocol Key { associatedtype Value; static var current: Value { get set } }
                struct Plain: Key { static var current = 1 }
                struct Loud: Key { static var current: String { get { box } set { box = newValue + "!" } }; static var box = "b" }
                struct Values { static subscript<K: Key>(key: K.Type) -> K.Value { get { key.current } set { key.current = newValue } } }
                func set<K: Key>(_ key: K.Type, _ value: K.Value) { K.current = value }
                Values[Plain.self] += 4
                Values[Loud.self] = "x"
                print(Plain.current, Loud.current)
                set(Plain.self, 7)
                print(Plain.current)
                """, "5 x!\n7"
            ),
            (
                """
                final class Router { var sheet: Int?; var cover: Int? }
                let router = Router()
                func show(_ number: Int, full: Bool) { router[keyPath: full ? \\Router.cover : \\Router.sheet] = number }
                show(1, full: true)
                show(2, full: false)
                print(router.sheet ?? 0, router.cover ?? 0)
                """, "2 1"
            ),
            (
                """
                struct Rule<Input> {
                    let name: String
                    func mapped<Other>(_ path: KeyPath<Other, Input>) -> Rule<Other> { Rule<Other>(name: name) }
                }
                extension Rule where Input: Collection { static var filled: Self { .init(name: "filled") } }
                @resultBuilder enum Rules<Input> {
                    static func buildExpression(_ rule: Rule<Input>) -> [Rule<Input>] { [rule] }
                    static func buildExpression(_ rules: [Rule<Input>]) -> [Rule<Input>] { rules }
                    static func buildBlock(_ parts: [Rule<Input>]...) -> [Rule<Input>] { parts.flatMap { $0 } }
                }
                struct Account { var name = "" }
                func rules<Input>(for type: Input.Type, @Rules<Input> _ make: () -> [Rule<Input>]) -> [String] { make().map(\\.name) }
                print(rules(for: Account.self) { Rule.filled.mapped(\\.name); [Rule(name: "own")] }, rules(for: String.self) { .filled })
                """, "[\"filled\", \"own\"] [\"filled\"]"
            ),
            (
                """
                struct Fader: Animatable { var animatableData: AnimatablePair<Double, Angle.AnimatableData> = .init(1, 2) }
                struct Still: Animatable {}
                print(Fader.AnimatableData.self, Still.AnimatableData.self, Angle.AnimatableData.self)
                """, "AnimatablePair<Double, Double> EmptyAnimatableData Double"
            ),
            (
                """
                protocol Provider { associatedtype Value; static var value: Value { get } }
                enum Zero: Provider { static let value = 0 }
                enum Empty: Provider { static let value: [String] = [] }
                @propertyWrapper struct Default<P: Provider> { var wrappedValue: P.Value = P.value }
                struct Settings { @Default<Zero> var count: Int; @Default<Empty> var names: [String] }
                var settings = Settings()
                settings.names.append("a")
                print(settings.count, settings.names)
                """, "0 [\"a\"]"
            ),
            (
                """
                struct Fault: Error { let isTemporary: Bool }
                func attempt<T>(_ clock: some Clock<Duration>, _ work: (Int) throws -> T) async throws -> T {
                    for number in 0..<2 {
                        do { return try work(number) } catch where (error as? Fault)?.isTemporary ?? false { print("again", number) }
                    }
                    return try work(2)
                }
                let lock = NSLock()
                let found = try await attempt(.continuous) { number in
                    if number < 2 { throw Fault(isTemporary: true) }
                    return lock.withLock { number * 2 }
                }
                print(found)
                do { _ = try await attempt(ContinuousClock()) { _ -> Int in throw Fault(isTemporary: false) } } catch { print(error) }
                """, "again 0\nagain 1\n4\nFault(isTemporary: false)"
            ),
            (
                """
                protocol Pub { associatedtype Out }
                struct P<T>: Pub { typealias Out = T; let v: T }
                struct M<U: Pub> { init(_ u: U...) {}; init<S: Sequence>(_ s: S) where S.Element == U {} }
                let numbers = [1, 2]
                print(type(of: M(numbers.map { P(v: ($0, 1)) })), type(of: M(P(v: 1))), type(of: M(numbers.map { _ in P(v: 1) })))
                """, "M<P<(Int, Int)>> M<P<Int>> M<P<Int>>"
            ),
            (
                """
                func row(_ isOn: Bool, _ names: [String], _ some: [String]?) {
                    let ordered = isOn ? names.reversed() : names, turned = some?.reversed() ?? names
                    let length: (String) -> Int = { $0.count }
                    let measure = isOn ? { text in let twice = text + text; return twice.count } : length
                    print(type(of: ordered), ordered, turned, measure("ab"), nil == nil, nil != nil)
                }
                row(true, ["a", "b"], nil)
                row(false, ["a", "b"], ["c", "d"])
                """, "Array<String> [\"b\", \"a\"] [\"a\", \"b\"] 4 true false\nArray<String> [\"a\", \"b\"] [\"d\", \"c\"] 2 true false"
            ),
        ]) func listings(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }
    }
}
