@propertyWrapper struct UserDefault<T> { let key: String; let fallback: T; static var store: [String: Any] { get { Store.values } set { Store.values = newValue } }
    init(_ key: String, default fallback: T) { (self.key, self.fallback) = (key, fallback) }
    var wrappedValue: T { get { Self.store[key] as? T ?? fallback } nonmutating set { Self.store[key] = newValue } }
    var projectedValue: Self { self }
    func reset() { Self.store[key] = nil } }
enum Store { static var values: [String: Any] = [:] }
struct Settings { @UserDefault("volume", default: 5) var volume: Int; @UserDefault("name", default: "anon") static var name: String; @UserDefault("tags", default: []) var tags: [String] }
let s = Settings(); s.volume += 3; Settings.name = "Bob"; s.tags.append("x"); s.tags += ["y"]
print(s.volume, Settings().volume, Settings.name, s.tags, Store.values.count); s.$volume.reset(); print(s.volume, s.$tags.key, Settings.$name.fallback)
@propertyWrapper enum Lazy<V> { case pending(() -> V), done(V)
    init(wrappedValue: @autoclosure @escaping () -> V) { self = .pending(wrappedValue) }
    var wrappedValue: V { mutating get { switch self { case .pending(let f): let v = f(); self = .done(v); return v; case .done(let v): return v } } set { self = .done(newValue) } } }
func expensive(_ n: Int) -> Int { print("computing", n); return n * n }
struct Calc { @Lazy var a = expensive(4); @Lazy var b: Int = expensive(5) }
var c = Calc(); print("made"); print(c.a, c.a); c.b = 1; print(c.b)
@propertyWrapper struct Observed<V: Equatable> { private var v: V; var onChange: ((V, V) -> Void)?; private(set) var count = 0
    init(wrappedValue: V) { v = wrappedValue }
    init(initialValue v: V, _ f: @escaping (V, V) -> Void) { self.v = v; onChange = f }
    var wrappedValue: V { get { v } set { guard newValue != v else { return }; let old = v; v = newValue; count += 1; onChange?(old, newValue) } }
    var projectedValue: Observed { get { self } set { self = newValue } } }
class Model { @Observed var name = "a"; @Observed(initialValue: 0, { print("n: \($0) → \($1)") }) var n: Int
    init() { $name.onChange = { [unowned self] in print("name", $0, $1, self.n) } } }
let m = Model(); m.name = "b"; m.name = "b"; m.n = 7; m.n += 1; print(m.$name.count, m.$n.count, m.name)
@propertyWrapper struct Rounded { let places: Int; var wrappedValue: Double { didSet { wrappedValue = fix(wrappedValue) } }; init(wrappedValue: Double, places: Int = 2) { self.places = places; self.wrappedValue = wrappedValue; self.wrappedValue = fix(wrappedValue) }
    private func fix(_ d: Double) -> Double { var k = 1.0; for _ in 0..<places { k *= 10 }; return (d * k).rounded() / k } }
struct Price { @Rounded(places: 1) var net = 1.26; @Rounded var tax: Double; init(tax: Double) { self.tax = tax } ; var gross: Double { net + tax } }
var p = Price(tax: 0.4567); p.net = 2.349; print(p.net, p.tax, p.gross); p.net *= 2; print(p)
@propertyWrapper final class Ref<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Binding2<T> { Binding2(get: { self.wrappedValue }, set: { self.wrappedValue = $0 }) } }
@propertyWrapper @dynamicMemberLookup struct Binding2<T> { let get: () -> T, set: (T) -> Void
    var wrappedValue: T { get { get() } nonmutating set { set(newValue) } }
    var projectedValue: Self { self }
    subscript<P>(dynamicMember k: WritableKeyPath<T, P>) -> Binding2<P> { .init(get: { wrappedValue[keyPath: k] }, set: { wrappedValue[keyPath: k] = $0 }) } }
struct Addr { var city = "X", nums = [1, 2] }
struct Person { var name = "P"; var addr = Addr() }
struct Child { @Binding2 var city: String; func rename() { city += "!" } }
struct Parent { @Ref var person = Person(); func go() { Child(city: $person.addr.city).rename(); $person.name.wrappedValue = "Q"; $person.addr.nums[0].wrappedValue = 9 } }
let par = Parent(); par.go(); par.go(); print(par.person)
struct Ver { @Clamp(0, 9) var major = 12; @Clamp(0, 9) var minor: Int = -1 }
@propertyWrapper struct Clamp<T: Comparable> { var wrappedValue: T { didSet { wrappedValue = min(max(lo, wrappedValue), hi) } }; let lo, hi: T
    init(wrappedValue: T, _ lo: T, _ hi: T) { (self.lo, self.hi) = (lo, hi); self.wrappedValue = min(max(lo, wrappedValue), hi) } }
var v = Ver(); v.minor = 50; print(v.major, v.minor, Ver(major: 4).major, Ver(major: 100, minor: 100).minor)

// output: 8 8 Bob ["x", "y"] 3
// output: 5 tags anon
// output: made
// output: computing 4
// output: 16 16
// output: 1
// output: name a b 0
// output: n: 0 → 7
// output: n: 7 → 8
// output: 1 2 b
// output: 2.3 0.46 2.76
// output: Price(_net: Rounded(places: 1, wrappedValue: 4.6), _tax: Rounded(places: 2, wrappedValue: 0.46))
// output: Person(name: "Q", addr: Addr(city: "X!!", nums: [9, 2]))
// output: 9 9 4 9
