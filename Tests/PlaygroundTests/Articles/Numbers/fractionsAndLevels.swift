struct V: Comparable { var a: Int; static func < (x: V, y: V) -> Bool { x.a < y.a } }
print(max(V(a: 1), V(a: 2)), min(V(a: 1), V(a: 2), V(a: 0)))
struct Frac: SignedNumeric, Comparable, Hashable {
    var n: Int, d: Int
    init(_ n: Int, _ d: Int) { self.n = n; self.d = d }
    init(integerLiteral value: Int) { self.init(value, 1) }
    init?<T>(exactly source: T) where T: BinaryInteger { self.init(Int(source), 1) }
    typealias Magnitude = Frac
    var magnitude: Frac { Frac(Swift.abs(n), d) }
    static func + (l: Self, r: Self) -> Self { .init(l.n * r.d + r.n * l.d, l.d * r.d) }
    static func - (l: Self, r: Self) -> Self { .init(l.n * r.d - r.n * l.d, l.d * r.d) }
    static func * (l: Self, r: Self) -> Self { .init(l.n * r.n, l.d * r.d) }
    static func *= (l: inout Self, r: Self) { l = l * r }
    static func < (l: Self, r: Self) -> Bool { l.n * r.d < r.n * l.d }
    static prefix func - (x: Self) -> Self { .init(-x.n, x.d) }
}
print(abs(Frac(-1, 2)), max(Frac(1, 2), Frac(2, 3)), -Frac(1, 3), min(Frac(1,2), 3))
func dist<T: SignedNumeric & Comparable>(_ a: T, _ b: T) -> T { abs(a - b) }
print(dist(Frac(1, 2), Frac(3, 4)), dist(3, 8), dist(1.5, 8))
enum Level: Int, Comparable { case low, mid, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
print(max(Level.low, .high), min(.mid, Level.high), [Level.low, .mid].max()!)
enum Size: Comparable { case s, m, l(Int) }
print(max(.s, Size.l(3)), min(Size.l(4), .l(3)))
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(Level.high.clamped(to: .low ... .mid), Size.s.clamped(to: .m ... .l(1)))
struct M: AdditiveArithmetic { var x = 0.0; static var zero: M { M() }; static func + (a: M, b: M) -> M { M(x: a.x + b.x) }; static func - (a: M, b: M) -> M { M(x: a.x - b.x) } 
 static func abs(_ m: M) -> M { M(x: Swift.abs(m.x)) } 
 func min(_ o: M) -> M { M(x: Swift.min(x, o.x)) } }
print(M.abs(M(x: -2)), M(x: 2).min(M(x: 1)))

// output: V(a: 2) V(a: 0)
// output: Frac(n: 1, d: 2) Frac(n: 2, d: 3) Frac(n: -1, d: 3) Frac(n: 1, d: 2)
// output: Frac(n: 2, d: 8) 5 6.5
// output: high mid mid
// output: l(3) l(3)
// output: mid m
// output: M(x: 2.0) M(x: 1.0)
