func register(name: String?, age: String?) -> String {
    guard let name, !name.isEmpty else { return "no name" }
    guard let age, let years = Int(age) else { return "bad age for \(name)" }
    guard (0...130).contains(years) else { return "\(years) is out of range" }
    return "\(name), \(years)"
}
print(register(name: nil, age: "1"))
print(register(name: "Jo", age: "x"))
print(register(name: "Jo", age: "200"))
print(register(name: "Jo", age: "33"))
func process(_ values: [Int?]) -> Int {
    var sum = 0
    for value in values {
        guard let value else { continue }
        guard value >= 0 else { break }
        sum += value
    }
    return sum
}
print(process([1, nil, 2, -1, 10]))

// output: no name
// output: bad age for Jo
// output: 200 is out of range
// output: Jo, 33
// output: 3
