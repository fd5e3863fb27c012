@propertyWrapper struct Clamped {
    private var value: Int
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 10) }
    }
    var projectedValue: String { "at most 10: \(value)" }
    init(wrappedValue: Int) { value = min(wrappedValue, 10) }
}
func show(@Clamped level: Int) -> String { "\(level), \($level), \(_level.wrappedValue)" }
print(show(level: 50), show(level: 3))
func doubled(@Clamped _ level: Int) -> Int { level * 2 }
print([1, 20].map { doubled($0) })

// output: 10, at most 10: 10, 10 3, at most 10: 3, 3
// output: [2, 20]
