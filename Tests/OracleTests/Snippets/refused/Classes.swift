//--- override-stored
class A { var x = 1 }
class B: A {
    override var x = 2
}
//--- override-constant-with-setter
class A { let x = 1 }
class B: A {
    override var x: Int { get { 2 } set {} }
}
//--- override-read-only
class A { var x = 1 }
class B: A {
    override var x: Int { 2 }
}
//--- override-result
class A { func f() -> Int { 1 } }
class B: A {
    override func f() -> String { "" }
}
//--- override-static
class A { static func f() {} }
class B: A {
    override static func f() {}
}
//--- override-property-type
class A { var kind: String { "a" } }
class B: A {
    override var kind: Int { 1 }
}
//--- two-superclasses
class A {}
class B {}
class C: A, B {}
//--- superclass-after-protocol
protocol P {}
class A {}
class C: P, A {}
//--- circle
class A: B {}
class B: A {}
//--- designated-delegates
class A {
    init(x: Int) {}
    init(y: Int) { self.init(x: y) }
}
//--- convenience-calls-super
class A { init(x: Int) {} }
class B: A {
    convenience init() { super.init(x: 1) }
}
//--- convenience-without-delegation
class A {
    init() {}
    convenience init(x: Int) { print(x) }
}
//--- weak-not-optional
class C {}
struct S {
    weak var c: C = C()
}
//--- class-constraint-not-met
class Base {}
func take<T: Base>(_ value: T) {}
take(5)
//--- class-constraint-of-where
class Base {}
func take<T>(_ value: T) where T: Base {}
take("a")
//--- class-constraint-of-type
class Base {}
struct Holder<T: Base> { var value: T? = nil }
let holder: Holder<Int>? = nil
//--- class-constraint-of-associated-type
class Base {}
protocol Maker { associatedtype Made: Base; func make() -> Made }
struct Wrong: Maker { func make() -> Int { 5 } }
//--- self-without-required
class Base {
    init(x: Int) {}
    static func make() -> Self { Self(x: 0) }
}
//--- self-init-without-required
class Base {
    init(x: Int) {}
    func copy() -> Self { Self.init(x: 1) }
}
//--- type-of-without-required
class Base {
    init(x: Int) {}
    func other() -> Base { type(of: self).init(x: 2) }
}
//--- parameter-without-required
class Base { init(x: Int) {} }
func build<T: Base>(_ type: T.Type) -> T { type.init(x: 3) }
//--- override-without-superclass
class A { override init() {} }
//--- overridden-members-without-superclass
class B {
    override func f() {}
    override var x: Int { 1 }
}
//--- convenience-without-arguments-beside-implicit
class A {
    var x = 1
    convenience init() { self.init(); x = 2 }
}
//--- convenience-beside-uninitialized
class A {
    var x: Int
    convenience init(y: Int) { self.init() }
}
