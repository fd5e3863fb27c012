//--- chains-with-wanted-results
let totals: [(region: String, total: Double)] = ["a"].map { r in (r, 2.0) }.filter { $0.total > 0 }
func counts() -> [(name: String, n: Int)] { ["a": 1].map { ($0.key, $0.value) }.sorted { $0.n > $1.n } }
let letters: [Character] = ["é", "a"].enumerated().map(\.element)
let most: UInt8 = [1, 2].enumerated().map(\.element).max()!
//--- closures-of-statements
enum Check { case empty, valid }
struct Source<Output> {
    var make: (Bool) -> Output
    func map<T>(_ change: @escaping (Output) -> T) -> Source<T> { Source<T> { change(make($0)) } }
    func erased() -> Source<Output> { self }
}
let source = Source { $0 }
let checks: Source<Check> = source.map { isEmpty in
    if isEmpty { return .empty }
    return .valid
}.erased()
let numbers: Source<Int?> = source.map { isEmpty in
    if isEmpty { return nil }
    return 1
}.erased()
//--- key-paths-behind-operators
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
struct Point { var x = 1 }
func set<R, V>(_ path: WritableKeyPath<R, V>, _ value: V) -> (R) -> R { { var copy = $0; copy[keyPath: path] = value; return copy } }
let moved = Point() |> set(\.x, 3)
//--- members-from-other-sides
enum Way { case up, down; static var usual: Way { .up } }
let known = (Way.up, ["a": UInt8(1)])
let pair = (.usual, ["a": 1]) ?? known
let ways = [Way]()
let same = ways == [2.0].map { number in
    let half = number / 2
    return half > 0 ? .usual : .down
}
let lengths = [.pi] ?? Set([1.5])
//--- nil-in-parts
let halves: [Double] = [1.5]
let list = (nil, true).0 ?? halves
if let first = (.some([1]), [1.0]).0 { _ = first }
if let second = ((7, "a"), .some((1, "a"))).1 { _ = second }
let optional: [Int?] = [1]
if let last = optional.last ?? Int.max { _ = last }
//--- tuples-of-one-type
func pick<T>(_ a: T, _ b: T) -> T { a }
let picked = pick((["a": 2], ["a"]), (Optional(["a": 1]), ["a"])).0
let found = ["b": (-0.25, [String]())]["raw", default: (Optional(1.5), ["a"])].0
//--- literals-of-other-types
let ranged = (-90...90).contains(4.5)
let isLess = 3 < .pi
let largest = [.some(.infinity), Optional(3)].last
let texts = [.some("a"), "b"] + [Optional("c")]
let keyed = [1: "a"][1.5, default: "b"]
let emptied = [[Int.max], [-1], [1]].map { (numbers: Set<Int>) -> String in "a" }
//--- many-parts-in-one-call
print((.some([1]), [1.0]).0 as [Int]?, (-90...90).contains(3.5), [1, 2].reversed() == [2, 1], [1: "a"][1.5, default: "b"], (-90...90).contains(4.5))
let rows: [[Double]] = [[1, 2], [3]].map { row in row.map { x in Double(x) + Double(row.count) } }
//--- arguments-of-one-type
func choose<T>(_ a: T, _ b: T) -> T { a }
let perhaps: Int? = 3
let number = 2
let chosen = [choose(number, perhaps), choose(perhaps, number)]
//--- types-named-without-arguments
enum Box { struct Pair<A, B> { var a: A; var b: B; func map<T>(_ change: ((A, B)) -> T) -> T { change((a, b)) } } }
enum Level { case low, high }
struct Wrapper<T> { var value: T }
func wrap<T>(_ value: T) -> Wrapper<T> { Wrapper(value: value) }
let level: Wrapper<Level> = wrap(Box.Pair(a: 1, b: "a").map { n, text in
    if n > 1 { return .high }
    return .low
})
//--- tuples-by-parts
let pair = ("a", 1.5)
let wider: (String?, Double) = pair
let labeled: (name: String, size: Double) = pair
let optionalPair: (String, Double)? = pair
let widened: (String?, Any)? = optionalPair
//--- labels-of-functions
func turn(left degrees: Int) -> String { "left" }
func turn(right degrees: Int) -> Int { degrees }
struct Car { func go(to place: Int) -> String { "to" }; func go(from place: Int) -> Int { place } }
let turns = ([1].map(turn(right:)), [1].map(turn(left:)), [1].map(Car().go(from:)), Car.go(from:)(Car())(1))
//--- operators-of-protocols
let tail = "…"
let short: String = "hello".prefix(3) + tail
let list: [Int] = [1, 2, 3][0...1] + [5]
//--- key-paths-through-optionals
infix operator >>>: AdditionPrecedence
func >>> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
struct Home { var city = "a"; var floor: Int? = 2 }
struct Person { var home: Home? = Home(); var age = 1 }
func put<R, V>(_ path: WritableKeyPath<R, V>, _ value: V) -> (R) -> R { { var copy = $0; copy[keyPath: path] = value; return copy } }
func get<R, V>(_ path: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: path] } }
let older = Person() >>> put(\.home!.city, "b") >>> put(\.age, 3)
let (cityOrNil, floorOrNil) = (older >>> get(\.home?.city), older >>> get(\.home?.floor))
//--- deadlines-of-later-work
import Dispatch
let pause = 0.5
let work = DispatchWorkItem { print("later") }
DispatchQueue.main.asyncAfter(deadline: .now() + pause, execute: work)
DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { print("latest") }
//--- tuples-of-literals-with-nil
let places = [(1, "a"), (2, nil)]
let orders = [("a", nil, 1), ("b", 2.5, 2)]
//--- elements-wider-inside
let boards = [[1], [1], [Optional(7), 10, 1]]
let lists = ["a": [1, 2], "b": [nil]]
//--- comparisons-of-open-literals
let small: [UInt8] = ["a": 9].sorted { $0.key < $1.key }.map { $0.value }
let optionals: [UInt8?] = ["a": 9].sorted { $0.key < $1.key }.map { $0.value }
//--- closures-among-elements
let suffix: String = "a"
let closures: [(Double) -> String] = Dictionary(uniqueKeysWithValues: zip(["a"], [{ x in suffix }, { y in let z = y; return "\(z)" }]))
    .sorted { $0.key < $1.key }.map { $0.value }
//--- closures-for-associated-types
protocol Shelf { associatedtype Item; var items: [Item] { get } }
struct Rack<T>: Shelf { var items: [T] }
func first<S: Shelf>(_ shelf: S, or other: S.Item) -> S.Item { shelf.items.first ?? other }
let tests: [(Int) -> Bool] = []
let answer = first(Rack(items: tests), or: { x in x > 3 })(4)
let word = first(Rack(items: [{ (x: Int) in "a" }]), or: { _ in "b" })(4)
//--- types-that-have-to-be-the-same
struct Day { let id: Int; let value: Double }
struct Projection<Root, Value> { static func value(_ label: String, _ path: KeyPath<Root, Value>) -> Projection<Root, Value> { Projection() } }
@resultBuilder struct Only { static func buildBlock<Content>(_ content: Content) -> Content { content } }
struct Frame<Content> { init(@Only content: () -> Content) {} }
struct Plot<T> { init<Data: Collection, X>(_ data: Data, x: Projection<Data.Element, X>) where T == Data.Element {} }
let days = [Day(id: 0, value: 2)]
let frame = Frame { Plot(days, x: .value("Day", \.id)) }
//--- types-of-open-calls
import Foundation
let side = 2.0
let types = (type(of: pow(2, 3) + side), type(of: pow(2, 3) * 2 + side))
func shown<A>(_ value: A, _ number: Int) {}
func shown<A>(_ value: A, _ text: String) {}
shown(type(of: pow(2, 3) + side), "a")
