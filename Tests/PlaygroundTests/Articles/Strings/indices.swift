let text = "Swift"
let second = text.index(after: text.startIndex)
print(text[text.startIndex], text[second], text[text.index(before: text.endIndex)])
let range = text.index(text.startIndex, offsetBy: 1)..<text.index(text.endIndex, offsetBy: -1)
print(text[range], text[second...], text[..<second], text[...second])
if let f = text.firstIndex(of: "f") {
    print(text.distance(from: text.startIndex, to: f), text[..<f], text[f...])
}
for index in text.indices where text[index] > "i" { print(text[index], terminator: "") }
print()
var copy = text
copy.replaceSubrange(copy.startIndex..<copy.index(copy.startIndex, offsetBy: 2), with: "Gi")
print(copy, copy.lastIndex(of: "t") == copy.index(before: copy.endIndex))

// output: S w t
// output: wif wift S Sw
// output: 3 Swi ft
// output: wt
// output: Giift true
