//--- string-to-int
let x: Int = "a"
//--- int-to-string
let s: String = 3
//--- int-plus-double
let a = 1
let b = 2.5
let c = a + b
//--- int-plus-string
let a = 1
let s = "n: " + a
//--- int-to-double-parameter
func half(_ x: Double) -> Double { x / 2 }
let n = 3
let h = half(n)
//--- return-type
func name() -> String {
    return 3
}
//--- return-type-implicit
func name() -> Int {
    "a"
}
//--- missing-return
func name() -> Int {
    print("a")
}
//--- missing-return-in-branch
func sign(_ n: Int) -> Int {
    if n > 0 {
        return 1
    }
}
//--- optional-not-unwrapped
let n: Int? = 3
let m: Int = n
//--- optional-arithmetic
let n: Int? = 3
let m = n + 1
//--- optional-member
let s: String? = "a"
let n = s.count
//--- optional-chain-result
let s: String? = "a"
let n: Int = s?.count
//--- unwrap-plain
let n = 3
let m = n!
//--- if-let-plain
let n = 3
if let m = n {
    print(m)
}
//--- unknown-name
let x = y
//--- unknown-name-near
let counter = 1
print(conter)
//--- unknown-type
let x: Strng = "a"
//--- unknown-type-in-property
struct A { var b: B }
//--- unknown-member
let s = "a"
print(s.lenght)
//--- unknown-method
let list = [1, 2]
list.push(3)
//--- unknown-static
let x = Int.maximum
//--- unknown-case
enum Kind { case small, large }
let k: Kind = .medium
//--- unknown-case-qualified
enum Kind { case small, large }
let k = Kind.medium
//--- missing-argument
struct P { let a: Int }
let p = P()
//--- extra-argument
func f(_ a: Int) {}
f(1, 2)
//--- missing-label
func move(to x: Int) {}
move(3)
//--- superfluous-label
func move(_ x: Int) {}
move(to: 3)
//--- wrong-label
func move(to x: Int) {}
move(by: 3)
//--- missing-second
func add(_ a: Int, to b: Int) -> Int { a + b }
let x = add(1)
//--- swapped-labels
struct Size { var width: Int; var height: Int }
let s = Size(height: 1, width: 2)
//--- call-of-value
let n = 3
n()
//--- wrong-argument-type
func greet(_ name: String) {}
greet(3)
//--- bool-from-int
let b: Bool = 1
//--- condition
let n = 1
if n { print(n) }
//--- ternary-types
let flag = true
let x: Int = flag ? 1 : "a"
//--- array-mixed
let list: [Int] = [1, "a"]
//--- array-heterogeneous
let list = [1, "a"]
//--- dictionary-value
let d: [String: Int] = ["a": "b"]
//--- subscript-type
let list = [1, 2]
let x = list["a"]
//--- empty-array
let list = []
//--- nil-without-type
let x = nil
//--- nil-to-plain
let x: Int = nil
//--- nil-assigned
var x = 1
x = nil
//--- compare-types
let a = 1
let b = "a"
if a == b { print("same") }
//--- compare-struct
struct P { var x = 0 }
let same = P() == P()
//--- compare-optional-less
let a: Int? = 1
if a < 2 { print("less") }
//--- not-on-int
let n = 1
let m = !n
//--- increment
var n = 1
n++
//--- plus-equals-types
var n = 1
n += 1.5
//--- assign-wrong
var n = 1
n = "a"
//--- tuple-count
let (a, b) = (1, 2, 3)
//--- tuple-member
let t = (x: 1, y: 2)
print(t.z)
//--- closure-argument-count
let f: (Int) -> Int = { a, b in a + b }
//--- closure-result
let f: () -> Int = { "a" }
//--- closure-parameter-needed
let list = [1, 2].map { 3 }
//--- map-result
let list: [String] = [1, 2].map { $0 + 1 }
//--- filter-result
let list = [1, 2].filter { $0 + 1 }
//--- reduce-types
let sum: Int = [1, 2].reduce("") { $0 + $1 }
//--- generic-constraint
func largest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
struct P {}
let p = largest(P(), P())
//--- generic-conflict
func same<T>(_ a: T, _ b: T) {}
func check() { same(1, "a") }
//--- generic-not-inferred
func make<T>() -> T? { nil }
let x = make()
//--- generic-operator
func add<T>(_ a: T, _ b: T) -> T { a + b }
//--- generic-type-arguments
let x: Array<Int, Int> = []
//--- generic-type-unbound
struct Box<T> { var value: T }
let b: Box = 3
//--- protocol-as-value
protocol Shape2 { func area() -> Double }
let s: Shape2 = 3
//--- string-index
let s = "abc"
print(s[0])
//--- range-types
let r = 1...2.5
for i in r { print(i) }
//--- for-in-int
for i in 3 { print(i) }
//--- switch-pattern-type
let n = 1
switch n {
case "a": print("a")
default: print("b")
}
//--- cast-never
let s = "a"
let n = s as Int
//--- escaping-stored
struct Action {
    var run: () -> Void
    init(run: () -> Void) { self.run = run }
}
//--- void-used
func f() {}
let n: Int = f()
//--- inout-missing
func change(_ n: inout Int) { n = 1 }
var n = 0
change(n)
//--- inout-let
func change(_ n: inout Int) { n = 1 }
let n = 0
change(&n)
//--- some-parameter
func show(_ view: some View) {}
show("a")
//--- double-literal-to-int
let n: Int = 2.5
//--- keypath-unknown
struct P { var x = 0 }
let k = \P.y
//--- keypath-map
struct P { var x = 0 }
let xs = [P()].map(\.y)
//--- alias-of-itself
typealias A = A
//--- aliases-in-a-circle
typealias A = B
typealias B = A
let x: A = 1
//--- open-generic-type
struct G<T> {}
let g: G = G()
//--- open-generic-local
struct G<T> {}
func f() {
    let g = G()
    print(g)
}
//--- open-array
let x: Array = []
//--- any-equatable
let a: any Equatable = 1
let b: any Equatable = 2
print(a == b)
//--- unused-generic-parameter
func f<T>(_ x: Int) {}
//--- requirement-result
protocol P { func f() -> Int }
struct S: P { func f() -> String { "" } }
//--- requirement-mutating
protocol P { func f() }
struct S: P {
    var n = 1
    mutating func f() { n = 2 }
}
//--- associated-type-unfit
protocol P {
    associatedtype A: Equatable
    var a: A { get }
}
struct N {}
struct S: P { var a: N }
//--- conformance-twice
struct S: Equatable {}
extension S: Equatable {}
//--- not-codable
struct S: Codable { var f: () -> Void }
//--- branches-mismatch
let x = if true { 1 } else { "a" }
//--- opaque-mismatch
protocol Sh {}
struct A: Sh {}
struct B: Sh {}
func make(_ b: Bool) -> some Sh {
    if b { return A() }
    return B()
}
//--- opaque-without-value
protocol Sh {}
var x: some Sh
//--- wrapped-type
@propertyWrapper struct W { var wrappedValue: Int }
struct S {
    @W var x: String
}
//--- body-of-any-view
struct V: View {
    var body: View { Text("a") }
}
//--- requirement-arguments
struct K: PreferenceKey {
    static var defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> String) { value = 1 }
}
//--- key-path-index-closure
let path: KeyPath<[Int: String], String> = \.[1, default: ""]
//--- key-path-index-not-hashable
struct Place {}
extension Array { subscript(_ place: Place) -> Int { 1 } }
let path: KeyPath<[Int], Int> = \.[Place()]
//--- binding-index-closure
struct Editor: View {
    @State private var names: [Int: String] = [:]
    var body: some View { TextField("Name", text: $names[1, default: ""]) }
}
//--- if-in-an-argument
let isOn = true
print(if isOn { 1 } else { 2 })
//--- switch-in-parentheses
let isOn = true
let size = 1 + (switch isOn { case true: 1; case false: 2 })
//--- if-as-a-default
func size(_ isOn: Bool, _ width: Int = if true { 1 } else { 2 }) -> Int { width }
//--- extensions-with-the-same-condition
extension Array where Element == Int {
    func half() -> Int { 1 }
    var twice: Int { 2 }
}
extension Array where Element == Int {
    func half() -> Int { 3 }
    var twice: Int { 4 }
}
//--- range-of-an-optional
let size: Double? = 20
switch size {
case ..<18.5: print("small")
default: print("large")
}
//--- placeholder-of-a-parameter
func f(_ a: [_]) {}
//--- placeholder-of-a-result
func g() -> _ { 1 }
//--- placeholder-alone
let z: _ = 5
