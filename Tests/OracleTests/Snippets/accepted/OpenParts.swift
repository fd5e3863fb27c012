//--- members-beside-values
func same<T>(_ x: T) -> T { x }
let a = [.zero, 1.5]
let b = true ? .zero : 0.5
let c = [.pi, 1.0].reduce(0.0, +)
let d = [[.infinity, 2.5], [1.5]]
let e: [(String, Double)] = [("a", .pi)].map { $0 }
let f: Double? = same(.pi)
let g = [1: .pi, 2: 0.5]
let h: (String, Color)? = ("a", .red)
//--- members-of-own-types
enum Way { case up, down; static var usual: Way { .up } }
struct Box<T> { var value: T }
func same<T>(_ x: T) -> T { x }
let a: Box<Way> = same(Box(value: .down))
let b = Dictionary(uniqueKeysWithValues: zip([1], [.up, .down]))[7, default: Way.up]
let c = [.usual, Way.down]
let d: [(Way, Way)] = Box(value: [(.usual, Way.up)]).value
//--- optionals
func show<T>(_ value: T) { print(value) }
let c: Int? = 3
if let x = .some(1) { show(x) }
let d = c ?? .some(3)
let e: Int? = [Optional(1)].first ?? c
let f: Int?? = .some(c)
let g: Int? = f ?? c
//--- nil-first
func show<T>(_ value: T) { print(value) }
show((nil ?? Optional("a"))?.count)
//--- thrown-values
func pick<T>(_ a: T, _ b: T) -> T { a }
enum Fault: Error { case wrong(String?), none }
func run(_ n: Int) throws { throw n > 1 ? Fault.none : .wrong(pick("raw", nil)) }
func stop(_ n: Int) throws(Fault) { throw n > 1 ? .none : .wrong(pick("raw", nil)) }
//--- conditions-of-loops-and-cases
var n = 0
repeat { n += 1 } while max(0, 1) * 2.5 > Double(n) + min(1, 2) * 0.5
for i in 1...6 where max(0, 1) * 2.5 > Double(i) + [1, 2].reduce(0, +) * 0.5 { n += i }
switch n { case let m where max(0, 1) * 2.5 > Double(m) - [1, 2].reduce(0, +) * 0.5: n = 0 default: n = 1 }
