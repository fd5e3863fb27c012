//--- missing-conformance-equatable
class A: Equatable {
    var x = 0
}
//--- missing-conformance-comparable
struct P: Comparable {
    var x = 0
}
//--- missing-conformance-identifiable
struct P: Identifiable {
    var name = ""
}
//--- missing-conformance-own
protocol Named {
    var name: String { get }
    func greet()
}
struct P: Named {
    var title = ""
}
//--- missing-conformance-type
protocol Named { var name: String { get } }
struct P: Named {
    var name = 3
}
//--- missing-conformance-hashable
struct Q {}
struct P: Hashable {
    var q = Q()
}
//--- missing-conformance-preference
struct K: PreferenceKey {
    static func reduce(value: inout Int, nextValue: () -> Int) {
        value += nextValue()
    }
}
//--- missing-conformance-environment
struct K: EnvironmentKey {
}
//--- missing-conformance-layout
struct L: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
}
//--- missing-conformance-shape
struct S: Shape {
    var n = 1
}
//--- not-settable
protocol Named { var name: String { get set } }
struct P: Named {
    let name = "a"
}
//--- redeclared-variable
func f() {
    let x = 1
    let x = 2
}
//--- redeclared-property
struct P {
    var x = 1
    var x = 2
}
//--- redeclared-function
struct P {
    func f() {}
    func f() {}
}
//--- redeclared-type
struct P {}
struct P {}
//--- inherit-from-struct
struct A {}
struct B: A {}
//--- unknown-protocol
struct A: Drawable {}
//--- private-member
struct P {
    private var x = 1
}
let p = P()
print(p.x)
//--- private-method
class A {
    private func f() {}
}
A().f()
//--- private-init
struct P {
    private init() {}
}
let p = P()
//--- fileprivate-is-visible-private-type-is-not
struct Outer {
    private struct Inner {}
}
let i = Outer.Inner()
//--- override-missing
class A { func f() {} }
class B: A {
    func f() {}
}
//--- override-nothing
class A {}
class B: A {
    override func f() {}
}
//--- final-class
final class A {}
class B: A {}
//--- static-on-instance
struct P { static var count = 0 }
let p = P()
print(p.count)
//--- instance-on-type
struct P { var count = 0 }
print(P.count)
//--- instance-method-on-type
struct P { func f() {} }
P.f()
//--- throwing-without-try
enum Oops: Error { case bad }
func f() throws -> Int { throw Oops.bad }
let x = f()
//--- throwing-in-plain-function
enum Oops: Error { case bad }
func f() throws {}
func g() {
    try f()
}
//--- throw-in-plain-function
enum Oops: Error { case bad }
func g() {
    throw Oops.bad
}
//--- throw-non-error
func g() throws {
    throw "oops"
}
//--- throwing-in-button
enum Oops: Error { case bad }
func save() throws {}
struct V: View {
    var body: some View {
        Button("a") {
            try save()
        }
    }
}
//--- catch-not-exhaustive
enum Oops: Error { case bad, worse }
func f() throws {}
func g() {
    do {
        try f()
    } catch Oops.bad {
        print("bad")
    }
}
//--- await-missing
func load() async -> Int { 1 }
func f() async {
    let n = load()
    print(n)
}
//--- async-in-plain-function
func load() async -> Int { 1 }
func f() {
    let n = await load()
    print(n)
}
//--- async-in-button
func load() async {}
struct V: View {
    var body: some View {
        Button("a") {
            await load()
        }
    }
}
//--- break-outside
func f() {
    break
}
//--- continue-outside
func f() {
    continue
}
//--- return-value-from-void
func f() {
    return 3
}
//--- return-nothing
func f() -> Int {
    return
}
//--- switch-missing-case
enum Kind { case a, b, c }
func f(_ k: Kind) -> Int {
    switch k {
    case .a: return 1
    case .b: return 2
    }
}
//--- switch-int
func f(_ n: Int) -> Int {
    switch n {
    case 0: return 1
    }
}
//--- switch-bool
func f(_ b: Bool) -> Int {
    switch b {
    case true: return 1
    }
}
//--- switch-tuple
func f(_ a: Bool, _ b: Bool) -> Int {
    switch (a, b) {
    case (true, _): return 1
    case (false, true): return 2
    }
}
//--- switch-optional
func f(_ n: Int?) -> Int {
    switch n {
    case .some(let n): return n
    }
}
//--- switch-payload
enum Shape2 { case circle(Double), square(side: Double) }
func f(_ s: Shape2) -> Double {
    switch s {
    case .circle(let r): return r
    }
}
//--- switch-where
enum Kind { case a, b }
func f(_ k: Kind, _ n: Int) -> Int {
    switch k {
    case .a where n > 0: return 1
    case .b: return 2
    }
}
//--- payload-count
enum Shape2 { case circle(Double) }
let s = Shape2.circle(1, 2)
//--- payload-missing
enum Shape2 { case circle(Double) }
let s: Shape2 = .circle
//--- raw-value-type
enum Kind: Int { case a = "x" }
//--- raw-value-missing
enum Kind { case a }
print(Kind.a.rawValue)
//--- case-iterable-missing
enum Kind { case a }
print(Kind.allCases)
//--- extension-stored
struct P {}
extension P {
    var x = 1
}
//--- extension-unknown
extension Foo {
    func f() {}
}
//--- weak-struct
struct P {}
class A {
    weak var p: P?
}
//--- self-escaping-explicit
class A {
    var x = 0
    var run: () -> Void = {}
    func f() {
        run = { x += 1 }
    }
}
//--- observable-object-struct
struct Model: ObservableObject {
    var x = 0
}
//--- state-object-struct
struct Model { var x = 0 }
struct V: View {
    @StateObject private var model = Model()
    var body: some View { Text("a") }
}
//--- unused-attribute
@Stat var x = 1
//--- wrapper-without-value
@propertyWrapper struct Clamped {
    var value: Int
}
struct P {
    @Clamped var x = 1
}
//--- typealias-unknown
typealias T = Foo
//--- self-in-static
struct P {
    var x = 1
    static func f() -> Int { x }
}
//--- shadowed-guard
func f() {
    if let x = Int("1") {
        print(x)
    }
    print(x)
}
//--- scope-of-loop
for i in 0..<3 {
    print(i)
}
print(i)
//--- missing-brace
struct V: View {
    var body: some View {
        Text("a")
//--- unfinished-expression
let x = 1 +
//--- unbalanced-parenthesis
let x = (1 + 2
//--- lazy-global
lazy var number = 1
print(number)
//--- operators-of-unordered-groups
infix operator ..
func .. (a: String, b: String) -> Bool { a < b }
let isSame = "a".."c" == true
//--- operators-without-a-group
infix operator ^^^
func ^^^ (a: Int, b: Int) -> Int { a * b }
let product = 1 ^^^ 2 ^^^ 3
//--- operator-without-a-group-beside-another
infix operator ^^^
prefix operator ^^^
func ^^^ (a: Int, b: Int) -> Int { a * b }
let number = 1 ^^^ 2 + 3
//--- required-method
class A { required func f() {} }
//--- parameter-after-variadic
func h(_ a: Int..., _ b: Int) {}
//--- async-before-func
async func f() {}
struct S { async init() {} }
//--- attribute-of-a-type
@escaping func f() {}
func h(@escaping x: () -> Void) {}
@autoclosure var x = 1
//--- operator-without-declaration
func +++ (a: Int, b: Int) -> Int { a + b }
struct S { static prefix func ++ (a: S) -> S { a } }
postfix func + (a: S) -> S { a }
//--- statement-begins-with-a-closure
let x = 5
{ print(x) }()
//--- result-of-a-class-for-Self
protocol P { static func make() -> Self; func copy() -> Self? }
class C: P {
    static func make() -> C { C() }
    func copy() -> C? { nil }
}
//--- let-tuple-in-struct
struct Pair { let (first, second) = (1, 2) }
//--- tuple-pattern-count
struct Pair { var (first, second) = (1, 2, 3) }
//--- lazy-tuple
struct Pair { lazy var (first, second) = (1, 2) }
//--- tuple-in-protocol
protocol Pairing { static var (first, second): (Int, Int) { get } }
//--- tuple-in-extension
struct Pair {}
extension Pair { var (first, second) = (1, 2) }
//--- tuple-property-defaults
struct Pair { var (first, second) = (1, 2); var third = 3 }
let pair = Pair(first: 1)
