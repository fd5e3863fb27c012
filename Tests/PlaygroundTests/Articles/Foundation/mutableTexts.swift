import Foundation

let text = NSMutableString(string: "abc")
text.append("d")
text.insert("z", at: 0)
print(text.replaceOccurrences(of: "a", with: "bb", range: NSRange(location: 0, length: text.length)), text, text.length)
text.deleteCharacters(in: NSRange(location: 0, length: 1))
print(text)
text.setString("new")
print(text as String, text.uppercased)
print("hello".commonPrefix(with: "HELp", options: [.caseInsensitive]), "hello".commonPrefix(with: "help", options: []))
print(CharacterSet.alphanumerics.isSuperset(of: .letters), CharacterSet.letters.isSuperset(of: CharacterSet(charactersIn: "ab1")))
print(CharacterSet.decimalDigits.isSuperset(of: CharacterSet(charactersIn: "12")))
print("abc".utf8.withContiguousStorageIfAvailable { $0.count } ?? -1, "abc".isContiguousUTF8)
let places = URLComponents(string: "https://a.b/c%20d?q=1%202")!
print(places.path, places.percentEncodedPath)

// output: 1 zbbbcd 6
// output: bbbcd
// output: new NEW
// output: hel hel
// output: true false
// output: true
// output: 3 true
// output: /c d /c%20d
