struct R { @D.T var a: Bool; @D.U<Int> var b: Bool }
struct S {
    @propertyWrapper struct Doubled { private var n = 0
        init(wrappedValue: Int) { n = wrappedValue }
        var wrappedValue: Int { get { n * 2 } set { n = newValue } } }
    typealias Twice = Doubled
    @Doubled var x: Int = 2
    @Twice var y = 4
    @Doubled var z: Int
}
enum D { @propertyWrapper struct W<Q> { var wrappedValue: Bool = true }
    typealias T = W<Int>; typealias U<X> = W<X> }
typealias Top = D.W<String>
struct Q { @Top var t: Bool; @D.W<Int> var u }
print(R().a, R().b, S(z: 1).x, S(y: 1, z: 3).y, S(z: 5).z, Q().t, Q().u)
print(S(x: 3, y: 1, z: 7).x, R(a: D.T(wrappedValue: false)).a)
func f() {
    @propertyWrapper struct Inner { var wrappedValue = 3 }
    struct G { @Inner var a: Int }
    print(G().a)
}
f()

// output: true true 4 2 10 true true
// output: 6 false
// output: 3
