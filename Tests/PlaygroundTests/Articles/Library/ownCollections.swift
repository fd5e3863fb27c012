import Foundation
// own sequences and collections
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a &+ b) }; return a } }
print(Array(Fib().prefix(8)), Fib().first { $0 > 50 }!, Array(Fib().lazy.filter { $0 % 2 == 0 }.prefix(4)), Fib().prefix { $0 < 20 }, Fib().dropFirst(5).prefix(2).map { $0 }, zip(Fib(), "abc").map { "\($1)\($0)" })
struct Countdown: Sequence { let n: Int; func makeIterator() -> AnyIterator<Int> { var i = n; return AnyIterator { i == 0 ? nil : { i -= 1; return i + 1 }() } } }
let c = Countdown(n: 5); print(c.map { $0 * 2 }, c.sorted(), c.reversed(), c.contains(3), c.reduce(0, +), c.max()!, c.enumerated().map { $0.0 }, c.min { $0 > $1 }!, c.suffix(2), c.dropLast(3), c.split(separator: 3), c.elementsEqual([5, 4, 3, 2, 1]), c.starts(with: [5, 4]), Set(c).count, c.underestimatedCount)
struct Ring<T>: RandomAccessCollection { var items: [T]; var startIndex: Int { 0 }; var endIndex: Int { items.count }; subscript(i: Int) -> T { items[i] } }
let r = Ring(items: ["a", "b", "c", "d"]); print(r.count, r.first!, r.last!, r[1], r[1...2].count, r.reversed().map { $0 }, r.map { $0.uppercased() }, r.firstIndex(of: "c")!, r.isEmpty, Array(r[2...]), r.indices, r.prefix(2).joined(), r.dropFirst().first!, r.suffix(2).startIndex, r.randomElement() != nil, r.last { $0 < "c" }!, r.index(after: 0), r.distance(from: 0, to: 3), r.split(separator: "b").map { $0.joined() }, r.joined(separator: "+"))
struct Stack<E>: MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
    private var s: [E] = []; init() {}; init(arrayLiteral e: E...) { s = e }
    var startIndex: Int { s.startIndex }; var endIndex: Int { s.endIndex }; func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> E { get { s[i] } set { s[i] = newValue } }
    mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with e: C) where C.Element == E { s.replaceSubrange(r, with: e) }
    var description: String { "Stack\(s)" }
}
var st: Stack = [1, 2, 3]; st.append(4); st.append(contentsOf: [5, 6]); st.insert(0, at: 0); st[1] = 10; print(st, st.count, st.remove(at: 2), st.removeFirst(), st)
st.swapAt(0, 1); st += [9]; st.removeAll { $0 == 9 }; st.insert(contentsOf: [7, 7], at: 1); st.removeSubrange(0..<2); print(st, st + [1], Stack(repeating: 0, count: 2), Stack(1...3), st.filter { $0 > 4 }, type(of: st.filter { _ in true }))
st.replaceSubrange(0..<1, with: [42, 43]); print(st.partition { $0 > 10 }, st.sorted()); st.removeAll(); print(st, st.isEmpty, st.first as Any)
struct Evens: BidirectionalCollection { let n: Int; struct Index: Comparable { var v: Int; static func < (a: Index, b: Index) -> Bool { a.v < b.v } }
    var startIndex: Index { Index(v: 0) }; var endIndex: Index { Index(v: n) }; func index(after i: Index) -> Index { Index(v: i.v + 1) }; func index(before i: Index) -> Index { Index(v: i.v - 1) }; subscript(i: Index) -> Int { i.v * 2 } }
let e = Evens(n: 5); print(Array(e), e.last!, e.reversed().map { $0 }, e.count, e.suffix(2).map { $0 }, e[e.index(e.startIndex, offsetBy: 2)], e.lastIndex { $0 < 5 }!.v, e.dropLast().map { $0 }, e.index(e.endIndex, offsetBy: -2).v, e.indices.map(\.v), e.prefix(upTo: Evens.Index(v: 2)).map { $0 }, e.firstIndex(of: 6)!.v)
struct Tree: Sequence { var v: Int; var kids: [Tree] = []; func makeIterator() -> AnyIterator<Int> { var stack = [self]; return AnyIterator { guard let t = stack.popLast() else { return nil }; stack.append(contentsOf: t.kids.reversed()); return t.v } } }
let t = Tree(v: 1, kids: [Tree(v: 2, kids: [Tree(v: 3)]), Tree(v: 4)]); print(Array(t), t.reduce(0, +), t.map { $0 }, t.first { $0 > 1 }!, t.allSatisfy { $0 > 0 })
for (i, v) in t.enumerated() where i % 2 == 0 { print(i, v, terminator: " ") }; print()
class LinkedList<T>: Sequence { class Node { let v: T; var next: Node?; init(_ v: T) { self.v = v } }; var head: Node?, tail: Node?
    func push(_ v: T) { let n = Node(v); if let t = tail { t.next = n } else { head = n }; tail = n }
    struct It: IteratorProtocol { var cur: Node?; mutating func next() -> T? { defer { cur = cur?.next }; return cur?.v } }; func makeIterator() -> It { It(cur: head) } }
let l = LinkedList<String>(); ["x", "y", "z"].forEach(l.push); print(Array(l), l.joined(separator: ">"), l.map { $0 + $0 }, l.contains("y"), l.max()!, Array(l.dropFirst()), l.sorted(by: >))
struct Grid: Sequence { let w, h: Int; struct It: IteratorProtocol { var x = 0, y = 0; let g: Grid; mutating func next() -> (x: Int, y: Int)? { guard y < g.h else { return nil }; defer { x += 1; if x == g.w { x = 0; y += 1 } }; return (x, y) } }; func makeIterator() -> It { It(g: self) } }
print(Grid(w: 2, h: 2).map { "\($0.x)\($0.y)" }, Grid(w: 3, h: 1).reduce(0) { $0 + $1.x }, Array(Grid(w: 1, h: 2)))
var it = Fib().makeIterator(); print(it.next()!, it.next()!, it.next()!, IteratorSequence(Fib().prefix(3).makeIterator()).map { $0 })
extension Sequence { func chunked(_ n: Int) -> [[Element]] { var out: [[Element]] = []; for x in self { if out.last.map({ $0.count < n }) ?? false { out[out.count - 1].append(x) } else { out.append([x]) } }; return out } }
print((1...7).chunked(3), "abcde".chunked(2).map { String($0) }, c.chunked(4), t.chunked(1).count)
print(AnySequence(c).map { $0 }, AnySequence { Fib().prefix(2).makeIterator() }.map { $0 }, AnyCollection(r).count, AnyBidirectionalCollection(e).last!, AnyRandomAccessCollection(r).reversed().first!, type(of: AnySequence(c)))

// output: [0, 1, 1, 2, 3, 5, 8, 13] 55 [0, 2, 8, 34] [0, 1, 1, 2, 3, 5, 8, 13] [5, 8] ["a0", "b1", "c1"]
// output: [10, 8, 6, 4, 2] [1, 2, 3, 4, 5] [1, 2, 3, 4, 5] true 15 5 [0, 1, 2, 3, 4] 5 [2, 1] [5, 4] [ArraySlice([5, 4]), ArraySlice([2, 1])] true true 5 0
// output: 4 a d b 2 ["d", "c", "b", "a"] ["A", "B", "C", "D"] 2 false ["c", "d"] 0..<4 ab b 2 true b 1 3 ["a", "cd"] a+b+c+d
// output: Stack[0, 10, 2, 3, 4, 5, 6] 7 2 0 Stack[10, 3, 4, 5, 6]
// output: Stack[7, 10, 4, 5, 6] Stack[7, 10, 4, 5, 6, 1] Stack[0, 0] Stack[1, 2, 3] Stack[7, 10, 5, 6] Stack<Int>
// output: 4 [4, 5, 6, 10, 42, 43]
// output: Stack[] true nil
// output: [0, 2, 4, 6, 8] 8 [8, 6, 4, 2, 0] 5 [6, 8] 4 2 [0, 2, 4, 6] 3 [0, 1, 2, 3, 4] [0, 2] 3
// output: [1, 2, 3, 4] 10 [1, 2, 3, 4] 2 true
// output: 0 1 2 3
// output: ["x", "y", "z"] x>y>z ["xx", "yy", "zz"] true z ["y", "z"] ["z", "y", "x"]
// output: ["00", "10", "01", "11"] 3 [(x: 0, y: 0), (x: 0, y: 1)]
// output: 0 1 1 [0, 1, 1]
// output: [[1, 2, 3], [4, 5, 6], [7]] ["ab", "cd", "e"] [[5, 4, 3, 2], [1]] 4
// output: [5, 4, 3, 2, 1] [0, 1] 4 8 d AnySequence<Int>
