import Foundation
// own names against the library's, continued
struct Matrix { var v: [Double]
  static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(v: zip(a.v, b.v).map(*)) }
  static func * (a: Matrix, b: Double) -> Matrix { Matrix(v: a.v.map { $0 * b }) }
  static func * (a: Double, b: Matrix) -> Matrix { b * a }
  func map(_ f: (Double) -> Double) -> Matrix { Matrix(v: v.map(f)) }
  func sum() -> Double { v.reduce(0, +) }
  func min() -> Double { v.min()! } }
let m = Matrix(v: [1, 2])
print((m * m).v, (m * 2).v, (2 * m).v, m.map { $0 + 1 }.sum(), m.min())
func sum(_ xs: Int...) -> Int { xs.reduce(0, +) }
func sum<T: Numeric>(_ xs: [T]) -> T { xs.reduce(0, +) }
print(sum(1, 2), sum([1.5, 2]))
func describe<T>(_ t: T) -> String { "T" }
func describe<T: Collection>(_ t: T) -> String { "C" }
func describe(_ t: Int) -> String { "I" }
func describe(_ t: Any) -> String { "Any" }
print(describe(1), describe("a"), describe(1.5), describe([1]), describe(()))
protocol Animal { func name() -> String }
extension Animal { func name() -> String { "animal" } ; func cry() -> String { "..." } }
struct Dog: Animal { func name() -> String { "dog" } ; func cry() -> String { "woof" } }
let an: any Animal = Dog()
print(an.name(), an.cry(), Dog().cry())
func feed(_ a: any Animal) -> String { "any" }
func feed<A: Animal>(_ a: A) -> String { "some" }
func feed(_ d: Dog) -> String { "dog" }
print(feed(an), feed(Dog()))
func pick(_ a: Any) -> String { "Any" }
func pick(_ a: AnyHashable) -> String { "AnyHashable" }
func pick(_ a: any Animal) -> String { "Animal" }
print(pick(Dog()), pick(3))
func opt(_ x: Int?) -> String { "opt" }
func opt(_ x: Int) -> String { "int" }
func opt<T>(_ x: T?) -> String { "T?" }
print(opt(1), opt(nil as Int?), opt("a"))
func clos(_ f: () -> Void) -> String { "void" }
func clos<T>(_ f: () -> T) -> String { "T" }
func clos(_ f: () throws -> Void) -> String { "throws" }
print(clos { }, clos { 3 }, clos { throw CancellationError() })
func variadic(_ x: Int...) -> String { "v" }
func variadic(_ x: Int, _ y: Int = 0) -> String { "d" }
print(variadic(1, 2, 3), variadic())
func dflt(_ a: Int, b: Int = 1) -> String { "default" }
func dflt(_ a: Int) -> String { "plain" }
print(dflt(1))

// output: [1.0, 4.0] [2.0, 4.0] [2.0, 4.0] 5.0 1.0
// output: 3 3.5
// output: I C T C T
// output: dog ... woof
// output: any dog
// output: Animal Any
// output: int opt T?
// output: void T throws
// output: v v
// output: plain
