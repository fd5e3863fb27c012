let s = "héllo 한𝄞"
let sub = s.dropFirst()
print(sub.utf8, sub.utf16, sub.unicodeScalars)
debugPrint(sub.utf8, sub.utf16, sub.unicodeScalars)
print(s.utf8.prefix(2), s.unicodeScalars.dropLast())
var input = sub.utf8
while let b = input.popFirst(), b != 32 { print(b, terminator: " ") }
print(Substring(input)); input.removeFirst(); print(input.first!, input.count)
func units<S: StringProtocol>(_ t: S) -> Int { t.utf16.count + t.utf8.count + t.unicodeScalars.filter { $0.isASCII }.count }
print(units(s), units(sub))
print(sub.utf8.firstIndex(of: 32)! == s.firstIndex(of: " ")!)
print(String(s.utf8.prefix(2)) as Any, String(s.utf8.prefix(1)) as Any, String(Substring(s.utf8.prefix(3))))
print(s.utf8.starts(with: "hé".utf8), s.utf8.prefix(2).elementsEqual([104, 195]))
print(s.unicodeScalars.map { String($0.value, radix: 16) })
print(String(s.unicodeScalars.filter { $0.isASCII }), String(String.UnicodeScalarView(sub.unicodeScalars.prefix(2))))
print(s.unicodeScalars.reversed().first!, s.utf8.suffix(4).map { $0 })
for i in sub.utf16.indices { print(i.utf16Offset(in: s), terminator: ",") }
print()
print(s.utf8.split(separator: 32).map { String($0)! }, s.unicodeScalars.split(separator: " ").map(String.init))
let r = s.unicodeScalars.firstIndex { $0 == "l" }!
print(s[r...], s.unicodeScalars[r..<s.endIndex].count)
print(Array(s.utf8) == Array(s.utf8[...]), s.unicodeScalars.elementsEqual(s.unicodeScalars[s.startIndex...]))

// output: UTF8View(_slice: Swift.Slice<Swift.String.UTF8View>(_startIndex: 1[utf8], _endIndex: 14[utf8], _base: UTF8View("héllo 한𝄞"))) UTF16View(_slice: Swift.Slice<Swift.String.UTF16View>(_startIndex: 1[utf8], _endIndex: 14[utf8], _base: StringUTF16("héllo 한𝄞"))) UnicodeScalarView(_slice: Swift.Slice<Swift.String.UnicodeScalarView>(_startIndex: 1[utf8], _endIndex: 14[utf8], _base: StringUnicodeScalarView("héllo 한𝄞")))
// output: Swift.Substring.UTF8View(_slice: Swift.Slice<Swift.String.UTF8View>(_startIndex: 1[utf8], _endIndex: 14[utf8], _base: UTF8View("héllo 한𝄞"))) Swift.Substring.UTF16View(_slice: Swift.Slice<Swift.String.UTF16View>(_startIndex: 1[utf8], _endIndex: 14[utf8], _base: StringUTF16("héllo 한𝄞"))) Swift.Substring.UnicodeScalarView(_slice: Swift.Slice<Swift.String.UnicodeScalarView>(_startIndex: 1[utf8], _endIndex: 14[utf8], _base: StringUnicodeScalarView("héllo 한𝄞")))
// output: UTF8View(_slice: Swift.Slice<Swift.String.UTF8View>(_startIndex: 0[any], _endIndex: 2[utf8], _base: UTF8View("héllo 한𝄞"))) UnicodeScalarView(_slice: Swift.Slice<Swift.String.UnicodeScalarView>(_startIndex: 0[any], _endIndex: 10[utf8], _base: StringUnicodeScalarView("héllo 한𝄞")))
// output: 195 169 108 108 111 한𝄞
// output: 149 6
// output: 28 25
// output: true
// output: nil Optional("h") hé
// output: true true
// output: ["68", "e9", "6c", "6c", "6f", "20", "d55c", "1d11e"]
// output: hllo  él
// output: 𝄞 [240, 157, 132, 158]
// output: 1,2,3,4,5,6,7,8,
// output: ["héllo", "한𝄞"] ["héllo", "한𝄞"]
// output: llo 한𝄞 6
// output: true true
