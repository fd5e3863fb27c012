let text = "Hello, World"
print(text.count, text.uppercased(), text.lowercased(), text.isEmpty)
print(text.hasPrefix("Hell"), text.hasSuffix("x"), text.contains("World"), text.contains("z" as Character))
print(text.first!, text.last!, text.prefix(5), text.suffix(3), text.dropFirst(7), text.dropLast(5))
print(String(text.reversed()), text.split(separator: ", "), text.firstIndex(of: "W") != nil)
var word = "Swift"
word += "UI"
word.append("!")
word.insert("*", at: word.startIndex)
print(word, word.removeLast(), word, word.removeFirst(), word)
print("apple" < "banana", "a" == "a", "Zebra" < "apple", min("b", "a"))
print(String(repeating: "ab", count: 3), String(42), String(3.5), String(true), "\(text.count)" + "!")

// output: 12 HELLO, WORLD hello, world false
// output: true false true false
// output: H d Hello rld World Hello,
// output: dlroW ,olleH ["Hello", "World"] true
// output: *SwiftUI! ! *SwiftUI * SwiftUI
// output: true true true a
// output: ababab 42 3.5 true 12!
