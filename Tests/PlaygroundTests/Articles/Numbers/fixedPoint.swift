struct Fixed: SignedNumeric, Comparable, CustomStringConvertible {
    var raw: Int
    init(raw: Int) { self.raw = raw }
    init(integerLiteral v: Int) { raw = v * 100 }
    init?<T: BinaryInteger>(exactly s: T) { guard let v = Int(exactly: s) else { return nil }; raw = v * 100 }
    var magnitude: Fixed { Fixed(raw: Swift.abs(raw)) }
    static func + (a: Fixed, b: Fixed) -> Fixed { Fixed(raw: a.raw + b.raw) }
    static func - (a: Fixed, b: Fixed) -> Fixed { Fixed(raw: a.raw - b.raw) }
    static func * (a: Fixed, b: Fixed) -> Fixed { Fixed(raw: a.raw * b.raw / 100) }
    static func *= (a: inout Fixed, b: Fixed) { a = a * b }
    static func < (a: Fixed, b: Fixed) -> Bool { a.raw < b.raw }
    var description: String { "\(raw / 100).\(abs(raw % 100))" }
}
let f: Fixed = -3
print(abs(f), f.magnitude, -f, max(f, 2), min(f, 1, 4), [f, 2, 7].max()!, +f)
print(abs(f - 1) < 5)
var q = f; q.negate(); print(q); q += 1; q -= 2; q *= 3; print(q)
print([f, 1, 2].reduce(0, +), Fixed.zero, Fixed(exactly: 7)!)
func clamp<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { min(max(x, r.lowerBound), r.upperBound) }
print(clamp(f, 0...2), clamp(50, 0...2) as Fixed)

// output: 3.0 3.0 3.0 2.0 -3.0 7.0 -3.0
// output: true
// output: 3.0
// output: 6.0
// output: 0.0 0.0 7.0
// output: 0.0 2.0
