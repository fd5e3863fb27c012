// What real programs write of classes, optionals and operators.
import Foundation

struct Check { let initial: Bool; let initials: String; init(initial: Bool, n: Int) { self.initial = initial; self.initials = "\(n)" } }
print(Check(initial: true, n: 1))

final class Meter {
    var label: String
    var unit: String
    private static let maker = NumberFormatter()
    init(_ value: Double?) {
        label = value.flatMap { Self.maker.string(from: NSNumber(value: $0)) } ?? ""
        unit = "m"
    }
}
class Gauge {
    let label: String
    let unit: String
    static func spell(_ value: Int) -> String { "<\(value)>" }
    init(_ values: [Int]) {
        label = values.map { Self.spell($0) }.joined()
        unit = "g"
    }
}
print(Meter(2).label, Gauge([1, 2]).label)

class Animal { let name: String; init(_ name: String) { self.name = name } }
class Dog: Animal { static let rex = Dog("Rex"), ada = Dog("Ada") }
func all() -> [Animal] { [Dog.rex] + [.ada] }
print(all().map(\.name))
let pets: [Animal] = [Dog.rex] + [.ada, .rex]
let letters: [Any] = Array("abc")
print(pets.count, letters.count)

enum Field { case name, city }
struct Form { var active: Field! }
print(Form(active: nil).active != .name, Form(active: nil).active == .name, Form(active: .city).active == .city)

struct Moment { var seconds = 0.0; static func now() -> Moment { Moment() }; static func + (a: Moment, b: Double) -> Moment { Moment(seconds: a.seconds + b) } }
func after(_ moment: Moment) { print(moment.seconds) }
after(.now() + Double(1) + 0.5)
after(.now() + Double(2) * 0.25 + 0.5)
after(.now() + 2 * Double(1))
let delay: CGFloat = 0.25
after(.now() + delay)

enum Key: String { case hello = "hi" }
prefix func ~ (key: Key) -> String { key.rawValue }
let word: String = ~.hello
print(word, ~Key.hello)

final class Store { var count = 1 }
let shared = Store()
var store: Store { shared }
let path: ReferenceWritableKeyPath<Store, Int> = \.count
store[keyPath: path] = 4
store[keyPath: path] += 1
print(shared.count)

@available (macOS 10.15, *)
struct Spaced { let value = 1 }
print(Spaced().value)

protocol Part {}
struct One: Part {}
struct Wrapped: Part { init(_ part: some Part) {} }
class Stage { func present(_ content: Wrapped) { print("wrapped") } }
class OpenStage: Stage { func present(_ part: some Part) { print("some part") } }
OpenStage().present(One())
OpenStage().present(Wrapped(One()))
// output: Check(initial: true, initials: "1")
// output: 2 <1><2>
// output: ["Rex", "Ada"]
// output: 3 3
// output: true false true
// output: 1.5
// output: 1.0
// output: 2.0
// output: 0.25
// output: hi hi
// output: 5
// output: 1
// output: some part
// output: wrapped
