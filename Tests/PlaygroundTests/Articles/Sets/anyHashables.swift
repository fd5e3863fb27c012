struct P: Hashable { var a: Int }
class C: Hashable { static func == (a: C, b: C) -> Bool { true }; func hash(into h: inout Hasher) {} }
class D: C {}
let a: Int? = 12
let aa: Int?? = 12
print(1, AnyHashable(a) == AnyHashable(12), AnyHashable(12) == AnyHashable(a))
print(2, AnyHashable(aa) == AnyHashable(12), AnyHashable(12) == AnyHashable(aa), AnyHashable(aa) == AnyHashable(a))
let n: Int? = nil, s: String? = nil, nn: Int?? = nil, sn: Int?? = .some(nil)
print(4, AnyHashable(Int8(12)) == AnyHashable(12), AnyHashable(12.0) == AnyHashable(12), AnyHashable(UInt(12)) == AnyHashable(a), AnyHashable(true) == AnyHashable(1))
print(5, AnyHashable(P(a: 1)) == AnyHashable(Optional(P(a: 1))))
print(6, AnyHashable(a).base, type(of: AnyHashable(a).base), type(of: AnyHashable(aa).base), AnyHashable(n).base, type(of: AnyHashable(n).base))
print(7, AnyHashable(a), AnyHashable(n), AnyHashable([1]))
print(8, AnyHashable([1]) == AnyHashable([AnyHashable(1)]), AnyHashable([1] as Set) == AnyHashable([AnyHashable(1)] as Set), AnyHashable(["a": 1]) == AnyHashable([AnyHashable("a"): AnyHashable(1)] as [AnyHashable: AnyHashable]))
print(9, AnyHashable(C()) == AnyHashable(D()), AnyHashable(Optional(D())) == AnyHashable(C()))
print(10, AnyHashable(a) as? Int as Any, AnyHashable(12) as? Int? as Any, AnyHashable(n) as? Int as Any)
print(11, AnyHashable(AnyHashable(1)) == AnyHashable(1), AnyHashable(Optional(AnyHashable(1))) == AnyHashable(1))
print(12, AnyHashable("a") == AnyHashable(Substring("a")))
print(13, AnyHashable(a).hashValue == AnyHashable(12).hashValue, AnyHashable(n).hashValue == AnyHashable(s).hashValue)
var set: Set<AnyHashable> = [1, Optional(1), 1.0, Int8(1), "1"]
print(14, set.count)
print(15, AnyHashable(1...2) == AnyHashable(Optional(1...2)), AnyHashable(E.a(1)) == AnyHashable(Optional(E.a(1))))
enum E: Hashable { case a(Int?) }
let x: any Hashable = a
print(16, AnyHashable(x) == AnyHashable(12), [AnyHashable(12): "y"][x as! AnyHashable] as Any)
print(17, (a as AnyHashable) == (12 as AnyHashable))
print("floats", AnyHashable(0.5 as Float) == AnyHashable(0.5), AnyHashable(0.1 as Float) == AnyHashable(0.1), AnyHashable(UInt64.max) == AnyHashable(-1))
print("none", AnyHashable(n) == AnyHashable(s), AnyHashable(sn) == AnyHashable(n), AnyHashable(sn) == AnyHashable(sn))
print("nested", AnyHashable([1: 2.0]) == AnyHashable([1: 2]), AnyHashable([Int8(1)]) == AnyHashable([1]), AnyHashable([a]) == AnyHashable([12]))
print("texts", AnyHashable("a" as String?) == AnyHashable("a"), AnyHashable("a" as Character) == AnyHashable("a"))
var counts: [AnyHashable: String] = [12: "twelve"]
counts[a] = "changed"
counts[12.0] = (counts[12] ?? "") + "!"
print(counts, counts[Int8(12)] ?? "-", counts["12"] ?? "-")

// output: 1 true true
// output: 2 true true true
// output: 4 true true true false
// output: 5 false
// output: 6 12 Int Int nil Optional<Int>
// output: 7 12 nil [1]
// output: 8 true true true
// output: 9 true false
// output: 10 Optional(12) Optional(Optional(12)) nil
// output: 11 true true
// output: 12 false
// output: 13 true true
// output: 14 2
// output: 15 false false
// output: 16 true Optional("y")
// output: 17 true
// output: floats true false false
// output: none false false true
// output: nested true true true
// output: texts false false
// output: [AnyHashable(12): "changed!"] changed! -
