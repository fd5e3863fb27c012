// key paths
struct Addr { var city: String; var zip: Int? ; var tags: [String] = ["t0", "t1"] }
struct P { var name: String; var addr: Addr; var friends: [P] = []; var nick: String?; let id = 7; var upper: String { name.uppercased() }
  subscript(i: Int) -> Int { get { i * 2 } set { name = "set\(i)=\(newValue)" } } }
class C { var v = 1; var p = P(name: "c", addr: Addr(city: "x")); let k = "k" }
var p = P(name: "bob", addr: Addr(city: "rome", zip: 5), friends: [P(name: "al", addr: Addr(city: "oslo"))], nick: nil)
let n = \P.name, c = \P.addr.city, z = \P.addr.zip, u = \P.upper
print(p[keyPath: n], p[keyPath: c], p[keyPath: z] as Any, p[keyPath: u], p[keyPath: \.id])
p[keyPath: n] = "zed"; p[keyPath: c] += "!"; p[keyPath: \.addr.zip] = nil; print(p.name, p.addr.city, p.addr.zip as Any)
print(type(of: n), type(of: u), type(of: \C.v), type(of: \C.k), type(of: z))
print([p].map(\.name), p.friends.map(\.addr.city), [p].filter(\.friends.isEmpty.not).count, ["a", "bb"].map(\.count), [1, 2].map(\.self), ["x"].map(\.self.count))
extension Bool { var not: Bool { !self } }
let full = (\P.addr).appending(path: \.city); print(p[keyPath: full], type(of: full))
print(p[keyPath: \.friends[0].name], p[keyPath: \.addr.tags[1]], p[keyPath: \.friends.first?.name] as Any, p[keyPath: \.nick?.count] as Any, p[keyPath: \P.addr.zip?.bitWidth] as Any)
p[keyPath: \.friends[0].addr.tags[0]] = "new"; print(p.friends[0].addr.tags); p[keyPath: \.[3]] = 9; print(p.name, p[keyPath: \P.[4]])
let o = C(); let rv = \C.v; o[keyPath: rv] = 42; o[keyPath: \.p.name] = "deep"; print(o.v, o.p.name, o[keyPath: \.k], o[keyPath: \.p.addr.tags.count])
let partial: PartialKeyPath<P> = \P.name; let any: AnyKeyPath = \P.id; print(p[keyPath: partial], p[keyPath: any] as Any)
let list: [PartialKeyPath<P>] = [\P.name, \P.id, \P.addr.zip]; for kp in list { print(p[keyPath: kp], terminator: ";") }; print()
print(n == \P.name, n == \P.upper, n.hashValue == (\P.name).hashValue, [\P.name: 1][\P.name] as Any, Set([\P.name, \P.name]).count)
func get<R, V>(_ r: R, _ kp: KeyPath<R, V>) -> V { r[keyPath: kp] }
func set<R, V>(_ r: inout R, _ kp: WritableKeyPath<R, V>, _ v: V) { r[keyPath: kp] = v }
func upd<R: AnyObject, V>(_ r: R, _ kp: ReferenceWritableKeyPath<R, V>, _ f: (inout V) -> Void) { f(&r[keyPath: kp]) }
set(&p, \.name, "set"); upd(o, \.v) { $0 += 1 }; print(get(p, \.name), get("abc", \.count), get([1, 2], \.first) as Any, o.v, get((1, "t"), \.1), get(p, \.self).name)
let f: (P) -> String = \.name; let g: (String) -> Int = \.count; print(f(p), g("four"), [p].map(f))
@dynamicMemberLookup struct Box<T> { var value: T; subscript<V>(dynamicMember kp: WritableKeyPath<T, V>) -> V { get { value[keyPath: kp] } set { value[keyPath: kp] = newValue } } }
var b = Box(value: p); b.name = "dyn"; b.addr.city = "bern"; print(b.name, b.value.addr.city, b.addr.zip as Any)
struct Lens<W, Pt> { let kp: WritableKeyPath<W, Pt>; func over(_ w: W, _ f: (Pt) -> Pt) -> W { var w = w; w[keyPath: kp] = f(w[keyPath: kp]); return w } }
print(Lens(kp: \P.addr.city).over(p) { $0.uppercased() }.addr.city)
let dict = ["a": [1, 2, 3]]; print(dict[keyPath: \.["a"]] as Any, dict[keyPath: \.["a"]!.count], dict[keyPath: \.count], dict[keyPath: \.["z"]?.first] as Any)
let tuples = [(id: 1, n: "x"), (id: 2, n: "y")]; print(tuples.map(\.n), tuples.map(\.0), tuples.first.map(\.id) as Any)
print([3, 1, 2].sorted(using: \.self), [[1, 2], [3]].map(\.count).reduce(0, +), ["b", "a"].min(of: \.self)!)
extension Sequence { func sorted<V: Comparable>(using kp: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: kp] < $1[keyPath: kp] } }
 func min<V: Comparable>(of kp: KeyPath<Element, V>) -> Element? { self.min { $0[keyPath: kp] < $1[keyPath: kp] } } }
var arr = [1, 2, 3]; arr[keyPath: \.[1]] = 20; print(arr, arr[keyPath: \.last!], arr[keyPath: \[Int].first!], arr[keyPath: \.count.description])
let paths: [WritableKeyPath<P, String>] = [\.name, \.addr.city]; for kp in paths { p[keyPath: kp] += "?" }; print(p.name, p.addr.city)
print(Optional(p)?[keyPath: \.name] as Any, p.friends.first?[keyPath: \.name] as Any, o[keyPath: \.p][keyPath: \.addr.city])
enum E { case a; var label: String { "lab" } }; print(E.a[keyPath: \.label], [E.a].map(\.label)); protocol Q { var q: Int { get } }; struct QS: Q { var q = 3 }
func qq<T: Q>(_ t: T) -> Int { t[keyPath: \T.q] + t[keyPath: \.q] }; print(qq(QS()), [QS()].map(\.q))

// output: bob rome Optional(5) BOB 7
// output: zed rome! nil
// output: WritableKeyPath<P, String> KeyPath<P, String> ReferenceWritableKeyPath<C, Int> KeyPath<C, String> WritableKeyPath<P, Optional<Int>>
// output: ["zed"] ["oslo"] 1 [1, 2] [1, 2] [1]
// output: rome! WritableKeyPath<P, String>
// output: al t1 Optional("al") nil nil
// output: ["new", "t1"]
// output: set3=9 8
// output: 42 deep k 2
// output: set3=9 Optional(7)
// output: set3=9;7;nil;
// output: true false true Optional(1) 1
// output: set 3 Optional(1) 43 t set
// output: set 4 ["set"]
// output: dyn bern nil
// output: ROME!
// output: Optional([1, 2, 3]) 3 1 nil
// output: ["x", "y"] [1, 2] Optional(1)
// output: [1, 2, 3] 3 a
// output: [1, 20, 3] 3 1 3
// output: set? rome!?
// output: Optional("set?") Optional("al") x
// output: lab ["lab"]
// output: 6 [3]
