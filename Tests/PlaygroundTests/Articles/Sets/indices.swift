let s: Set = [3, 1, 2]
print(s.first != nil, s[s.startIndex] == s.first!, s.firstIndex(of: 3) != nil, s[s.firstIndex(of: 2)!])
var t = s
t.remove(at: t.firstIndex(of: 1)!)
print(t.sorted(), s.index(after: s.startIndex) < s.endIndex, s.distance(from: s.startIndex, to: s.endIndex))
let i: Set<Int>.Index = s.index(s.startIndex, offsetBy: 3)
print(i == s.endIndex, type(of: i))
for x in s.sorted() { print(x) }
print(s.dropFirst().count, s.prefix(2).count, s.indices.count, s.enumerated().map(\.offset))

// output: true true true 2
// output: [2, 3] true 3
// output: true Index
// output: 1
// output: 2
// output: 3
// output: 2 2 3 [0, 1, 2]
