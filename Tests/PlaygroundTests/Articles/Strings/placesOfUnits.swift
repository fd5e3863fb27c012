import Foundation
let s = "aé한👩‍👩‍👧z𝄞b"
print(s.utf16.count, s.utf8.count, s.unicodeScalars.count)
let i = s.firstIndex(of: "z")!
print(s.utf16.distance(from: s.startIndex, to: i), s.utf8.distance(from: s.startIndex, to: i), s.unicodeScalars.distance(from: s.startIndex, to: i))
let j = s.utf16.index(s.startIndex, offsetBy: 2)
print(s[j], s[j...])
print(s.utf16[i], s.utf8[i], s.unicodeScalars[i])
print(s.utf16[..<i].count, s.utf8[..<i].count, s.unicodeScalars[..<i].count)
print(Array(s.utf16))
print(String(s.utf16[i...])!)
print(String(s.utf16[j..<i]) ?? "nil")
print(s.utf16.indices.count, s.utf16.reversed().first!)
print(s.utf16.firstIndex(of: 122)! == i)
print(i.utf16Offset(in: s), String.Index(utf16Offset: 2, in: s) == j)
let r = NSRange(j..<i, in: s); print(r)
print(s[Range(r, in: s)!])
let k = s.utf16.index(after: s.utf16.index(i, offsetBy: 1))   // middle of surrogate
print(s.utf16[k], s.utf16.distance(from: s.startIndex, to: k))
print(k.samePosition(in: s) == nil, k.samePosition(in: s.utf16) != nil, i.samePosition(in: s)! == i)
print(s.utf16.index(before: k) < k, String.Index(k, within: s) == nil)
print(s.utf16.index(s.startIndex, offsetBy: 5, limitedBy: s.endIndex) != nil, s.utf16.index(s.startIndex, offsetBy: 500, limitedBy: s.endIndex) == nil)
for (n, u) in s.utf16.enumerated().suffix(2) { print(n, u) }
let sub = s[j..<i]
print(sub.utf16.count, sub.utf16.first!, sub.utf16.distance(from: sub.startIndex, to: sub.endIndex), sub.utf8.count)
print(sub.utf16.startIndex == j, sub.utf8.startIndex == j, sub.unicodeScalars.startIndex == j)
print(sub.unicodeScalars.first!, sub.unicodeScalars.count)
print(s.utf16.prefix(3).count, Array(s.utf16.dropFirst(2).prefix(2)))
print(i, s.endIndex, s.startIndex)
print(s.utf8.index(s.startIndex, offsetBy: 3), s.utf16.index(s.startIndex, offsetBy: 3))
print(Substring(s.utf16[j..<i]))
print(Substring(s.utf8[j..<i]), Substring(s.unicodeScalars[j..<i]))
print(String(s.utf8[j..<i])!)
print(String(s.unicodeScalars[j..<i]))
print(type(of: s.utf16[j..<i]), type(of: s.utf8[j..<i]), type(of: s.unicodeScalars[j..<i]), type(of: sub.utf16), type(of: sub.utf8), type(of: sub.unicodeScalars))
var scal = s.unicodeScalars
scal.removeLast(); scal.append("!"); print(String(scal))
scal.insert("?", at: scal.startIndex); print(scal.map(\.value).count, String(String.UnicodeScalarView(scal.filter(\.isASCII))))
print(String(decoding: Array(s.utf16), as: UTF16.self), String(decoding: s.utf8, as: UTF8.self), String(utf16CodeUnits: Array(s.utf16), count: 3))
print(s.utf16.max()!, s.utf16.contains(122), s.utf16.elementsEqual("ab".utf16), s.utf16.lastIndex(of: 98)! == s.utf16.index(before: s.endIndex))
print(s.utf16.index(s.utf16.endIndex, offsetBy: -3) == k)

// output: 15 30 11
// output: 11 24 8
// output: 한 한👩‍👩‍👧z𝄞b
// output: 122 122 z
// output: 11 24 8
// output: [97, 233, 54620, 55357, 56425, 8205, 55357, 56425, 8205, 55357, 56423, 122, 55348, 56606, 98]
// output: z𝄞b
// output: 한👩‍👩‍👧
// output: 15 98
// output: true
// output: 11 true
// output: {2, 9}
// output: 한👩‍👩‍👧
// output: 56606 13
// output: true true true
// output: true true
// output: true true
// output: 13 56606
// output: 14 98
// output: 9 54620 9 21
// output: true true true
// output: 한 6
// output: 3 [54620, 55357]
// output: 24[utf8] 30[utf8] 0[any]
// output: 3[utf8] 6[utf8]
// output: 한👩‍👩‍👧
// output: 한👩‍👩‍👧 한👩‍👩‍👧
// output: 한👩‍👩‍👧
// output: 한👩‍👩‍👧
// output: UTF16View UTF8View UnicodeScalarView UTF16View UTF8View UnicodeScalarView
// output: aé한👩‍👩‍👧z𝄞!
// output: 12 ?az!
// output: aé한👩‍👩‍👧z𝄞b aé한👩‍👩‍👧z𝄞b aé한
// output: 56606 true false true
// output: false
