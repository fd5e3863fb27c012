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
