@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: Bool { value == range.upperBound }
}

@propertyWrapper
final class Logged<Value: CustomStringConvertible> {
    private(set) var history: [String] = []
    var wrappedValue: Value { didSet { history.append(wrappedValue.description) } }
    var projectedValue: Logged { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Player {
    @Clamped(0...100) var health = 120
    @Logged var name = "Hero"
}

var player = Player()
print(player.health, player.$health)
player.health -= 150
print(player.health, player.$health)
player.name = "Knight"
player.name += "!"
print(player.$name.history)

// output: 100 true
// output: 0 false
// output: ["Knight", "Knight!"]
