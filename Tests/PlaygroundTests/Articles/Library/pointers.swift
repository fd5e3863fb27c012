let p = UnsafeMutablePointer<Int>.allocate(capacity: 3)
p.initialize(repeating: 7, count: 3); p[1] = 8; (p + 2).pointee += 1
print(p.pointee, p[1], p.advanced(by: 2).pointee, (p + 2) - p, p < p + 1)
let b = UnsafeMutableBufferPointer(start: p, count: 3); b[0] = 1; print(Array(b), p[0], b.reduce(0, +))
print(UnsafeBufferPointer(start: p, count: 2).map { $0 * 2 })
p.deinitialize(count: 3); p.deallocate()
var x = 5; withUnsafeMutablePointer(to: &x) { $0.pointee *= 3 }; print(x, withUnsafePointer(to: x) { $0.pointee + 1 })
var arr = [3, 1, 2]; arr.withUnsafeMutableBufferPointer { buf in guard let base = buf.baseAddress else { return }; var q = base; while q < base + buf.count { q.pointee += 1; q += 1 } }; print(arr)
final class Ring<T> { private let slots: UnsafeMutablePointer<T>; private let n: Int; private(set) var count = 0; init(_ n: Int) { self.n = n; slots = .allocate(capacity: n) }
 func push(_ x: T) { (slots + count % n).initialize(to: x); count += 1 }
 deinit { slots.deinitialize(count: min(n, count)); slots.deallocate(); print("freed") }
 subscript(i: Int) -> T { slots[i % n] } }
do { let r = Ring<String>(2); "abc".forEach { r.push(String($0)) }; print(r[0], r[1], r.count) }
func swap2<T>(_ a: UnsafeMutablePointer<T>, _ b: UnsafeMutablePointer<T>) { let t = a.move(); a.initialize(to: b.move()); b.initialize(to: t) }
var m = 1, n = 2; withUnsafeMutablePointer(to: &m) { a in withUnsafeMutablePointer(to: &n) { b in swap2(a, b) } }; print(m, n)
func sum(_ p: UnsafePointer<Int>, _ n: Int) -> Int { (0..<n).reduce(0) { $0 + p[$1] } }
print(arr.withUnsafeBufferPointer { sum($0.baseAddress!, 2) })

// output: 7 8 8 2 true
// output: [1, 8, 8] 1 17
// output: [2, 16]
// output: 15 16
// output: [4, 2, 3]
// output: c b 3
// output: freed
// output: 2 1
// output: 6
