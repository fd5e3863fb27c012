protocol Red<S, A> { associatedtype S; associatedtype A; func reduce(_ s: S, _ a: A) -> S }
struct Keyed<KS, KA, S, A, Key: Hashable>: Red {
  let reducer: any Red<S, A>
  let get: (KS) -> [Key: S]
  let take: (KA) -> (Key, A)?
  func reduce(_ s: KS, _ a: KA) -> KS {
    guard let (key, action) = take(a), let v = get(s)[key] else { return s }
    print("sub", reducer.reduce(v, action)); return s }
}
struct Inc: Red { func reduce(_ s: Int, _ a: String) -> Int { s + a.count } }
let k = Keyed(reducer: Inc(), get: { (s: [String: Int]) in s }, take: { (a: String) in (a, a) })
print(k.reduce(["ab": 1], "ab"))
protocol Store { associatedtype Item; var all: [Item] { get }; func add(_ i: Item) -> Self }
struct Mem<Item>: Store { var all: [Item] = []; func add(_ i: Item) -> Mem { Mem(all: all + [i]) } }
print(Mem<Int>().add(3).all)
protocol Sh { associatedtype Key: Hashable; associatedtype Value; subscript(k: Key) -> Value? { get } ; func map<T>(_ f: (Value) -> T) -> [T] }
struct Tab<Key: Hashable, Value>: Sh { var d: [Key: Value] = [:]; subscript(k: Key) -> Value? { d[k] }; func map<T>(_ f: (Value) -> T) -> [T] { d.values.map(f) } }
print(Tab(d: ["a": 1])["a"] ?? 0, Tab(d: ["a": 1]).map { $0 + 1 })

// output: sub 3
// output: ["ab": 1]
// output: [3]
// output: 1 [2]
