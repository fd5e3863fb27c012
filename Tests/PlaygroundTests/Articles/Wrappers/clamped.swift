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
    var projectedValue: Bool { value == range.lowerBound || value == range.upperBound }
}
struct Player {
    @Clamped(0...100) var health = 120
    @Clamped(-1.0...1.0) var tilt = 0.25
}
var player = Player()
print(player.health, player.tilt, player.$health, player.$tilt)
player.health -= 30
player.tilt = -5
print(player.health, player.tilt, player.$health, player.$tilt)

// output: 100 0.25 true false
// output: 70 -1.0 false true
