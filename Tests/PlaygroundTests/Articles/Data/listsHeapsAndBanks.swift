// data structures
final class ListNode<T> { var value: T; var next: ListNode?; init(_ v: T, _ n: ListNode? = nil) { value = v; next = n } }
struct LinkedList<T>: Sequence, ExpressibleByArrayLiteral { private(set) var head: ListNode<T>?; private(set) var count = 0
  init(arrayLiteral elements: T...) { for e in elements.reversed() { push(e) } }
  mutating func push(_ v: T) { head = ListNode(v, head); count += 1 }
  @discardableResult mutating func pop() -> T? { defer { if head != nil { count -= 1 }; head = head?.next }; return head?.value }
  mutating func reverse() { var prev: ListNode<T>?; var cur = head; while let n = cur { (cur, n.next, prev) = (n.next, prev, n) }; head = prev }
  func makeIterator() -> AnyIterator<T> { var n = head; return AnyIterator { defer { n = n?.next }; return n?.value } } }
extension LinkedList: CustomStringConvertible { var description: String { map { "\($0)" }.joined(separator: " -> ") } }
var l: LinkedList = [1, 2, 3]; l.push(0); print(l, l.count, l.pop() ?? -1); l.reverse(); print(l, l.contains(2), l.reduce(0, +), l.sorted(by: <), Array(l.prefix(2)))
struct Heap<E> { private var a: [E] = []; let less: (E, E) -> Bool; init(_ less: @escaping (E, E) -> Bool) { self.less = less }; var isEmpty: Bool { a.isEmpty }
  mutating func push(_ e: E) { a.append(e); var i = a.count - 1; while i > 0, less(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> E? { guard let top = a.first else { return nil }; let last = a.removeLast(); guard !a.isEmpty else { return top }; a[0] = last; var i = 0; while true { let c = [2 * i + 1, 2 * i + 2].filter { $0 < a.count }.min { less(a[$0], a[$1]) }; guard let c, less(a[c], a[i]) else { return top }; a.swapAt(i, c); i = c } } }
var h = Heap<(p: Int, n: String)> { $0.p < $1.p }; for (i, n) in ["d", "a", "c", "b"].enumerated() { h.push((p: (i * 7) % 4, n: n)) }; var out: [String] = []; while let t = h.pop() { out.append("\(t.p)\(t.n)") }; print(out)
final class Trie { private var kids: [Character: Trie] = [:]; private var end = false; func insert(_ w: String) { guard let c = w.first else { end = true; return }; kids[c, default: Trie()].insert(String(w.dropFirst())); if kids[c] == nil { let t = Trie(); t.insert(String(w.dropFirst())); kids[c] = t } }
  func words(_ p: String) -> [String] { var n: Trie? = self; for c in p { n = n?.kids[c] }; guard let n else { return [] }; return n.all(p) }
  private func all(_ p: String) -> [String] { (end ? [p] : []) + kids.sorted { $0.key < $1.key }.flatMap { $0.value.all(p + String($0.key)) } } }
let tr = Trie(); ["car", "card", "cat", "dog"].forEach { tr.insert($0) }; print(tr.words("ca"), tr.words("x"))
struct Grid<T>: CustomStringConvertible { let w: Int, h: Int; private var cells: [T]; init(_ w: Int, _ h: Int, _ f: (Int, Int) -> T) { self.w = w; self.h = h; cells = (0..<h).flatMap { y in (0..<w).map { x in f(x, y) } } }
  subscript(x: Int, y: Int) -> T { get { cells[y * w + x] } set { cells[y * w + x] = newValue } }; func map<U>(_ f: (T) -> U) -> Grid<U> { Grid<U>(w, h) { f(self[$0, $1]) } }
  var rows: [[T]] { (0..<h).map { y in (0..<w).map { self[$0, y] } } }; var description: String { rows.map { $0.map { "\($0)" }.joined() }.joined(separator: "\n") } }
extension Grid where T == Bool { func neighbours(_ x: Int, _ y: Int) -> Int { var n = 0; for dy in -1...1 { for dx in -1...1 where (dx, dy) != (0, 0) { let (i, j) = (x + dx, y + dy); if (0..<w) ~= i, (0..<h) ~= j, self[i, j] { n += 1 } } }; return n }
  func step() -> Grid { Grid(w, h) { x, y in switch (self[x, y], neighbours(x, y)) { case (true, 2...3), (false, 3): true; default: false } } } }
var life = Grid(5, 5) { x, y in y == 2 && (1...3).contains(x) }; for _ in 0..<2 { print(life.map { $0 ? "#" : "." }); print("--"); life = life.step() }
protocol Account: AnyObject { var id: Int { get }; var balance: Double { get set } }; enum BankError: Error, Equatable { case insufficient(needed: Double), frozen, unknown(id: Int) }
extension Account { func withdraw(_ x: Double) throws { guard balance >= x else { throw BankError.insufficient(needed: x - balance) }; balance -= x } }
final class Checking: Account { let id: Int; var balance: Double { didSet { log.append(balance - oldValue) } }; private(set) var log: [Double] = []; init(id: Int, balance: Double) { self.id = id; self.balance = balance } }
struct Bank { private var accounts: [Int: any Account] = [:]; init(_ a: any Account...) { accounts = Dictionary(uniqueKeysWithValues: a.map { ($0.id, $0) }) }; func find(_ id: Int) throws -> any Account { guard let a = accounts[id] else { throw BankError.unknown(id: id) }; return a }
  func transfer(_ x: Double, from a: Int, to b: Int) throws { let (src, dst) = (try find(a), try find(b)); try src.withdraw(x); dst.balance += x }; var total: Double { accounts.values.reduce(0) { $0 + $1.balance } } }
let c1 = Checking(id: 1, balance: 100), c2 = Checking(id: 2, balance: 5); let bank = Bank(c1, c2)
for (x, a, b) in [(30.0, 1, 2), (50, 2, 1), (1, 1, 9)] { do { try bank.transfer(x, from: a, to: b); print("ok") } catch BankError.insufficient(let n) { print("need", n) } catch let e as BankError where e == .unknown(id: 9) { print("who?") } catch { print(error) } }; print(bank.total, c1.log, c2.log)
extension Sequence { func grouped<K: Hashable>(by k: (Element) -> K) -> [(key: K, items: [Element])] { var order: [K] = [], d: [K: [Element]] = [:]; for e in self { let key = k(e); if d[key] == nil { order.append(key) }; d[key, default: []].append(e) }; return order.map { (key: $0, items: d[$0]!) } }
  func sorted<V: Comparable>(by k: KeyPath<Element, V>, descending: Bool = false) -> [Element] { sorted { descending ? $0[keyPath: k] > $1[keyPath: k] : $0[keyPath: k] < $1[keyPath: k] } }; func count(where p: (Element) throws -> Bool) rethrows -> Int { try reduce(0) { try p($1) ? $0 + 1 : $0 } } }
struct Emp { var name: String, dept: String, pay: Int }; let emps = [Emp(name: "Z", dept: "x", pay: 3), Emp(name: "A", dept: "y", pay: 9), Emp(name: "M", dept: "x", pay: 5)]
for g in emps.grouped(by: \.dept) { print(g.key, g.items.map(\.name), g.items.map(\.pay).reduce(0, +)) }; print(emps.sorted(by: \.name).map(\.name), emps.sorted(by: \.pay, descending: true).first!.name, emps.count { $0.pay > 4 })
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }; struct Frac: Hashable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral { let n: Int, d: Int; init(_ n: Int, _ d: Int) { precondition(d != 0); let g = gcd(abs(n), abs(d)), s = d < 0 ? -1 : 1; self.n = s * n / g; self.d = s * d / g }; init(integerLiteral v: Int) { self.init(v, 1) }; var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
  static func + (a: Frac, b: Frac) -> Frac { Frac(a.n * b.d + b.n * a.d, a.d * b.d) }; static func * (a: Frac, b: Frac) -> Frac { Frac(a.n * b.n, a.d * b.d) }; static func < (a: Frac, b: Frac) -> Bool { a.n * b.d < b.n * a.d }; static prefix func - (a: Frac) -> Frac { Frac(-a.n, a.d) } }
print(Frac(1, 2) + Frac(1, 3), Frac(2, 4) == Frac(1, 2), -Frac(3, -6), [Frac(1, 2), 2, Frac(1, 3)].max()!, [Frac(1, 2), Frac(1, 2), 1].reduce(0, +), Frac(1, 2) * 4)

// output: 0 -> 1 -> 2 -> 3 4 0
// output: 3 -> 2 -> 1 true 6 [1, 2, 3] [3, 2]
// output: ["0d", "1b", "2c", "3a"]
// output: ["car", "card", "cat"] []
// output: .....
// output: .....
// output: .###.
// output: .....
// output: .....
// output: --
// output: .....
// output: ..#..
// output: ..#..
// output: ..#..
// output: .....
// output: --
// output: ok
// output: need 15.0
// output: who?
// output: 105.0 [-30.0] [30.0]
// output: x ["Z", "M"] 8
// output: y ["A"] 9
// output: ["A", "M", "Z"] A 2
// output: 5/6 true 1/2 2 2 2
