func apply<each Value>(_ values: repeat each Value, transform: (repeat each Value) -> String) -> String {
    transform(repeat each values)
}
print(apply(1, 2, transform: { a, b in "\(a + b)" }))
print(apply("a", true, 3) { "\($0)-\($1)-\($2)" })
func joined(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
print(apply("ab", 2, transform: joined))
final class Event<each Value> {
    struct Handler {
        let run: (repeat each Value) -> Void
    }
    private var handlers: [Handler] = []
    func onChange(_ run: @escaping (repeat each Value) -> Void) { handlers.append(Handler(run: run)) }
    func send(_ values: repeat each Value) {
        for handler in handlers { handler.run(repeat each values) }
    }
}
let moved = Event<Int, String>()
moved.onChange { distance, name in print(distance, name) }
moved.onChange { print($1, $0 * 2) }
moved.send(3, "east")
func numbered<each Input>(_ work: (Int, repeat each Input) -> String, _ input: repeat each Input) -> [String] {
    [work(1, repeat each input), work(2, repeat each input)]
}
print(numbered({ number, name in "\(number). \(name)" }, "tea"))
typealias Test<each Value> = (repeat each Value) -> Bool
let isEqual: Test<Int, Int> = { $0 == $1 }
print(isEqual(1, 1), isEqual(1, 2))

// output: 3
// output: a-true-3
// output: abab
// output: 3 east
// output: east 6
// output: ["1. tea", "2. tea"]
// output: true false
