@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    private(set) var projectedValue = 0
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set {
            if !range.contains(newValue) { projectedValue += 1 }
            value = min(max(newValue, range.lowerBound), range.upperBound)
        }
    }
}
@propertyWrapper
struct Trimmed {
    private var text = ""
    var wrappedValue: String {
        get { text }
        set { text = newValue.trimmingCharacters(in: .whitespaces) }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
final class Logged<T> {
    private var history: [T]
    let label: String
    var wrappedValue: T {
        get { history[history.count - 1] }
        set { print("\(label): \(wrappedValue) -> \(newValue)"); history.append(newValue) }
    }
    var projectedValue: Logged<T> { self }
    var count: Int { history.count }
    func undo() { if history.count > 1 { history.removeLast() } }
    init(wrappedValue: T, label: String = "value") { history = [wrappedValue]; self.label = label }
}
import Foundation
struct Player {
    @Clamped(0...100) var health = 50
    @Clamped(1...3) var lives: Int = 9
    @Trimmed var name = "  Ann "
    @Logged(label: "score") var score = 0
    @Logged var notes: [String] = []
    @Logged @Trimmed var title = " x "
}
var p = Player()
p.health += 70
p.health -= 300
print(p.health, p.$health, p.lives, "[\(p.name)]")
p.name = "\t Bob"
p.score += 5
p.score *= 3
p.$score.undo()
p.notes.append("a")
print(p.score, p.$score.count, p.notes, p.$notes.label)
let q = p
q.score = 99
print(p.score, "<\(p.title)>")
p.title = "  new  "
print("<\(q.title)>")
func draw(@Clamped(0...10) depth: Int) { print(depth, $depth) }
draw(depth: 42)
func local() {
    @Clamped(0...5) var level = 2
    level = 8
    print(level, $level)
}
local()

// output: 0 2 3 [Ann]
// output: score: 0 -> 5
// output: score: 5 -> 15
// output: value: [] -> ["a"]
// output: 5 2 ["a"] value
// output: score: 5 -> 99
// output: 99 <x>
// output: value: Trimmed(text: "x") -> Trimmed(text: "new")
// output: <new>
// output: 10 0
// output: 5 1
