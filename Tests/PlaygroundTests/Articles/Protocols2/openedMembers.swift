protocol Shape: Equatable { var area: Double { get }; func isEqual(_ o: Self) -> Bool; func same(as other: any Shape) -> Bool }
extension Shape { func isEqual(_ o: Self) -> Bool { self == o }
  func same(as other: any Shape) -> Bool { guard let o = other as? Self else { return false }; return isEqual(o) } }
struct Sq: Shape { var area: Double }
let a: any Shape = Sq(area: 1), b: any Shape = Sq(area: 1)
print(a.same(as: b))
func visit(_ s: any Sequence<Int>) { for x in s { print(x) }; print(s.map { $0 + 1 }) }
visit([1, 2]); visit(1...2)
func open<S: Shape>(_ s: S, _ t: S) -> Bool { s.isEqual(t) }
func go<S: Shape>(_ s: S) -> Bool { open(s, s) }
print(go(a))
protocol Rep<Key> { associatedtype Key; associatedtype Value: CustomStringConvertible; func get(_ k: Key) -> Value?; mutating func set(_ k: Key, _ f: (Value?) -> Void); func each(_ f: (Value) -> Bool) -> [Value] }
struct R: Rep { var d = ["a": 1]; func get(_ k: String) -> Int? { d[k] }; mutating func set(_ k: String, _ f: (Int?) -> Void) { f(d[k]) }; func each(_ f: (Int) -> Bool) -> [Int] { d.values.filter(f) } }
var r: any Rep<String> = R()
print(r.get("a")?.description ?? "none"); r.set("a") { print($0 as Any) }
print(r.each { $0.description == "1" })
let h: any Hashable = 3
print(h.hashValue == 3.hashValue)
let cmp: any Comparable = 4
class Base {}; final class D: Base { let n = 3 }
protocol Holder { associatedtype T: Base; var t: T { get } ; var ts: [T] { get } }
struct HD: Holder { let t = D(); var ts: [D] { [t] } }
let hs: [any Holder] = [HD()]
for x in hs { let base: Base = x.t; print(base is D, x.ts.count, (x.ts[0] as? D)?.n ?? 0) }

// output: true
// output: 1
// output: 2
// output: [2, 3]
// output: 1
// output: 2
// output: [2, 3]
// output: true
// output: 1
// output: Optional(1)
// output: [1]
// output: true
// output: true 1 3
