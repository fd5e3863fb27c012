class Vehicle: CustomStringConvertible {
    var wheels: Int { 4 }
    private(set) var speed = 0.0 { willSet { print("will \(newValue)") } didSet { print("did \(oldValue)->\(speed)") } }
    let name: String
    class var category: String { "vehicle" }
    static var made = 0
    required init(name: String) { self.name = name; Self.made += 1; setup() }
    convenience init?(code: Int) {
        guard code > 0 else { return nil }
        self.init(name: "v\(code)")
    }
    func setup() { print("setup vehicle") }
    func accelerate(by d: Double = 10) { speed += d }
    func copy() -> Self { Self(name: name + "'") }
    var description: String { "\(type(of: self)) \(name) \(wheels) \(Self.category)" }
    subscript(i: Int) -> String { "v\(i)" }
    final func tag() -> String { "#" + name }
    deinit { print("bye", name) }
}
class Bike: Vehicle {
    override var wheels: Int { super.wheels / 2 }
    override class var category: String { "bike<" + super.category }
    var gear = 1 { didSet { gear = min(gear, 3) } }
    override var speed: Double { get { super.speed } }
    override func setup() { super.setup(); gear = 9; print("setup bike", gear) }
    override func accelerate(by d: Double) { super.accelerate(by: d / 2) }
    override subscript(i: Int) -> String { super[i] + "b" }
}
final class Tandem: Bike {
    let seats: Int
    init(seats: Int) { self.seats = seats; super.init(name: "t\(seats)") }
    required init(name: String) { seats = 2; super.init(name: name) }
    override var description: String { super.description + " seats \(seats)" }
    override func setup() { print("tandem with", seats) }
}
do {
    let all: [Vehicle] = [Vehicle(name: "car"), Bike(code: 7)!, Tandem(seats: 3), Tandem(name: "z")]
    for v in all { print(v, v[1], v.tag()) }
    all[0].accelerate(); all[1].accelerate(by: 6)
    print(Tandem(code: 2)?.seats ?? -1, Vehicle.made)
    let t = all[2].copy()
    print(t, type(of: t) == Tandem.self, t is Bike, (all[0] as? Bike) == nil)
    if let b = all[1] as? Bike { b.gear = 2; print(b.gear, b.speed) }
    let make: [Vehicle.Type] = [Vehicle.self, Bike.self]
    print(make.map { $0.category }, make.map { $0.init(name: "n").wheels })
}
class A { var x: Int { 1 }; func f() -> String { "A" + g() }; func g() -> String { "ga" }; static func s() -> String { "sA" }; class func c() -> String { "cA " + s() } }
class B: A { override var x: Int { get { super.x + 1 } }; override func g() -> String { "gb" }; override class func c() -> String { "cB " + super.c() } }
extension A { func h() -> String { "h\(x)" + f() } }
let ab: A = B()
print(ab.f(), ab.h(), type(of: ab).c(), B.s())
class Counter { var n = 0 { didSet { log.append("n\(oldValue)\(n)") } }; var log: [String] = []; init(_ n: Int) { self.n = n } }
class Loud: Counter { override var n: Int { didSet { log.append("loud\(n)") } willSet { log.append("w\(newValue)") } } }
let l = Loud(5); l.n = 6; l.n += 1
print(l.log)

// output: setup vehicle
// output: setup vehicle
// output: setup bike 3
// output: tandem with 3
// output: tandem with 2
// output: Vehicle car 4 vehicle v1 #car
// output: Bike v7 2 bike<vehicle v1b #v7
// output: Tandem t3 2 bike<vehicle seats 3 v1b #t3
// output: Tandem z 2 bike<vehicle seats 2 v1b #z
// output: will 10.0
// output: did 0.0->10.0
// output: will 3.0
// output: did 0.0->3.0
// output: tandem with 2
// output: bye v2
// output: 2 5
// output: tandem with 2
// output: Tandem t3' 2 bike<vehicle seats 2 true true true
// output: 2 3.0
// output: setup vehicle
// output: bye n
// output: setup vehicle
// output: setup bike 3
// output: bye n
// output: ["vehicle", "bike<vehicle"] [4, 2]
// output: bye t3'
// output: bye car
// output: bye v7
// output: bye t3
// output: bye z
// output: Agb h2Agb cB cA sA sA
// output: ["w6", "n56", "loud6", "w7", "n67", "loud7"]
