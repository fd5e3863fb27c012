import Observation
struct NE { var v = 1 }
struct EQ: Equatable { var v = 1; var w = 2 }
class R {}
@Observable class M { var d = ["k": 1]; var n = 0; var t = (1, 2); var ne = NE(); var eq = EQ(); var f: () -> Int = { 1 }; var r = R(); var o: Int?; var arr = [1]; var s: any Equatable = 3; var one: NE? = nil; var ar: [NE] = []; func touch() { mut(&n) } ; func mut(_ x: inout Int) {} }
func watch(_ l: String, _ read: @escaping () -> Void, _ act: () -> Void) { var hit = false; withObservationTracking(read) { hit = true }; act(); print(l, hit) }
let m = M()
watch("d k=1", { _ = m.d }) { m.d["k"] = 1 }
watch("n += 0", { _ = m.n }) { m.n += 0 }
watch("n = n", { _ = m.n }) { m.n = m.n }
watch("t = t", { _ = m.t }) { m.t = m.t }
watch("t.0 = t.0", { _ = m.t }) { m.t.0 = m.t.0 }
watch("ne = ne", { _ = m.ne }) { m.ne = m.ne }
watch("eq = eq", { _ = m.eq }) { m.eq = m.eq }
watch("eq.v = eq.v", { _ = m.eq }) { m.eq.v = m.eq.v }
watch("f = f", { _ = m.f }) { m.f = m.f }
watch("r = r", { _ = m.r }) { m.r = m.r }
watch("o = nil", { _ = m.o }) { m.o = nil }
watch("arr[0] = 1", { _ = m.arr }) { m.arr[0] = 1 }
watch("arr.sort", { _ = m.arr }) { m.arr.sort() }
watch("inout untouched", { _ = m.n }) { m.touch() }
watch("any", { _ = m.s }) { m.s = m.s }
watch("NE? = nil", { _ = m.one }) { m.one = nil }
watch("[NE] = []", { _ = m.ar }) { m.ar = [] }
watch("removeAll", { _ = m.arr }) { m.arr.removeAll { $0 == 99 } }

// output: d k=1 true
// output: n += 0 true
// output: n = n false
// output: t = t true
// output: t.0 = t.0 true
// output: ne = ne true
// output: eq = eq false
// output: eq.v = eq.v true
// output: f = f true
// output: r = r false
// output: o = nil false
// output: arr[0] = 1 true
// output: arr.sort true
// output: inout untouched true
// output: any true
// output: NE? = nil true
// output: [NE] = [] true
// output: removeAll true
