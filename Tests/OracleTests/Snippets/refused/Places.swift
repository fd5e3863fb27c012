//--- raw-value-twice
enum E: Int { case a = 1, b = 1 }
//--- constant-twice
let a = 1
let a = 2
//--- lazy-let
struct S { lazy let x = 3 }
//--- struct-in-itself
struct S { var s: S }
//--- initializer-not-required
protocol P { init() }
class C: P { init() {} }
//--- set-of-unhashable
struct S {}
let set: Set<S> = []
//--- default-of-another-type
func f(x: Int = "a") {}
//--- builder-without-block
@resultBuilder struct B {}
//--- initializer-at-top-level
init() {}
//--- deinitializer-in-struct
struct S { deinit {} }
//--- mutating-in-class
class C { mutating func f() {} }
//--- body-in-protocol
protocol P { func f() { } }
//--- classes-in-a-circle
class A: A {}
//--- protocol-of-itself
protocol Shown: Shown {}
//--- stored-property-in-enum
enum E { var x = 1 }
//--- case-twice
enum E { case a; case a }
//--- enum-in-itself
enum E { case a(E) }
//--- deinitializer-at-top-level
deinit {}
//--- deinitializer-in-enum
enum E { deinit {} }
//--- convenience-in-struct
struct S {
    convenience init(a: Int) { self.init() }; init() {}
}
//--- override-in-struct
struct S { override func f() {} }
//--- static-at-top-level
static func f() {}
//--- required-in-struct
struct S { required init() {} }
//--- lazy-without-value
struct S { lazy var x: Int }
//--- structs-in-each-other
struct A { var b: B }
struct B { var a: A? }
//--- set-of-class
class C { let d: [String: S] = [:] }
struct S {}
func f(_ s: Set<C>) {}
//--- dictionary-of-unhashable
var d: [S: Int] = [:]
struct S {}
//--- function-as-argument
struct G<T: Hashable> { var t: T }
func f(_ g: G<() -> Void>) {}
//--- property-in-protocol
protocol P { var x: Int }
//--- observer-and-getter
struct S { var x: Int { willSet { } get { 3 } } }
//--- computed-let
let x: Int { 3 }
//--- computed-with-value
struct S { var x: Int = 3 { 4 } }
//--- cases-with-payload
enum E: CaseIterable { case a(Int) }
//--- subscript-at-top-level
subscript(i: Int) -> Int { i }
//--- operator-not-static
struct S { func + (a: S, b: S) -> S { a } }
//--- case-after-default
switch 3 { default: print(1); case 1: print(2) }
//--- bound-in-one-pattern
enum Event {
    case tap(Int), key(Int, String), close
}
func number(_ event: Event) -> Int {
    switch event {
    case .tap(let n), .key(let n, let text): n
    case .close: 0
    }
}
//--- closure-without-return
let label: (Int) -> String = { number in
    if number == 1 { return "one" }
}
//--- local-function-without-return
func outer() -> Int {
    func inner(_ n: Int) -> Int {
        if n > 1 { return 2 }
    }
    return inner(1)
}
//--- break-reaches-the-end
func first(_ n: Int) -> Int {
    switch n {
    case 1: break
    default: return 2
    }
}
//--- literal-without-initializer
struct Meters: ExpressibleByIntegerLiteral {
    var value: Int
}
//--- case-without-statement
let n = 1
switch n {
case 1:
default: print(n)
}
//--- return-in-defer
func f() {
    defer { return }
    print(1)
}
//--- parameter-twice
func f(a: Int, a: Int) {}
//--- raw-value-without-type
enum E {
    case a = 1
}
//--- raw-type-with-payload
enum E: Int {
    case a
    case b(Int)
}
//--- wrapper-on-let
@propertyWrapper struct W { var wrappedValue: Int }
struct S {
    @W let x = 1
}
//--- wrapper-on-computed
@propertyWrapper struct W { var wrappedValue: Int }
struct S {
    @W var x: Int { 1 }
}
//--- type-as-attribute
struct W { var value: Int }
struct S {
    @W var x: Int
}
//--- generic-type-as-attribute
class W<T> { init(_ t: T) {} }
struct S {
    @W var x: Int = 1
}
//--- unknown-attribute-of-type
@Foo struct S { var x = 1 }
//--- unknown-attribute-of-method
struct S {
    @Foo func f() {}
}
//--- static-stored-in-generic
struct Stack<T> {
    static var n = 1
}
//--- operator-without-own-operand
struct V {
    static func + (a: Int, b: Int) -> Int { 1 }
}
