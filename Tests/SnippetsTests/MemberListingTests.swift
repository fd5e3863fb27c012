import Testing

/// Which member a name means: through protocols, by its labels, inside of closures.
extension ExecutionSuite {
    @Suite struct MemberListingTests {
        @Test(arguments: [
            (
                """
                protocol Store: AnyObject { subscript(key: String) -> String? { get set } }
                final class Memory: Store {
                    var values: [String: String] = [:]
                    subscript(key: String) -> String? { get { values[key] } set { values[key] = newValue } }
                }
                let store: Store = Memory()
                store["a"] = "x"
                protocol Row { subscript(index: Int) -> Int { get set } }
                struct Numbers: Row { var all = [1, 2]; subscript(index: Int) -> Int { get { all[index] } set { all[index] = newValue } } }
                var row: any Row = Numbers()
                row[0] = 5
                row[1] += 3
                print(store["a"] ?? "-", row[0], row[1])
                """, "x 5 5"
            ),
            (
                """
                protocol Service { func page(_ id: Int, size: Int) -> String }
                extension Service { func page(_ id: Int, size: Int = 10) -> String { page(id, size: size) } }
                struct Live: Service { func page(_ id: Int, size: Int) -> String { "\\(id)/\\(size)" } }
                func first<S: Service>(_ service: S) -> String { service.page(1) }
                let service: any Service = Live()
                print(service.page(2), Live().page(3), first(Live()), service.page(4, size: 5), Live().page(6, size: 7))
                """, "2/10 3/10 1/10 4/5 6/7"
            ),
            (
                """
                class Loader {
                    static func run(_ body: @escaping () -> Int) -> Int { body() }
                    static func helper() -> Int { 1 }
                    static func all() -> Int { run { helper() + 1 } }
                }
                class Tag {
                    class var prefix: String { "T" }
                    static func next(_ n: Int) -> Int { n + 1 }
                    let name: String, number: Int
                    init() {
                        name = Self.prefix
                        number = Self.next(2)
                    }
                }
                print(Loader.all(), Tag().name, Tag().number)
                """, "2 T 3"
            ),
            (
                """
                func turn(left degrees: Int) -> String { "left \\(degrees)" }
                func turn(right degrees: Int) -> String { "right \\(degrees)" }
                struct Car {
                    func go(to place: Int) -> String { "to \\(place)" }
                    func go(from place: Int) -> String { "from \\(place)" }
                    func both() -> [String] { [1].map(go(to:)) + [2].map(go(from:)) }
                }
                print([1].map(turn(right:)), turn(left:)(2), Car().both(), Car.go(from:)(Car())(3))
                """, #"["right 1"] left 2 ["to 1", "from 2"] from 3"#
            ),
            (
                """
                extension AsyncSequence {
                    func collected() async rethrows -> [Element] { try await reduce(into: [Element]()) { $0.append($1) } }
                }
                let plain = AsyncStream<Int> { $0.yield(1); $0.yield(2); $0.finish() }
                let failing = AsyncThrowingStream<Int, any Error> { $0.yield(3); $0.finish() }
                print(await plain.collected(), try await failing.collected())
                """, "[1, 2] [3]"
            ),
            (
                """
                let pair = ("a", 1.5)
                let wider: (String?, Any) = pair
                let optional: (String, Double)? = pair
                let widened: (String?, Any)? = optional
                let none: (String, Double)? = nil
                print(wider, widened as Any, none ?? (nil, 2) as (String?, Any))
                """, #"(Optional("a"), 1.5) Optional((Optional("a"), 1.5)) (nil, 2)"#
            ),
        ]) func listings(_ text: String, _ expected: String) { #expect(output(of: text) == expected) }
    }
}
