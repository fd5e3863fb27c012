import Observation
@Observable class M { var a = 0 { willSet { print("w", a, newValue) } didSet { print("d", oldValue, a) } }; var b = 0; var c: Int { get { a + b } set { a = newValue; b = newValue } }; @ObservationIgnored var ig = 0; private(set) var p = 1; func bump() { p += 1 }; var kid: M?; init() { a = 7 } }
@Observable final class S2: Sup { var q = 1 }
class Sup { var z = 1 }
func watch(_ l: String, _ read: @escaping () -> Void, _ act: () -> Void) { var hits = 0; withObservationTracking(read) { hits += 1 }; act(); print(l, hits) }
let m = M()
watch("a twice", { _ = m.a }) { m.a = 1; m.a = 2 }
watch("a same", { _ = m.a }) { m.a = 2 }
watch("c", { _ = m.c }) { m.c = 5 }
watch("c unrelated", { _ = m.c }) { m.ig = 3; m.bump() }
watch("ig", { _ = m.ig }) { m.ig += 1 }
watch("p", { _ = m.p }) { m.bump() }
watch("both", { _ = m.a; _ = m.b }) { m.a += 1; m.b += 1 }
watch("optional chain", { _ = m.kid?.a }) { m.kid = M() }
watch("optional chain2", { _ = m.kid?.a }) { m.kid?.a = 9 }
let s = S2()
watch("sub q", { _ = s.q }) { s.q = 2 }
watch("sup z", { _ = s.z }) { s.z = 2 }
watch("nested", { withObservationTracking { _ = m.b } onChange: { print("inner") } }) { m.b += 1 }
watch("nested outer only", { withObservationTracking { _ = m.b } onChange: { print("inner2") }; _ = m.a }) { m.a += 1 }
watch("write only", { m.b = 3 }) { m.b = 4 }
watch("short circuit", { _ = m.a > 100 && m.b > 0 }) { m.b += 1 }
watch("closure read", { let f = { m.b }; _ = f }) { m.b += 1 }
let arr = [M(), M()]
watch("arr", { _ = arr.map(\.a) }) { arr[1].a = 3 }
watch("first where", { _ = arr.first { $0.a == 7 } }) { arr[1].a = 8 }
let kp = \M.a
watch("keypath", { _ = m[keyPath: kp] }) { m[keyPath: kp] = 77 }
watch("keypath same", { _ = m[keyPath: kp] }) { m[keyPath: kp] = 77 }
watch("keypath +=", { _ = m[keyPath: kp] }) { m[keyPath: kp] += 0 }

// output: w 0 7
// output: d 0 7
// output: w 7 1
// output: d 7 1
// output: w 1 2
// output: d 1 2
// output: a twice 1
// output: w 2 2
// output: d 2 2
// output: a same 0
// output: w 2 5
// output: d 2 5
// output: c 1
// output: c unrelated 0
// output: ig 0
// output: p 1
// output: w 5 6
// output: d 5 6
// output: both 1
// output: w 0 7
// output: d 0 7
// output: optional chain 1
// output: w 7 9
// output: d 7 9
// output: optional chain2 1
// output: sub q 1
// output: sup z 0
// output: inner
// output: nested 1
// output: w 6 7
// output: d 6 7
// output: nested outer only 1
// output: inner2
// output: write only 0
// output: short circuit 0
// output: closure read 0
// output: w 0 7
// output: d 0 7
// output: w 0 7
// output: d 0 7
// output: w 7 3
// output: d 7 3
// output: arr 1
// output: w 3 8
// output: d 3 8
// output: first where 0
// output: w 7 77
// output: d 7 77
// output: keypath 1
// output: w 77 77
// output: d 77 77
// output: keypath same 0
// output: w 77 77
// output: d 77 77
// output: keypath += 0
