let s = "Héllo, Wörld 👨‍👩‍👧 e\u{301}"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count)
print(s.uppercased(), s.lowercased(), s.hasPrefix("Hé"), s.hasSuffix("é"), s.isEmpty)
print(s.first!, s.last!, s[s.startIndex], s[s.index(after: s.startIndex)], s[s.index(s.startIndex, offsetBy: 4)])
print(s.prefix(5), s.suffix(3), s.dropFirst(7).prefix(5), s.dropLast(4).count)
let i = s.firstIndex(of: ",")!
print(s[..<i], s[i...].count, s.distance(from: s.startIndex, to: i), s[s.index(i, offsetBy: 2)...].prefix(3))
print(type(of: s[..<i]), type(of: s.utf8), type(of: s.utf16), type(of: s.unicodeScalars), type(of: s.first!), type(of: s.startIndex))
print(s.split(separator: " "), s.split(separator: " ", maxSplits: 1), type(of: s.split(separator: " ")))
print(s.reversed().count, String(s.reversed().prefix(2)), type(of: s.reversed()))
print("abc".reversed(), Array("abc".reversed()), String("abc".reversed()))
for c in "añ" { print(c, c.isLetter, c.isASCII, c.utf8.count, c.unicodeScalars.first!.value) }
print("abc" < "abd", "a" < "B", "e\u{301}" == "é", "Z" < "a", "" < "a")
print("abc".map { $0 }, "abc".map { String($0) }, "abc".enumerated().map { "\($0)\($1)" })
print(Array("héllo".utf8), Array("é".utf16), "aé".unicodeScalars.map { $0.value })
var t = "hello"
t.append("!"); t += "?"; t.insert("X", at: t.startIndex); t.insert(contentsOf: "YZ", at: t.index(after: t.startIndex))
print(t, t.remove(at: t.startIndex), t.removeLast(), t.removeFirst(), t)
t.removeAll { $0 == "l" }; print(t)
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "__"); print(t)
t.removeSubrange(t.startIndex...t.startIndex); print(t)
print(String(repeating: "ab", count: 3), String(repeating: Character("z"), count: 2), String(5), String(3.0), String(true))
print("abc".contains("b"), "abc".contains("bc"), "abc".contains { $0 == "z" }, "abc".firstIndex(of: "z") as Any)
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
print("line1\nline2\r\nline3".split(whereSeparator: \.isNewline), "x".padding(3))
extension String { func padding(_ n: Int) -> String { self + String(repeating: ".", count: n - count) } }
print("\u{1F600}".unicodeScalars.first!, "\u{1F600}".utf16.count, "🇩🇪🇫🇷".count, "\r\n".count)
print("tab\there", "quote\"q\"", "back\\slash", #"raw \n \(x)"#, "nul\0".count)
print(["tab\there", "quote\"q\"", "back\\slash", "nl\n", "\u{7}", "é", "\u{200B}", "'"])
print("""
  multi
    line \
  joined
  """)
print("abc".sorted(by: >), String("hello".sorted()), Set("hello").sorted(), "hello".max()!, "hello".min()!)
print("a-b-c".split(separator: "-").map(String.init), "a-b-c".split(separator: "-").joined(separator: "+"))
print(s.indices.count, "abc".indices.map { "abc"[$0] }, "abc".startIndex == "abc".endIndex)
print("Swift".lowercased().filter { "aeiou".contains($0) }, "hello".allSatisfy(\.isLetter), "h1".compactMap(\.wholeNumberValue))
print(Character("a").asciiValue!, Character("5").wholeNumberValue!, Character("A").isUppercase, Character("½").isNumber, Character("f").hexDigitValue!)
print("abc".hashValue == "abc".hashValue, "abc".description, "abc".debugDescription, Character("x").debugDescription)
print("abc" + "def", "abc".elementsEqual("abc"), "abc".starts(with: "ab"), "b" > "a")
print(Int("12")!, Int("x") as Any, Int("+5")!, Int("-7")!, Int(" 1") as Any, Double("1e3")!, Double("abc") as Any, Bool("true")!, Bool("1") as Any)
print(Unicode.Scalar("a").value, Character(Unicode.Scalar(65)), String(Unicode.Scalar("b")))

// output: 16 37 24 21
// output: HÉLLO, WÖRLD 👨‍👩‍👧 É héllo, wörld 👨‍👩‍👧 é true true false
// output: H é H é o
// output: Héllo 👨‍👩‍👧 é Wörld 12
// output: Héllo 11 5 Wör
// output: Substring UTF8View UTF16View UnicodeScalarView Character Index
// output: ["Héllo,", "Wörld", "👨‍👩‍👧", "é"] ["Héllo,", "Wörld 👨‍👩‍👧 é"] Array<Substring>
// output: 16 é  ReversedCollection<String>
// output: ReversedCollection<String>(_base: "abc") ["c", "b", "a"] cba
// output: a true true 1 97
// output: ñ true false 2 241
// output: true false true true true
// output: ["a", "b", "c"] ["a", "b", "c"] ["0a", "1b", "2c"]
// output: [104, 195, 169, 108, 108, 111] [233] [97, 233]
// output: XYZhello!? X ? Y Zhello!
// output: Zheo!
// output: __eo!
// output: _eo!
// output: ababab zz 5 3.0 true
// output: true true false nil
// output: ["a", "b", "c"] ["a", "b", "", "c"]
// output: ["line1", "line2", "line3"] x..
// output: 😀 2 2 1
// output: tab	here quote"q" back\slash raw \n \(x) 4
// output: ["tab\there", "quote\"q\"", "back\\slash", "nl\n", "\u{07}", "é", "​", "\'"]
// output: multi
// output:   line joined
// output: ["c", "b", "a"] ehllo ["e", "h", "l", "o"] o e
// output: ["a", "b", "c"] a+b+c
// output: 16 ["a", "b", "c"] false
// output: i true [1]
// output: 97 5 true true 15
// output: true abc "abc" "x"
// output: abcdef true true true
// output: 12 nil 5 -7 nil 1000.0 nil true nil
// output: 97 A b
