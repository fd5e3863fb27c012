@propertyWrapper struct St<T> { var wrappedValue: T
  init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
extension St where T: ExpressibleByNilLiteral { init() { self.init(wrappedValue: nil) } }
@propertyWrapper struct Def { var wrappedValue: Int; init() { wrappedValue = 7 }; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Env { var wrappedValue: Int; init(_ n: Int) { wrappedValue = n } }
@propertyWrapper struct Focus<T> { var wrappedValue: T; init() where T == Bool { wrappedValue = false }; init<W>() where T == W?, W: Hashable { wrappedValue = nil } }
@propertyWrapper struct Low { var wrappedValue: Int; var low: Int
  init(wrappedValue: Int, low: Int = 0) { self.low = low; self.wrappedValue = max(wrappedValue, low) } }
struct A { @St var x: String?; @St var n = 1; var k = 2 }
struct B { @Def var x: Int; @Env(4) var e: Int; @Focus var f: Bool; @Focus var g: String? }
struct C { @Low(low: 5) var x: Int = 2; @Low(wrappedValue: 1, low: 3) var y: Int }
print(A().x ?? "-", A(x: "a").x!, A(x: "b", n: 3).n, A(n: 4).x ?? "-", A(x: nil, k: 9).k)
print(B().x, B(x: Def(wrappedValue: 3)).x, B(e: Env(9)).e, B(f: Focus()).f, B(g: Focus()).g ?? "nil", B(x: Def(), e: Env(1)).e)
print(C(x: 9).x, C(x: 1, y: Low(wrappedValue: 2)).x, C().y)
struct D<T> { @St var x: T?; @St var y: T }
print(D(x: 1, y: 2).x ?? 0, D(y: "s").x ?? "none")
struct Valued { @St var x: Int? = 4; @St private var y: Int? }
print(Valued(x: 1).x ?? 0, Valued().x ?? 0)
struct Hidden { @St private var y: Int?; var z = 1 }
print(Hidden(z: 1).z)
@propertyWrapper struct Lazily<T> { var make: () -> T; var wrappedValue: T { make() }
  init(wrappedValue: @autoclosure @escaping () -> T) { make = wrappedValue } }
struct F { @Lazily var a: Int?; @Lazily var b: Int }
print(F(a: 3, b: 2).a ?? 0, F(b: 1).a ?? 0)
@propertyWrapper struct Trimmed { private var v = ""
  var wrappedValue: String? { get { v } set { v = newValue ?? "" } }
  init(wrappedValue: String?) { self.wrappedValue = wrappedValue } }
struct Note { @Trimmed var note: String? ; var n = 1 }
print(Note(note: "hi").note ?? "-", Note(note: nil, n: 2).n)
print(Note().n)

// output: - a 3 - 9
// output: 7 3 9 false nil 1
// output: 9 5 3
// output: 1 none
// output: 1 4
// output: 1
// output: 3 0
// output: hi 2
// output: 1
