import Foundation
let s: IndexSet = [3, 5, 9]
if let i = s.firstIndex(where: { $0 == 5 }) { print(s[i], s.index(after: i) < s.endIndex) }
print(s.indices.map { s[$0] }, s.rangeView.map { "\($0)" }, s.count(in: 0..<6), s.reversed().map { $0 })
print(s.first as Any, s.last as Any, s.map { $0 * 2 }, s.sorted(), Array(s.dropFirst()), s.contains(5), s.isEmpty, s.count, s.min()!, Array(s), s == IndexSet([9, 3, 5]))
var t = s; t.insert(1); t.remove(9); for x in t { print(x, terminator: " ") }; print()
print(s.union([4]).count, s.subtracting([3]).first!, s.enumerated().map { "\($0):\($1)" })

// output: 5 true
// output: [3, 5, 9] ["3..<4", "5..<6", "9..<10"] 2 [9, 5, 3]
// output: Optional(3) Optional(9) [6, 10, 18] [3, 5, 9] [5, 9] true false 3 3 [3, 5, 9] true
// output: 1 3 5
// output: 4 5 ["0:3", "1:5", "2:9"]
