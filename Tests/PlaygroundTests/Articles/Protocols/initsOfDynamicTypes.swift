protocol P { init(n: Int) }
extension P {
    func fresh() -> Self { type(of: self).init(n: 1) }
    static func make() -> Self { Self(n: 2) }
    func again() -> Self { Self(n: 3) }
}
class A: P { var n: Int; required init(n: Int) { self.n = n } }
class B: A { var m = 7 }
struct S: P { var n: Int }
let a: A = B(n: 0)
print(type(of: a.fresh()), (a.fresh() as? B)?.m ?? 0, type(of: a.again()), type(of: type(of: a).make()), type(of: B.make()))
print(S(n: 5).fresh().n, S.make().n)
func made<T: P>(_ type: T.Type) -> T { type.init(n: 4) }
let kind: A.Type = B.self
print(type(of: made(kind)), made(S.self).n, type(of: made(A.self)))
let any: any P = a
print(type(of: any.fresh()), type(of: type(of: any).init(n: 1)))
protocol Prototype { init(copying other: Self) }
extension Prototype { func clone() -> Self { type(of: self).init(copying: self) } }
class Shape: Prototype { var x = 1; init() {}; required init(copying other: Shape) { x = other.x + 1 } }
class Circle: Shape {
    var r = 5
    override init() { super.init() }
    required init(copying other: Shape) {
        super.init(copying: other)
        if let circle = other as? Circle { r = circle.r * 2 }
    }
}
let shapes: [Shape] = [Shape(), Circle()]
for shape in shapes { let copy = shape.clone(); print(type(of: copy), copy.x, (copy as? Circle)?.r ?? 0) }
protocol Failing { init?(n: Int) }
extension Failing { func tried(_ n: Int) -> Self? { type(of: self).init(n: n) } }
class F: Failing { required init?(n: Int) { if n < 0 { return nil } } }
class G: F {}
let f: F = G(n: 1)!
print(f.tried(-1) === nil, type(of: f.tried(1)!))

// output: B 7 A A B
// output: 1 2
// output: B 4 A
// output: B B
// output: Shape 2 0
// output: Circle 2 10
// output: true G
