let text = """
the cat and the dog and the bird
a bird and a cat
"""
let counts = text.split(whereSeparator: \.isWhitespace).reduce(into: [:]) { counts, word in counts[String(word), default: 0] += 1 }
for (word, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(3) { print(word, count) }
let words = text.split { $0 == " " || $0 == "\n" }
print(words.count, Set(words).count, words.max { $0.count < $1.count } ?? "")
func isPalindrome(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("Swift"))
print(text.split(separator: "\n").map { line in line.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ") })

// output: and 3
// output: the 3
// output: a 2
// output: 13 6 bird
// output: true false
// output: ["The Cat And The Dog And The Bird", "A Bird And A Cat"]
