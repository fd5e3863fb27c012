class Base {}
class Derived: Base {}
func f(_ b: Base) -> String { "Base" }
func f<T: Base>(_ t: T) -> String { "generic \(T.self)" }
print(f(Base()), f(Derived()))
func g<T: Base>(_ t: T) -> String { "T: Base" }
func g<T>(_ t: T) -> String { "T" }
print(g(Derived()))
func h(_ b: Base?) -> String { "Base?" }
func h<T: Base>(_ t: T) -> String { "T" }
print(h(Derived()), h(nil))
protocol P {}
extension Base: P {}
func k(_ p: any P) -> String { "any P" }
func k<T: P>(_ t: T) -> String { "T: P" }
print(k(Derived()), k(Base()))
func m(_ b: Base) -> String { "Base" }
func m<T: P>(_ t: T) -> String { "T: P" }
print(m(Derived()), m(Base()))
func n(_ b: Base, _ x: Int) -> String { "Base, Int" }
func n<T: Base>(_ t: T, _ x: Double) -> String { "T, Double" }
print(n(Derived(), 1))

// output: Base Base
// output: T: Base
// output: T Base?
// output: any P any P
// output: Base Base
// output: Base, Int
