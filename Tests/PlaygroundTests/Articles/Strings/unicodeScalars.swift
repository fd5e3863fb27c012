for u in "aé😀".unicodeScalars { print(u, u.value, u.properties.name ?? "", u.isASCII, terminator: "; ") }
print()
let us = "héllo".unicodeScalars
print(us, us.count, us.first!, us.map(\.value), String(us), us.reversed().map { String($0) })
debugPrint(us.first!, us); print(Array(us), [us.first!], Optional(us.first!) as Any)
var v = String.UnicodeScalarView(); v.append("a"); v.append(contentsOf: "bc".unicodeScalars); print(v, String(v))
print(String(String.UnicodeScalarView(us.filter { $0.isASCII })))
print(String(us.prefix(2)), us.contains("l"))
print(String(us.dropFirst(2)), String(us.suffix(1)))
let i = us.firstIndex(of: "l")!
print(String(us[i...]), String(us[..<i]), us[i], us[us.startIndex])
print(us.firstIndex(of: "l")!.utf16Offset(in: "héllo"))
print("é".utf8, "é".utf16, Array("é".utf8), "é".utf8.count, Unicode.Scalar(65), Unicode.Scalar("x").value, Unicode.Scalar(0xD800 as UInt32) as Any)
dump("abc"); dump("a" as Character)
print(us.split(separator: "l").map(String.init))
print(us.last!.properties.isAlphabetic, us.min()!, us.max()!, us.sorted().map { Character($0) })
print(us.elementsEqual("héllo".unicodeScalars), Array(us) == Array("héllo".unicodeScalars), us.isEmpty, us.enumerated().map { "\($0)\($1)" })
print(Set(us).count, us.allSatisfy { $0.isASCII }, us.reduce(0) { $0 + $1.value }, us.startIndex == us.endIndex, us.dropLast().count, us.joinedValues)
extension String.UnicodeScalarView { var joinedValues: String { map { String($0.value, radix: 16) }.joined(separator: " ") } }
var sv = "abc".unicodeScalars; sv.insert("z", at: sv.startIndex); sv.removeLast(); sv.remove(at: sv.startIndex); print(String(sv)); sv.removeAll(); print(sv.isEmpty)
var str = "abc"; str.unicodeScalars.append("d"); str.unicodeScalars.removeAll { $0 == "b" }; print(str)
let c: Character = "é"; print(c.unicodeScalars.count, c.unicodeScalars.map { $0.value }, c.unicodeScalars.first!.escaped(asASCII: true))
print("👨‍👩‍👧".unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }, "👨‍👩‍👧".unicodeScalars.count, "a\u{301}".unicodeScalars.count)
let s2 = "Hello".unicodeScalars.filter { CharSet.vowels.contains($0) }
enum CharSet { static let vowels: Set<Unicode.Scalar> = ["a", "e", "i", "o", "u"] }
print(s2, type(of: s2), String(String.UnicodeScalarView(s2)))
print(Unicode.Scalar("a") < Unicode.Scalar("b"), ("a" as Unicode.Scalar) == "a", Unicode.Scalar(UInt8(66)), Unicode.Scalar(0x1F600 as UInt32)!)

// output: a 97 LATIN SMALL LETTER A true; é 233 LATIN SMALL LETTER E WITH ACUTE false; 😀 128512 GRINNING FACE false;
// output: héllo 5 h [104, 233, 108, 108, 111] héllo ["o", "l", "l", "é", "h"]
// output: "h" StringUnicodeScalarView("héllo")
// output: ["h", "\u{00E9}", "l", "l", "o"] ["h"] Optional("h")
// output: abc abc
// output: hllo
// output: hé true
// output: llo o
// output: llo hé l h
// output: 2
// output: é é [195, 169] 2 Optional("A") 120 nil
// output: - "abc"
// output: - "a"
// output: ["hé", "o"]
// output: true h é ["h", "l", "l", "o", "é"]
// output: true true false ["0h", "1é", "2l", "3l", "4o"]
// output: 4 false 664 false 4 68 e9 6c 6c 6f
// output: ab
// output: true
// output: acd
// output: 1 [233] \u{00E9}
// output: ["1F468", "200D", "1F469", "200D", "1F467"] 5 2
// output: eo UnicodeScalarView eo
// output: true true B 😀
