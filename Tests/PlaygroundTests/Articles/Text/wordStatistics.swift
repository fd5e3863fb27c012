let text = """
    The quick brown fox jumps over the lazy dog.
    The dog sleeps; the fox does not.
    """
let words = text.lowercased().split { !$0.isLetter }.map(String.init)
var counts: [String: Int] = [:]
for word in words { counts[word, default: 0] += 1 }
let top = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
for (word, count) in top { print(word.padding(toLength: 6, withPad: ".", startingAt: 0), count) }
let lengths = Dictionary(grouping: Set(words), by: \.count).mapValues(\.count)
print(lengths.keys.sorted().map { "\($0): \(lengths[$0]!)" }.joined(separator: ", "))
let acronym = words.prefix(5).compactMap(\.first).map { String($0).uppercased() }.joined()
print(acronym, String(acronym.reversed()), acronym.contains("QB"))
print(text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces).count })
let vowels = Set("aeiou")
print(words.map { word in word.filter { !vowels.contains($0) } }.filter { !$0.isEmpty }.prefix(4))
if let range = text.range(of: "brown") { print(text[range].uppercased(), text[..<range.lowerBound].count) }

// output: the... 4
// output: dog... 2
// output: fox... 2
// output: 3: 4, 4: 3, 5: 3, 6: 1
// output: TQBFJ JFBQT true
// output: [44, 33]
// output: ["th", "qck", "brwn", "fx"]
// output: BROWN 10
