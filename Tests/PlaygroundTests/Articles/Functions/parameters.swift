func greet(_ name: String, from city: String = "here", times: Int = 1, punctuation mark: Character = ".") -> String {
    String(repeating: "Hi \(name) from \(city)\(mark) ", count: times)
}
print(greet("Al"))
print(greet("Bo", from: "Rome", punctuation: "!"))
print(greet("Cy", times: 2))
func average(_ values: Double...) -> Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }
print(average(), average(1, 2, 4.5))
func join(_ parts: String..., separator: String) -> String { parts.joined(separator: separator) }
print(join("a", "b", "c", separator: "/"))
func minMax(_ values: [Int]) -> (min: Int, max: Int)? { values.isEmpty ? nil : (values.min()!, values.max()!) }
if let bounds = minMax([3, 1, 2]) { print(bounds.min, bounds.max, bounds) }
print(minMax([]) == nil)

// output: Hi Al from here.
// output: Hi Bo from Rome!
// output: Hi Cy from here. Hi Cy from here.
// output: 0.0 2.5
// output: a/b/c
// output: 1 3 (min: 1, max: 3)
// output: true
