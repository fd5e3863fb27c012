let a = [10, 20, 30, 40, 50, 60]
var s = a[1...4]
print(s, s.startIndex, s.endIndex, s.count, s.indices, s[2], s.first!, s.last!)
s[2] = 99; s.append(7); s.insert(1, at: s.startIndex); print(s, s.startIndex, s.endIndex, a)
s.remove(at: 3); s.removeFirst(); s.removeLast(); print(s, s.startIndex)
print(type(of: s), type(of: s[...]), type(of: a.prefix(2)), type(of: a.dropFirst()), type(of: a.split(separator: 30)))
s.sort(by: >); print(s, s.sorted(), s.reversed().map { $0 }, s.map { $0 + 1 }, s.filter { $0 > 20 })
print(s == a[0..<1], s.elementsEqual([1]), Array(s) + a[..<1], a[..<1] + [5], [5] + a[..<1])
func sum(_ xs: ArraySlice<Int>) -> Int { guard let f = xs.first else { return 0 }; return f + sum(xs.dropFirst()) }
print(sum(a[...]), sum([]), sum([1, 2]))
func total<C: Collection>(_ c: C) -> Int where C.Element == Int { var t = 0; for x in c { t += x }; return t }
print(total(a), total(a[2...]), total(a.prefix(1)), total(1...4), total(Set([1, 2])))
var q = a[...]
while q.count > 2 { print(q.removeFirst(), terminator: " ") }
print(q, q.popLast() as Any, q.popFirst() as Any, q.popFirst() as Any, q.isEmpty)
var m = a
m[2..<4] = [0]; print(m)
m[...1].sort(by: >); print(m)
m[1...].swapAt(1, 2); print(m)
for i in m[2...].indices { m[i] *= 2 }
print(m, m[1...][2], m[1...].firstIndex(of: 10) ?? -1, m[2...].min()!)
let slice: ArraySlice<String> = ["a", "b", "c"]
print(slice, slice.joined(separator: "+"), slice.startIndex, slice.dropFirst().startIndex, slice.dropFirst().dropLast())
switch a[...] { case let x where x.count > 3: print("long", x.count); default: print("short") }
var h: Set<ArraySlice<Int>> = [a[0...1], a[0...1], a[1...2]]
h.insert([10, 20]); print(h.count, a[0...1].hashValue == [10, 20][...].hashValue)
print(a.prefix(upTo: 2), a.prefix(through: 2), a.suffix(from: 4), a.index(after: 0), a.index(1, offsetBy: 2), a.index(0, offsetBy: 9, limitedBy: 6) as Any)
print(a[3...].enumerated().map { "\($0.offset):\($0.element)" }, a.dropFirst(2).prefix(2).map { $0 })
func quick(_ xs: ArraySlice<Int>) -> [Int] { guard let p = xs.first else { return [] }; let r = xs.dropFirst(); return quick(r.filter { $0 < p }[...]) + [p] + quick(r.filter { $0 >= p }) }
print(quick([3, 1, 2, 5, 4]))
var rest = ["x", "=", "1"][...]
if rest.first == "x" { rest = rest.dropFirst() }
print(rest, rest.joined(), [rest, rest].count, Optional(rest) as Any)
print(a[1...3].reduce(0, +), a[1...3].contains(30), a[..<3].max()!, a[2...].randomElement() != nil, zip(a[1...], a).map { $0 - $1 })

// output: [20, 30, 40, 50] 1 5 4 1..<5 30 20 50
// output: [1, 20, 99, 40, 50, 7] 1 7 [10, 20, 30, 40, 50, 60]
// output: [20, 40, 50] 2
// output: ArraySlice<Int> ArraySlice<Int> ArraySlice<Int> ArraySlice<Int> Array<ArraySlice<Int>>
// output: [50, 40, 20] [20, 40, 50] [20, 40, 50] [51, 41, 21] [50, 40]
// output: false false [50, 40, 20, 10] [10, 5] [5, 10]
// output: 210 0 3
// output: 210 180 10 10 3
// output: 10 20 30 40 [50, 60] Optional(60) Optional(50) nil true
// output: [10, 20, 0, 50, 60]
// output: [20, 10, 0, 50, 60]
// output: [20, 0, 10, 50, 60]
// output: [20, 0, 20, 100, 120] 20 -1 20
// output: ["a", "b", "c"] a+b+c 0 1 ["b"]
// output: long 6
// output: 2 true
// output: [10, 20] [10, 20, 30] [50, 60] 1 3 nil
// output: ["0:40", "1:50", "2:60"] [30, 40]
// output: [1, 2, 3, 4, 5]
// output: ["=", "1"] =1 2 Optional(ArraySlice(["=", "1"]))
// output: 90 true 30 true [10, 10, 10, 10, 10]
