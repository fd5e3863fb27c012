import Testing

/// What listings leave to inference: results of branches, types of builders' components, functions by their names.
extension ExecutionSuite {
    @Suite struct InferenceListingTests {
        @Test(arguments: [
            (
                """
                struct Fault: Error {}
                func half(_ isKnown: Bool) throws -> Double { if isKnown { return 0.5 }; throw Fault() }
                func none() throws -> Double? { nil }
                let number = (try? half(false)) ?? -1
                let any: Any = (try? half(false)) ?? -1
                print((try? half(false)) ?? -1, (try? half(true)) ?? -1, (try? none()) ?? 4, number, any, "\\((try? half(false)) ?? 3)")
                print("ab".self.count, ClosedRange(uncheckedBounds: (1, 2)))
                """, "-1 0.5 4.0 -1.0 -1 3.0\n2 1...2"
            ),
            (
                """
                func run<R>(_ body: () throws -> R) rethrows -> R { try body() }
                var names: Set = ["a"]
                for isOn in [true, false] { run { if isOn { names.remove("a") } else { names.insert("b") } } }
                let nothing: Void = run { switch names.count { case 0: "none"; default: names.insert("c") } }
                print(names.sorted(), nothing, run { if names.isEmpty { 1 } else { 2 } })
                """, #"["b", "c"] () 2"#
            ),
            (
                """
                protocol Style { var text: String { get } }
                struct Framed<Inner: Equatable>: Style { var inner: Inner; var text: String { "framed \\(inner)" } }
                extension Style {
                    static func framed<Inner: Equatable>(_ inner: Inner) -> Self where Self == Framed<Inner> { Framed(inner: inner) }
                }
                func show(_ style: some Style) { print(style.text) }
                show(.framed(3))
                show(.framed("x"))
                """, "framed 3\nframed x"
            ),
            (
                """
                protocol Step<State, Event> { associatedtype State; associatedtype Event; func run(_ state: inout State, _ event: Event) }
                struct Do<State, Event>: Step {
                    let body: (inout State, Event) -> Void
                    init(_ body: @escaping (inout State, Event) -> Void) { self.body = body }
                    func run(_ state: inout State, _ event: Event) { body(&state, event) }
                }
                @resultBuilder enum StepBuilder<State, Event> {
                    static func buildExpression<S: Step<State, Event>>(_ step: S) -> S { step }
                    static func buildBlock<S: Step<State, Event>>(_ step: S) -> S { step }
                }
                enum Change { case add(Int) }
                struct Game {
                    @StepBuilder<[Int], Change> var body: some Step<[Int], Change> {
                        Do { state, event in switch event { case .add(let n): state.append(n) } }
                    }
                }
                var state: [Int] = []
                Game().body.run(&state, .add(3))
                print(state)
                """, "[3]"
            ),
            (
                """
                protocol Edit<Document> { associatedtype Document; func apply(to document: inout Document) }
                struct Setting<Root, Value>: Edit {
                    let path: WritableKeyPath<Root, Value>, value: Value
                    init(_ path: WritableKeyPath<Root, Value>, to value: Value) { self.path = path; self.value = value }
                    func apply(to document: inout Root) { document[keyPath: path] = value }
                }
                struct Page { var title = "a", width = 1.5 }
                var page = Page()
                func perform(_ edit: some Edit<Page>) { edit.apply(to: &page) }
                perform(Setting(\\.title, to: "b"))
                perform(Setting(\\.width, to: 2))
                print(page)
                """, #"Page(title: "b", width: 2.0)"#
            ),
            (
                """
                print("ab cd".split(separator: " ").map(Array.init)[1], [[3, 1], [3]].map(Set.init)[1], [1..<3].map(Array.init))
                """, #"["c", "d"] [3] [[1, 2]]"#
            ),
            (
                """
                protocol Key { associatedtype Value; static var initial: Value { get } }
                struct Held<Value>: Key { var values: [Value] = []; static var initial: Self { .init() } }
                func make<K: Key>(_ key: K.Type) -> K.Value { K.initial }
                print(make(Held<Int>.self).values.count)
                """, "0"
            ),
            (
                """
                struct Failure: Error { var code: Int }
                func load(_ n: Int) throws(Failure) -> Int { if n < 0 { throw Failure(code: n) }; return n }
                func code(_ n: Int) -> Int {
                    do { return [1, 2].map { $0 * n }.reduce(try load(n), +) } catch { return error.code }
                }
                print(code(2), code(-7))
                """, "8 -7"
            ),
            (
                """
                struct Markup: ExpressibleByStringInterpolation {
                    struct Parts: StringInterpolationProtocol {
                        var text = ""
                        init(literalCapacity: Int, interpolationCount: Int) {}
                        mutating func appendLiteral(_ literal: String) { text += literal }
                        mutating func appendInterpolation(escaped value: String) { text += value.replacing("<", with: "&lt;") }
                    }
                    var text: String
                    init(stringLiteral value: String) { text = value }
                    init(stringInterpolation parts: Parts) { text = parts.text }
                }
                print(("<p>\\(escaped: "<")" as Markup).text, Markup("plain").text)
                """, "<p>&lt; plain"
            ),
            (
                """
                struct Row: RandomAccessCollection {
                    struct Index: Strideable { var n: Int; func distance(to other: Index) -> Int { other.n - n }; func advanced(by n: Int) -> Index { Index(n: self.n + n) } }
                    var startIndex: Index { Index(n: 0) }
                    var endIndex: Index { Index(n: 3) }
                    subscript(index: Index) -> Int { index.n * 10 }
                }
                print(Array(Row()), Row().last ?? 0, Row().reversed().first ?? 0)
                """, "[0, 10, 20] 20 20"
            ),
            (
                """
                struct Reader<Root, Value> { let path: any KeyPath<Root, Value> & Sendable }
                class Base { class var name: String { "base" }; required init() {} }
                class Derived: Base { override class var name: String { "derived" } }
                let types: [AnyClass] = [Derived.self]
                print(Reader(path: \\String.count).path == \\String.count, types.compactMap { $0 as? Base.Type }.map { $0.name })
                final class Erased<T: Hashable> { let base: AnyHashable; init(_ value: T) { base = value } }
                print(Erased(3).base == AnyHashable(3))
                """, #"true ["derived"]"# + "\ntrue"
            ),
            (
                """
                func drain(_ numbers: any IteratorProtocol<Int>) -> Int {
                    var (numbers, sum) = (numbers, 0)
                    while let next = numbers.next() { sum += next }
                    return sum
                }
                print(drain([1, 2].makeIterator()))
                protocol Bag<Item> {
                    associatedtype Item
                    associatedtype Walk: IteratorProtocol<Item>
                    associatedtype Pairs: Sequence<(key: Int, item: Item)> = [(key: Int, item: Item)]
                    func walk() -> Walk
                    var pairs: Pairs { get }
                }
                struct Two: Bag { func walk() -> IndexingIterator<[Int]> { [4, 5].makeIterator() }; var pairs: [(key: Int, item: Int)] { [(1, 4), (2, 5)] } }
                extension Bag where Item == Int { func sum() -> Int { var sum = 0; for (key, item) in pairs { sum += key * item }; return sum } }
                let bag: any Bag<Int> = Two()
                print(drain(bag.walk()), Two().sum())
                struct Saved: Codable { var isOn = true, name = "x", size: Int? }
                let saved = try JSONDecoder().decode(Saved.self, from: try JSONEncoder().encode(Saved()))
                print(saved.isOn, saved.name, saved.size ?? 0)
                """, "3\n9 14\ntrue x 0"
            ),
            (
                """
                struct Weak<Value: FloatingPoint> { var value: Value; var checked: Value { value < 0 ? .nan : value } }
                print(Weak(value: -1.0).checked)
                """, "nan"
            ),
            (
                """
                var a: SIMD2<Double> = [1, 2]
                a += SIMD2(x: 1, y: 1) * 2
                print(a, a.sum(), (-a).min(), simd_length(SIMD2(3.0, 4)), SIMD3(repeating: 2) == SIMD3<Int>(2, 2, 2))
                """, "SIMD2<Double>(3.0, 4.0) 7.0 -4.0 5.0 true"
            ),
        ]) func listings(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }
    }
}
