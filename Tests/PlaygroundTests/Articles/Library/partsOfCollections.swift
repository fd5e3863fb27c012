func half<C: RandomAccessCollection>(_ a: C) -> Int where C.Element == Int {
    if a.count < 2 { return a.first ?? 0 }
    let m = a.index(a.startIndex, offsetBy: a.count / 2)
    return half(a[..<m]) + half(a[m...])
}
print(half([1, 2, 3]), half(1...4), half([5, 6, 7][1...]))
func mut<C: MutableCollection & RandomAccessCollection>(_ c: inout C) where C.Element == Int {
    var s = c[c.startIndex...]; s[s.startIndex] = 3; print(s.count, s.first ?? 0)
    c[c.startIndex...].swapAt(c.startIndex, c.index(after: c.startIndex))
}
var arr = [1, 2]
mut(&arr); print(arr)
extension RandomAccessCollection where Element: Comparable {
    func bs(_ x: Element) -> Bool { if isEmpty { return false }; let m = index(startIndex, offsetBy: count / 2)
        return self[m] == x ? true : x < self[m] ? self[..<m].bs(x) : self[index(after: m)...].bs(x) }
}
print([1, 3, 5].bs(3), (1..<9).bs(10), Array("abc").bs("c"))
func merge(_ s: some RandomAccessCollection<Int>) -> [Int] {
  guard s.count > 1 else { return Array(s) }
  let m = s.index(s.startIndex, offsetBy: s.count / 2); let l = merge(s[..<m]), r = merge(s[m...])
  return (l + r).sorted()
}
print(merge([3, 1, 2]))
func cut<C: RangeReplaceableCollection>(_ c: C) -> C { var r = c.dropFirst(); r.append(contentsOf: c.prefix(1)); return C(r) }
print(cut("abc"), cut([1, 2, 3]))
func tail<C: BidirectionalCollection>(_ c: C) -> [C.Element] { c.isEmpty ? [] : [c.last!] + tail(c.dropLast()) }
print(tail("héy"), tail([1, 2]))
struct Ring: RandomAccessCollection, MutableCollection { var items = [1, 2, 3]; var startIndex: Int { 0 }; var endIndex: Int { items.count }
  subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } } }
var ring = Ring(); ring[0...1].reverse(); print(Array(ring), half(ring), type(of: ring[0...1]))
ring.sort(); print(ring.items)
print(max(1, Double.nan), max(.nan, 1.0), min(1, Double.nan), min(Double.nan, 1), [1, Double.nan].max()!, [Double.nan, 1].max()!, max(1, 2, Double.nan, 0))
print("e\u{301}".hashValue == "é".hashValue, 0.0.hashValue == (-0.0).hashValue, Character("e\u{301}").hashValue == Character("é").hashValue)
struct Bag: RangeReplaceableCollection { var items: [Int] = []; init() {}; var startIndex: Int { 0 }; var endIndex: Int { items.count }; func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { items[i] }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with e: C) where C.Element == Int { items.replaceSubrange(r, with: e) } }
var bag = Bag([1, 2, 3, 4]); var sl = bag[1...2]; sl.append(9); _ = sl.remove(at: 1); print(Array(sl), sl.startIndex, sl.endIndex, type(of: sl), cut(bag).items)
struct W: Comparable { var n: Int; static func < (a: W, b: W) -> Bool { a.n < b.n }; static func >= (a: W, b: W) -> Bool { print("own", terminator: " "); return a.n >= b.n } }
print(max(W(n: 1), W(n: 2)), W(n: 1) > W(n: 0), [W(n: 3), W(n: 2)].sorted(), W(n: 1) <= W(n: 1))
func isNot<T: Comparable>(_ a: T, _ b: T) -> Bool { a >= b || a <= b || a > b }
print(isNot(Double.nan, 1), isNot("a", "b"), isNot(1, 2))

// output: 6 10 13
// output: 2 3
// output: [2, 1]
// output: true false true
// output: [1, 2, 3]
// output: bca [2, 3, 1]
// output: ["y", "é", "h"] [2, 1]
// output: [2, 1, 3] 6 Slice<Ring>
// output: [1, 2, 3]
// output: 1.0 nan 1.0 nan 1.0 nan 2.0
// output: true true true
// output: [3, 9] 1 3 Slice<Bag> [2, 3, 4, 1]
// output: own W(n: 2) true [W(n: 2), W(n: 3)] true
// output: false true true
