struct Box<V> { var v: V }
struct Pair<A, B> { var a: A; var b: B }
extension Box { func has<E>(_ e: E) -> Bool where V == Set<E> { v.contains(e) } }
extension Box { func count<K, X>(of k: K, default d: X) -> X where V == [K: X] { v[k, default: d] } }
extension Box { func get<K, X>(_ k: K) -> X? where V == Dictionary<K, [X]> { v[k]?.first } }
extension Pair where A == Set<B> { func holds() -> Bool { a.contains(b) } }
struct Member<S, E> where S == [E: Int] { var s: S; var e: E; var isIn: Bool { s[e] != nil } }
func shared<S: Sequence, E>(_ s: S, _ e: E) -> Bool where S.Element == Set<E> { s.allSatisfy { $0.contains(e) } }
struct Index<Key: Hashable, Value> { var d: [Key: Value] = [:] }
extension Box { mutating func put<K, X>(_ k: K, _ x: X) where V == Index<K, X> { v.d[k] = x } }
struct Ordered<T: Comparable> { var list: [T]; var top: T? { list.max() } }
func top<C, T>(_ c: C) -> T? where C: Collection, C.Element == Ordered<T> { c.compactMap(\.top).max() }
extension Sequence { func merged<E>() -> Set<E> where Element == Set<E> { reduce(into: []) { $0.formUnion($1) } } }
extension Optional { func orEmpty<E>() -> Set<E> where Wrapped == Set<E> { self ?? [] } }
struct Holder<T> {
  init<E>(unique: [E]) where T == Set<E> { value = Set(unique) }
  subscript<E>(e: E) -> Bool where T == Set<E> { value.contains(e) }
  var value: T
}
print(Box(v: Set([1, 2])).has(2), Box(v: ["a": 1]).count(of: "b", default: 7), Box(v: ["a": [1]]).get("a") as Any)
print(Pair(a: Set([1]), b: 1).holds(), Member(s: ["a": 1], e: "b").isIn, shared([Set([1]), [1, 2]], 1))
var i = Box(v: Index<String, Int>()); i.put("k", 3); print(i.v.d)
print(top([Ordered(list: [1, 5]), Ordered(list: [3])]) as Any, [Set([1]), [2]].merged().sorted(), (nil as Set<Int>?).orEmpty())
print(Holder(unique: [1, 1]).value, Holder(unique: [1, 1])[1])
extension Box { func has<E>(_ e: E) -> Bool where V == Set<[E]> { v.contains([e]) } }
extension Box { func hat<E>(_ e: E) -> Bool where V == [E: Set<E?>] { v[e]?.contains(e) ?? false } }
protocol Keyed { associatedtype K; associatedtype S; var k: K { get }; var s: S { get } }
extension Keyed where S == Set<K> { func isIn() -> Bool { s.contains(k) } }
extension Keyed { func isIn2<Z>(_ z: Z) -> Bool where S == Set<Z>, K == [Z] { s.contains(z) && Set(k).isEmpty } }
struct A: Keyed { var k = 1; var s: Set<Int> = [1] }
print(A().isIn(), Box(v: [[1]]).has(1), Box(v: [1: [1]]).hat(1))
func f<S: Sequence<Set<E>>, E>(_ s: S, _ e: E) -> Bool { s.contains { $0.contains(e) } }
func g<E>(_ s: some Sequence<Set<E>>, _ e: E) -> Bool { s.contains { $0.contains(e) } }
print(f([Set([1])], 1), g([Set([1])], 1))
extension Box: Equatable where V: Equatable {}
struct Tree<T: Collection> where T.Element: Comparable { var t: T }
extension Box { func big<C>() -> C.Element? where V == Tree<C> { v.t.max() } }
print(Box(v: Tree(t: [1, 2])).big() as Any)
class K<T: Hashable> { var s = Set<T>() }
extension Box { func n<T>(_ t: T) -> Bool where V: K<T> { v.s.contains(t) } }
print(Box(v: K<Int>()).n(2))

// output: true 7 Optional(1)
// output: true false true
// output: ["k": 3]
// output: Optional(5) [1, 2] []
// output: [1] true
// output: true true true
// output: true true
// output: Optional(2)
// output: false
