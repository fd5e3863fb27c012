struct Point: Hashable { var x: Int; var y: Int }
var visits: [Point: Int] = [:]
for point in [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 0)] { visits[point, default: 0] += 1 }
print(visits[Point(x: 0, y: 0)] ?? 0, visits.count)
struct Name: Hashable {
    let text: String
    static func == (a: Name, b: Name) -> Bool { a.text.lowercased() == b.text.lowercased() }
    func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
print(Set([Name(text: "Al"), Name(text: "AL"), Name(text: "Bo")]).count)
print(Name(text: "a").hashValue == Name(text: "A").hashValue)

// output: 2 2
// output: 2
// output: true
