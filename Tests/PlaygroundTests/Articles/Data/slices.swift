import Foundation
var d = Data([1, 2, 3, 4, 5])
let s = d[2...]
print(s.startIndex, s.endIndex, s.count, s[2], Array(s), s.first!, s.last!, Array(s.indices))
print(s == Data([3, 4, 5]), s.hashValue == Data([3, 4, 5]).hashValue)
print(d.dropFirst().startIndex, d.prefix(2).endIndex, d.suffix(2).startIndex, d.dropLast().endIndex)
d.removeFirst(); print(d.startIndex, Array(d))
var t = s; t.append(9); print(t.startIndex, t.endIndex, Array(t))
t[3] = 7; print(Array(t))
print(Data(s).startIndex, s.subdata(in: 3..<5).startIndex, Array(s.subdata(in: 3..<5)))
print(s.firstIndex(of: 4) ?? -1, s.range(of: Data([4, 5])) ?? 0..<0)
print((s + Data([1])).startIndex, s.map { $0 * 2 }, s.reversed().map { $0 })
t.replaceSubrange(2..<4, with: [0]); print(t.startIndex, Array(t))
print(s.enumerated().map { $0.offset + Int($0.element) })
print(s.base64EncodedString(), s.description, String(decoding: s, as: UTF8.self).count)
var u = Data([1, 2, 3]); u[1...] = Data([9]); print(Array(u))
if let split = Data("a,b".utf8).firstIndex(of: 44) { print(split, String(decoding: Data("a,b".utf8)[..<split], as: UTF8.self)) }
print(s[3..<4].startIndex, s[3..<4].count, Data([1,2,3,4]).split(separator: 2).map { $0.startIndex })
print(s.withUnsafeBytes { (p: UnsafeRawBufferPointer) in Int(p[0]) + p.count })
var v = d; v.removeAll(); print(v.startIndex, v.isEmpty)
var w = Data([1, 2, 3]); print(w.popFirst() ?? 0, w.startIndex, w.removeLast(), w.count); w.insert(8, at: 1); print(Array(w), w.startIndex)

// output: 2 5 3 3 [3, 4, 5] 3 5 [2, 3, 4]
// output: true true
// output: 1 2 3 4
// output: 1 [2, 3, 4, 5]
// output: 2 6 [3, 4, 5, 9]
// output: [3, 7, 5, 9]
// output: 0 0 [4, 5]
// output: 3 3..<5
// output: 2 [6, 8, 10] [5, 4, 3]
// output: 2 [0, 5, 9]
// output: [3, 5, 7]
// output: AwQF 3 bytes 3
// output: [1, 9]
// output: 1 a
// output: 3 1 [0, 2]
// output: 6
// output: 0 true
// output: 1 1 3 1
// output: [8, 2] 1
