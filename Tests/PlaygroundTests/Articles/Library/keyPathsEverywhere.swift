// key paths
import Foundation
struct Addr { var city = "Ulm", zip: Int? = 5; var lines = ["a", "b"] }
struct P { var name = "Al"; var age = 3; var addr = Addr(); var opt: Addr? = nil; let fixed = 9; var dict = ["k": 1]; subscript(i: Int) -> Int { get { age * i } set { age = newValue / i } }; var computed: Int { get { age + 1 } set { age = newValue - 1 } }; var ro: Int { age * 2 } }
class C { var p = P(); var n: C?; let id = 4; init() {} }
var p = P(); let kp = \P.name; print(p[keyPath: kp], type(of: kp), type(of: \P.fixed), type(of: \C.p), type(of: \C.id), type(of: \P.ro), type(of: \P.computed), type(of: \P.addr.city), type(of: \P.opt?.city), type(of: \C.p.name))
p[keyPath: \.addr.city] = "Bonn"; p[keyPath: \.age] += 4; p[keyPath: \.computed] = 20; p[keyPath: \.[2]] = 50; p[keyPath: \.addr.lines[1]] = "z"; p[keyPath: \.dict["q"]] = 8; print(p.addr.city, p.age, p.addr.lines, p.dict["q"]!, p[keyPath: \.dict["k"]!], p[keyPath: \.[3]], p[keyPath: \.addr.lines.count], p[keyPath: \.addr.lines.first] as Any, p[keyPath: \.name.count])
print(p[keyPath: \.opt?.city] as Any, p[keyPath: \.opt?.zip] as Any, p[keyPath: \.addr.zip]!, p[keyPath: \.addr.zip!.description]); p.opt = Addr(); print(p[keyPath: \.opt?.city] as Any, p[keyPath: \.opt!.city], p[keyPath: \P.opt?.lines.first?.count] as Any)
let a = \P.addr, c = \Addr.city; let ac = a.appending(path: c); print(p[keyPath: ac], ac == \P.addr.city, type(of: ac)); p[keyPath: ac] = "Köln"; print(p.addr.city, (\P.addr).appending(path: \.lines).appending(path: \.[0]) == \P.addr.lines[0])
let people = [P(name: "Z", age: 1), P(name: "Y", age: 9), P(name: "X", age: 5)]
print(people.map(\.name), people.map(\.addr.city.count), people.filter(\.isOld).count, people.sorted { $0[keyPath: \.age] < $1[keyPath: \.age] }.map(\.age), people.compactMap(\.opt?.city), people.flatMap(\.addr.lines).count, people.max { $0.age < $1.age }!.name, people.reduce(0) { $0 + $1[keyPath: \.age] }, people.allSatisfy(\.isOld), people.first(where: \.isOld)!.name, people.contains(where: \.isOld), people.map(\.self).count, people.firstIndex(where: \.isOld)!, people.map(\.[2]))
extension P { var isOld: Bool { age > 4 } }
extension Sequence { func sorted<T: Comparable>(by k: KeyPath<Element, T>, desc: Bool = false) -> [Element] { sorted { desc ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] } }; func sum<N: Numeric>(_ k: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: k] } }; func grouped<K: Hashable>(by k: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: k] } } }
print(people.sorted(by: \.name).map(\.name), people.sorted(by: \.age, desc: true).map(\.age), people.sum(\.age), people.grouped(by: \.isOld)[true]!.count, ["ccc", "a", "bb"].sorted(by: \.count), [3, 1].sorted(by: \.self), people.sorted(using: KeyPathComparator(\.age)).map(\.name), people.sorted(using: [KeyPathComparator(\.name, order: .reverse)]).map(\.name))
let f: (P) -> String = \.name; print(f(p), [\P.name, \P.addr.city].map { p[keyPath: $0] }); let fs: [(P) -> Int] = [\.age, \.fixed, { $0.age * 3 }]; print(fs.map { $0(people[0]) })
let parts: [PartialKeyPath<P>] = [\.name, \.age, \.addr.zip]; for k in parts { print(p[keyPath: k], terminator: " ") }; print(parts.contains(\P.age), parts.firstIndex(of: \P.age)!, type(of: parts)); let anyK: AnyKeyPath = \P.name; print(p[keyPath: anyK] as Any, 5[keyPath: anyK] as Any, anyK as? KeyPath<P, String> == \P.name, (anyK as? WritableKeyPath<P, Int>) == nil)
let o = C(); let rk: ReferenceWritableKeyPath<C, String> = \C.p.name; o[keyPath: rk] = "ref"; o[keyPath: \.p.age] *= 2; print(o.p.name, o.p.age, o[keyPath: \.n?.p.name] as Any); o.n = C(); o.n?[keyPath: \.p.name] = "deep"; print(o[keyPath: \.n?.p.name] as Any, o[keyPath: \.n!.p.age], o[keyPath: \C.id])
func set<R, V>(_ r: R, _ k: WritableKeyPath<R, V>, _ v: V) -> R { var c = r; c[keyPath: k] = v; return c }; print(set(p, \.name, "set").name, set((1, "t"), \.1, "u"), set([1, 2], \.[0], 7), set("ab", \.self, "cd"), set(Addr(), \.zip, nil).zip as Any)
func update<T: AnyObject, V>(_ t: T, _ k: ReferenceWritableKeyPath<T, V>, _ f: (inout V) -> Void) { f(&t[keyPath: k]) }; update(o, \.p.addr.lines) { $0.append("u") }; print(o.p.addr.lines)
struct Lens<W, P> { let get: (W) -> P; let set: (inout W, P) -> Void; init(_ k: WritableKeyPath<W, P>) { get = { $0[keyPath: k] }; set = { $0[keyPath: k] = $1 } } }; let l = Lens(\P.addr.city); l.set(&p, "lens"); print(l.get(p))
var self1 = 5; self1[keyPath: \.self] = 6; print(self1, 7[keyPath: \.self], "abc"[keyPath: \.count], [1, 2, 3][keyPath: \.last] as Any, (1, 2)[keyPath: \.0], (x: 1, y: 2)[keyPath: \.y], [[1], [2]][keyPath: \.[1][0]], ["a": ["b": 1]][keyPath: \.["a"]?["b"]] as Any, Optional("q")[keyPath: \.?.count] as Any)
@dynamicMemberLookup struct Box<T> { var v: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { v[keyPath: k] } set { v[keyPath: k] = newValue } }; subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { v[keyPath: k] } }; var b = Box(v: P()); b.name = "boxed"; b.addr.city += "!"; b.age += 1; print(b.name, b.addr.city, b.v.age, b.fixed, b.ro, b.name.count)
print(Set([\P.name, \P.name]).count, [\P.age: "a"][\P.age]!, \P.name == \P.name, (\P.name as AnyKeyPath) == (\P.age as AnyKeyPath), \P.[1] == \P.[1], \P.[1] == \P.[2], \String.count == \String.count, zip(parts, parts).allSatisfy { $0 == $1 }, (\P.addr.lines[0]).hashValue == (\P.addr.lines[0]).hashValue)
print(["b", "a"].map(\.self).sorted(), [1, 2, 3].map(\.description), [[1], []].filter(\.isEmpty).count, [Optional(1), nil].map(\.?.description), ["x": 1].map(\.key), [(1, "a")].map(\.1), ["ab"].map(\.first!), ["a", "bc"].max(by: { $0[keyPath: \.count] < $1[keyPath: \.count] })!, [P()].map(\.addr).map(\.city), Dictionary(grouping: ["a", "bb", "c"], by: \.count)[1]!)

// output: Al WritableKeyPath<P, String> KeyPath<P, Int> ReferenceWritableKeyPath<C, P> KeyPath<C, Int> KeyPath<P, Int> WritableKeyPath<P, Int> WritableKeyPath<P, String> KeyPath<P, Optional<String>> ReferenceWritableKeyPath<C, String>
// output: Bonn 25 ["a", "z"] 8 1 75 2 Optional("a") 2
// output: nil nil 5 5
// output: Optional("Ulm") Ulm Optional(1)
// output: Bonn true WritableKeyPath<P, String>
// output: Köln true
// output: ["Z", "Y", "X"] [3, 3, 3] 2 [1, 5, 9] [] 6 Y 15 false Y true 3 1 [2, 18, 10]
// output: ["X", "Y", "Z"] [9, 5, 1] 15 2 ["a", "bb", "ccc"] [1, 3] ["Z", "X", "Y"] ["Z", "Y", "X"]
// output: Al ["Al", "Köln"]
// output: [1, 9, 3]
// output: Al 25 Optional(5) true 1 Array<PartialKeyPath<P>>
// output: Optional("Al") nil true true
// output: ref 6 nil
// output: Optional("deep") 3 4
// output: set (1, "u") [7, 2] cd nil
// output: ["a", "b", "u"]
// output: lens
// output: 6 7 3 Optional(3) 1 2 2 Optional(1) Optional(1)
// output: boxed Ulm! 4 9 8 5
// output: 1 a true false true false true true true
// output: ["a", "b"] ["1", "2", "3"] 1 [Optional("1"), nil] ["x"] ["a"] ["a"] bc ["Ulm"] ["a", "c"]
