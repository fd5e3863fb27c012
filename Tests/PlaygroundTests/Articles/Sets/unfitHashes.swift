struct Name: Hashable {
    let text: String
    static func == (a: Name, b: Name) -> Bool { a.text.lowercased() == b.text.lowercased() }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
var names: Set<Name> = []
var counts: [Name: Int] = [:]
for number in 0..<200 {
    for text in ["a\(number)", "A\(number)"] {
        names.insert(Name(text: text))
        counts[Name(text: text), default: 0] += 1
    }
}
print(names.count, counts.count)

// output: 400 400
