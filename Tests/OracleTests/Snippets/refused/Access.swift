//--- global-of-private-type
private struct P {}
func f() -> P { P() }
//--- public-property
private struct P {}
public struct Q {
    public var p: P
}
//--- property-of-nested-type
struct Outer {
    private struct In {}
    var x: In
}
//--- method-of-nested-type
struct Outer {
    private struct In {}
    func f() -> In { In() }
}
//--- initializer-of-nested-type
struct Outer {
    private enum E { case a }
    init(e: E) {}
}
//--- private-superclass
struct Outer {
    private class A {}
    class B: A {}
}
//--- witness-less-visible
protocol P { func f(); var x: Int { get } }
class C: P {
    private func f() {}
    fileprivate var x: Int { 1 }
}
//--- witness-of-a-private-protocol
private protocol R { func g() }
struct E: R { private func g() {} }
//--- witness-in-a-private-type
protocol P { func f() }
private struct F: P { private func f() {} }
//--- witness-of-the-library
struct H: CustomStringConvertible { private var description: String { "" } }
//--- witness-of-a-public-protocol
public struct D: CustomStringConvertible { var description: String { "" } }
public protocol P { init(); subscript(i: Int) -> Int { get } }
public struct C: P { init() {}; subscript(i: Int) -> Int { i } }
public struct N: Identifiable { let id: Int }
public struct H: Hashable { let x: Int; func hash(into hasher: inout Hasher) {} }
public struct S: Equatable { let x: Int; static func == (a: S, b: S) -> Bool { true } }
//--- implicit-initializer-of-a-public-protocol
public protocol P { init() }
public struct K: P {}
