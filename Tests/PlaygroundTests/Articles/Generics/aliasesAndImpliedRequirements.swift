typealias Names = [Int]
extension Names { var twice: [Int] { map { $0 * 2 } } }
struct Box<T> { let v: T }
typealias IntBox = Box<Int>
extension IntBox { var next: Int { v + 1 } }
typealias Map = [String: [Int]]
extension Map { func total() -> Int { values.flatMap { $0 }.reduce(0, +) } }
print([1, 2].twice, Box(v: 1).next, ["a": [1, 2]].total())
protocol Kind { associatedtype Input; static func show(_ i: Input) }
struct Endpoint<K: Kind> { let path: String }
func load<K>(_ e: Endpoint<K>, _ i: K.Input) { print(e.path); K.show(i) }
enum A: Kind { static func show(_ i: Int) { print(i) } }
load(Endpoint<A>(path: "x"), 3)
struct Shelf<T> { var item: T }
extension Shelf where T: Comparable {
    struct Pair { let a: T, b: T; var top: T { max(a, b) } }
    func pair(_ other: T) -> Pair { Pair(a: item, b: other) }
}
print(Shelf(item: 3).pair(5).top)

// output: [2, 4] 2 3
// output: x
// output: 3
// output: 5
