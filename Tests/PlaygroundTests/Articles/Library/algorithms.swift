// sorting, comparators, algorithms
import Foundation
struct P: Equatable { let n: String; let a: Int; let s: Double }
let ps = [P(n: "Bo", a: 30, s: 1.5), P(n: "Al", a: 25, s: 2.5), P(n: "Cy", a: 30, s: 0.5), P(n: "al", a: 25, s: 2.5)]
print(ps.sorted { $0.a < $1.a }.map(\.n), ps.sorted { ($0.a, $0.n) < ($1.a, $1.n) }.map(\.n), ps.sorted { $0.a != $1.a ? $0.a > $1.a : $0.n < $1.n }.map(\.n), ps.sorted { (-$0.a, $0.s, $0.n) < (-$1.a, $1.s, $1.n) }.map(\.n))
print(ps.sorted(using: KeyPathComparator(\.n)).map(\.n), ps.sorted(using: KeyPathComparator(\.s, order: .reverse)).map(\.s), ps.sorted(using: [KeyPathComparator(\.a, order: .reverse), KeyPathComparator(\.n)]).map(\.n), ["b", "a"].sorted(using: KeyPathComparator(\.self)), [3, 1, 2].sorted(using: KeyPathComparator(\.self, order: .reverse)))
var m = ps; m.sort { $0.s < $1.s }; print(m.map(\.s)); m.sort(using: KeyPathComparator(\.n, order: .reverse)); print(m.map(\.n)); m.reverse(); print(m.map(\.n), m == ps, m.firstIndex(of: ps[2])!, m.contains { $0.a > 29 })
func bubble<T: Comparable>(_ a: [T]) -> [T] { var a = a; for i in 0..<a.count { for j in 1..<max(1, a.count - i) where a[j] < a[j - 1] { a.swapAt(j, j - 1) } }; return a }; print(bubble([5, 2, 9, 1]), bubble(["z", "y"]), bubble([Int]()))
func quick<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let r = a.dropFirst(); return quick(r.filter { $0 < p }) + [p] + quick(r.filter { $0 >= p }) }; print(quick([3, 6, 1, 8, 2, 9, 2]), quick("quick".map { $0 }).map(String.init).joined())
func mergeSort(_ a: [Int]) -> [Int] { guard a.count > 1 else { return a }; let m = a.count / 2; var l = mergeSort(Array(a[..<m]))[...], r = mergeSort(Array(a[m...]))[...]; var o: [Int] = []; while let x = l.first, let y = r.first { if x <= y { o.append(l.removeFirst()) } else { o.append(r.removeFirst()) } }; return o + l + r }; print(mergeSort([5, 3, 8, 1, 9, 2]))
func search<C: RandomAccessCollection>(_ c: C, _ t: C.Element) -> C.Index? where C.Element: Comparable { var lo = c.startIndex, hi = c.endIndex; while lo < hi { let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2); if c[mid] == t { return mid }; if c[mid] < t { lo = c.index(after: mid) } else { hi = mid } }; return nil }; print(search([1, 3, 5, 7, 9], 7) as Any, search([1, 3], 2) as Any, search(["a", "c", "e"][...], "c") as Any, search(10..<20, 15) as Any)
func sieve(_ n: Int) -> [Int] { var p = Array(repeating: true, count: n + 1); p[0] = false; p[1] = false; for i in 2...n where p[i] && i * i <= n { for j in stride(from: i * i, through: n, by: i) { p[j] = false } }; return p.indices.filter { p[$0] } }; print(sieve(50))
func perms<T>(_ a: [T]) -> [[T]] { a.isEmpty ? [[]] : a.indices.flatMap { i -> [[T]] in var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 } } }; print(perms([1, 2, 3]).count, perms(["a", "b"]), perms([1, 2, 3])[3])
func subsets<T>(_ a: [T]) -> [[T]] { a.reduce([[]]) { acc, x in acc + acc.map { $0 + [x] } } }; print(subsets([1, 2, 3])); func fibm() -> (Int) -> Int { var memo: [Int: Int] = [:]; func f(_ n: Int) -> Int { if n < 2 { return n }; if let v = memo[n] { return v }; let v = f(n - 1) + f(n - 2); memo[n] = v; return v }; return f }; print(fibm()(80))
let mat = [[1, 2, 3], [4, 5, 6]]; func transpose<T>(_ m: [[T]]) -> [[T]] { m.first.map { $0.indices.map { i in m.map { $0[i] } } } ?? [] }; print(transpose(mat), mat.map { $0.reduce(0, +) }, mat.flatMap { $0 }.max()!, zip(mat[0], mat[1]).map(*).reduce(0, +), transpose([[Int]]()))
let ws = "the cat sat on the mat the end".split(separator: " ").map(String.init); let freq = Dictionary(ws.map { ($0, 1) }, uniquingKeysWith: +); print(freq.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(3).map { "\($0.key)=\($0.value)" }, Dictionary(grouping: ws, by: \.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.sorted())" }, Array(Set(ws)).sorted())
func dijkstra(_ g: [String: [(String, Int)]], _ s: String) -> [String: Int] { var d = [s: 0], q = [(s, 0)]; while let (u, du) = q.min(by: { $0.1 < $1.1 }) { q.removeAll { $0.0 == u && $0.1 == du }; for (v, w) in g[u] ?? [] where du + w < d[v, default: .max] { d[v] = du + w; q.append((v, du + w)) } }; return d }; print(dijkstra(["a": [("b", 4), ("c", 1)], "c": [("b", 2)], "b": [("d", 5)]], "a").sorted { $0.key < $1.key }.map { "\($0)\($1)" })
struct Heap<T> { private(set) var a: [T] = []; let before: (T, T) -> Bool; init(_ b: @escaping (T, T) -> Bool) { before = b }; mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, before(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }; mutating func pop() -> T? { guard !a.isEmpty else { return nil }; a.swapAt(0, a.count - 1); let r = a.removeLast(); var i = 0; while true { var m = i; for c in [2 * i + 1, 2 * i + 2] where c < a.count && before(a[c], a[m]) { m = c }; if m == i { break }; a.swapAt(i, m); i = m }; return r } }
var h = Heap<Int>(<); [5, 1, 8, 3].forEach { h.push($0) }; var out: [Int] = []; while let x = h.pop() { out.append(x) }; print(out); var hw = Heap<String>(>); for w in ws.prefix(3) { hw.push(w) }; print(hw.pop()!, hw.a.count)
print([1, 2, 3, 4, 5].partitioned { $0 % 2 == 0 }, [3, 1, 2].argmax()!, [1, 1, 2, 3, 3].uniqued(), [1, 2, 3, 4, 5].windows(2).map { $0.reduce(0, +) }, [1, 2, 3].cycle(5), [[3, 1], [2]].map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }, (1...3).flatMap { x in (1...3).map { (x, $0) } }.filter { $0.0 < $0.1 }.map { "\($0)\($1)" })
extension Array { func partitioned(_ f: (Element) -> Bool) -> (yes: [Element], no: [Element]) { reduce(into: (yes: [], no: [])) { f($1) ? $0.yes.append($1) : $0.no.append($1) } }; func windows(_ n: Int) -> [ArraySlice<Element>] { count < n ? [] : (0...(count - n)).map { self[$0..<($0 + n)] } }; func cycle(_ n: Int) -> [Element] { (0..<n).map { self[$0 % count] } } }
extension Sequence where Element: Hashable { func uniqued() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } } }; extension Collection where Element: Comparable { func argmax() -> Index? { indices.max { self[$0] < self[$1] } } }

// output: ["Al", "al", "Bo", "Cy"] ["Al", "al", "Bo", "Cy"] ["Bo", "Cy", "Al", "al"] ["Cy", "Bo", "Al", "al"]
// output: ["Al", "Bo", "Cy", "al"] [2.5, 2.5, 1.5, 0.5] ["Bo", "Cy", "Al", "al"] ["a", "b"] [3, 2, 1]
// output: [0.5, 1.5, 2.5, 2.5]
// output: ["al", "Cy", "Bo", "Al"]
// output: ["Al", "Bo", "Cy", "al"] false 2 true
// output: [1, 2, 5, 9] ["y", "z"] []
// output: [1, 2, 2, 3, 6, 8, 9] cikqu
// output: [1, 2, 3, 5, 8, 9]
// output: Optional(3) nil Optional(1) Optional(15)
// output: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]
// output: 6 [["a", "b"], ["b", "a"]] [2, 3, 1]
// output: [[], [1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]]
// output: 23416728348467685
// output: [[1, 4], [2, 5], [3, 6]] [6, 15] 6 32 []
// output: ["the=3", "cat=1", "end=1"] ["2:[\"on\"]", "3:[\"cat\", \"end\", \"mat\", \"sat\", \"the\", \"the\", \"the\"]"] ["cat", "end", "mat", "on", "sat", "the"]
// output: ["a0", "b3", "c1", "d8"]
// output: [1, 3, 5, 8]
// output: the 2
// output: (yes: [2, 4], no: [1, 3, 5]) 0 [1, 2, 3] [3, 5, 7, 9] [1, 2, 3, 1, 2] [[1, 3], [2]] ["12", "13", "23"]
