struct Options {
    var title: String
    var count = 1
    var isOn: Bool = false
    let id: Int
    var note: String?
}
print(Options(title: "a", id: 1))
print(Options(title: "b", count: 2, isOn: true, id: 3, note: "n"))
struct Temperature {
    var celsius: Double
    init(celsius: Double) { self.celsius = celsius }
    init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
    init(_ celsius: Double) { self.celsius = celsius }
}
print(Temperature(fahrenheit: 212).celsius, Temperature(37.5).celsius)
struct Positive { let value: Int; init?(_ value: Int) { guard value > 0 else { return nil }; self.value = value } }
print(Positive(3)?.value ?? 0, Positive(-3)?.value ?? 0)

// output: Options(title: "a", count: 1, isOn: false, id: 1, note: nil)
// output: Options(title: "b", count: 2, isOn: true, id: 3, note: Optional("n"))
// output: 100.0 37.5
// output: 3 0
