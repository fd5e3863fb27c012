@propertyWrapper
struct Doubled {
    var wrappedValue: Int { didSet { print("set to \(wrappedValue)") } }
    var projectedValue: Int { wrappedValue * 2 }
}
func run() {
    @Doubled var number = 4
    print(number, $number)
    number = 10
    print(number + $number)
}
run()

// output: 4 8
// output: set to 10
// output: 30
