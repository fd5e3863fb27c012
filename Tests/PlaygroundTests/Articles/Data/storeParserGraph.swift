// store/reducer/state machine/parsers: realistic teaching programs
struct Todo: Identifiable, Equatable { let id: Int; var title: String; var done = false }
enum Action { case add(String), toggle(Int), remove(at: Int), rename(id: Int, to: String), clearDone }
struct State: Equatable { var todos: [Todo] = []; var nextID = 1; var remaining: Int { todos.lazy.filter { !$0.done }.count } }
func reduce(_ s: inout State, _ a: Action) { switch a { case .add(let t) where !t.isEmpty: s.todos.append(Todo(id: s.nextID, title: t)); s.nextID += 1; case .add: break; case .toggle(let id): if let i = s.todos.firstIndex(where: { $0.id == id }) { s.todos[i].done.toggle() }; case .remove(let i): s.todos.remove(at: i); case let .rename(id, t): guard let i = s.todos.firstIndex(where: { $0.id == id }) else { return }; s.todos[i].title = t; case .clearDone: s.todos.removeAll(where: \.done) } }
final class Store<S: Equatable, A> { private(set) var state: S { didSet { if oldValue != state { subs.forEach { $0(state) } } } }; private var subs: [(S) -> Void] = []; private let r: (inout S, A) -> Void; init(_ s: S, _ r: @escaping (inout S, A) -> Void) { state = s; self.r = r }; func send(_ a: A) { r(&state, a) }; func subscribe(_ f: @escaping (S) -> Void) { subs.append(f); f(state) }; subscript<V>(_ k: KeyPath<S, V>) -> V { state[keyPath: k] } }
let store = Store(State(), reduce); store.subscribe { print($0.todos.map { "\($0.done ? "x" : " ")\($0.title)" }, $0.remaining) }
for a: Action in [.add("milk"), .add(""), .add("tea"), .toggle(1), .rename(id: 2, to: "coffee"), .toggle(9), .clearDone, .remove(at: 0)] { store.send(a) }; print(store[\.nextID], store[\.todos.count])
struct Parser<T> { let run: (inout Substring) -> T?; func map<U>(_ f: @escaping (T) -> U) -> Parser<U> { Parser<U> { run(&$0).map(f) } }; func flatMap<U>(_ f: @escaping (T) -> Parser<U>) -> Parser<U> { Parser<U> { s in let o = s; guard let t = self.run(&s), let u = f(t).run(&s) else { s = o; return nil }; return u } }
  var many: Parser<[T]> { Parser<[T]> { s in var out: [T] = []; while let t = self.run(&s) { out.append(t) }; return out } } }
func char(_ p: @escaping (Character) -> Bool) -> Parser<Character> { Parser { s in guard let c = s.first, p(c) else { return nil }; s.removeFirst(); return c } }
let digit = char { $0.isNumber }; let number = digit.many.map { Int(String($0)) }; let comma = char { $0 == "," }
let pair = number.flatMap { a in comma.flatMap { _ in number.map { b in (a ?? 0, b ?? 0) } } }
var input = Substring("12,34rest"); print(pair.run(&input)!, input)
enum Token: Equatable { case num(Double), op(Character), l, r }
struct Lexer: Sequence, IteratorProtocol { private var it: String.Iterator; private var peeked: Character?; init(_ s: String) { it = s.makeIterator(); peeked = it.next() }
  mutating func next() -> Token? { while let c = peeked, c == " " { peeked = it.next() }; guard let c = peeked else { return nil }; if c.isNumber { var t = ""; while let d = peeked, d.isNumber || d == "." { t.append(d); peeked = it.next() }; return .num(Double(t)!) }; peeked = it.next(); return c == "(" ? .l : c == ")" ? .r : .op(c) } }
print(Array(Lexer("1 + (2.5*3)")))
struct Calc { var ts: [Token]; var i = 0; var cur: Token? { i < ts.count ? ts[i] : nil }
  mutating func expr() -> Double { var v = term(); while case .op(let o)? = cur, "+-".contains(o) { i += 1; let r = term(); v = o == "+" ? v + r : v - r }; return v }
  mutating func term() -> Double { var v = factor(); while case .op(let o)? = cur, o == "*" || o == "/" { i += 1; let r = factor(); if o == "*" { v *= r } else { v /= r } }; return v }
  mutating func factor() -> Double { switch cur { case .num(let n)?: i += 1; return n; case .l?: i += 1; let v = expr(); i += 1; return v; case .op("-"): i += 1; return -factor(); default: return .nan } } }
for e in ["1+2*3", "(1+2)*3", "-4/2-1", "2*(3+4)*5"] { var c = Calc(ts: Array(Lexer(e))); print(e, "=", c.expr()) }
class Graph<V: Hashable> { private var adj: [V: [(to: V, w: Int)]] = [:]; func edge(_ a: V, _ b: V, _ w: Int) { adj[a, default: []].append((b, w)); adj[b, default: []].append((a, w)) }
  func dijkstra(from s: V) -> [V: Int] { var dist: [V: Int] = [s: 0]; var done: Set<V> = []; while let u = dist.filter({ !done.contains($0.key) }).min(by: { $0.value < $1.value })?.key { done.insert(u); for (v, w) in adj[u] ?? [] where !done.contains(v) { dist[v] = min(dist[v] ?? .max, dist[u]! + w) } }; return dist }
  func bfs(_ s: V) -> [V] { var q = [s], seen: Set = [s], out: [V] = []; while !q.isEmpty { let u = q.removeFirst(); out.append(u); for (v, _) in adj[u, default: []] where seen.insert(v).inserted { q.append(v) } }; return out } }
let g = Graph<String>(); g.edge("a", "b", 4); g.edge("a", "c", 1); g.edge("c", "b", 2); g.edge("b", "d", 5); print(g.dijkstra(from: "a").sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }, g.bfs("a"))
struct LRU<K: Hashable, V> { private var order: [K] = [], d: [K: V] = [:]; let cap: Int; init(_ n: Int) { cap = n }; subscript(k: K) -> V? { mutating get { guard let v = d[k] else { return nil }; touch(k); return v } set { d[k] = newValue; touch(k); if order.count > cap { d[order.removeFirst()] = nil } } }; private mutating func touch(_ k: K) { order.removeAll { $0 == k }; order.append(k) }; var keys: [K] { order } }
var lru = LRU<String, Int>(2); lru["a"] = 1; lru["b"] = 2; _ = lru["a"]; lru["c"] = 3; print(lru.keys, lru["b"] as Any)
enum Phase { case idle, loading(progress: Double), done(Result<String, any Error>); mutating func advance() { self = switch self { case .idle: .loading(progress: 0.5); case .loading(let p) where p < 1: .loading(progress: p + 0.5); case .loading: .done(.success("ok")); case .done: self } } }
var ph = Phase.idle; for _ in 0..<4 { ph.advance(); if case .done(.success(let s)) = ph { print("done", s) } else { print(ph) } }
func permutations<T>(_ xs: [T]) -> [[T]] { xs.isEmpty ? [[]] : xs.indices.flatMap { i in var rest = xs; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }; print(permutations([1, 2, 3]).count, permutations(["a", "b"]))
func primes(upTo n: Int) -> [Int] { var s = Array(repeating: true, count: n + 1); return (2...n).filter { p in guard s[p] else { return false }; for m in stride(from: p * p, through: n, by: p) { s[m] = false }; return true } }; print(primes(upTo: 30))
struct Fib: Sequence { func makeIterator() -> AnyIterator<Int> { var (a, b) = (0, 1); return AnyIterator { defer { (a, b) = (b, a + b) }; return a } } }; print(Array(Fib().prefix(10)), Fib().first { $0 > 50 }!)
let words = "the cat the dog a cat the".split(separator: " "); let freq = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }; print(freq.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key):\($0.value)" }); print(Dictionary(grouping: words, by: \.count).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)-\($0.value)" })

// output: [] 0
// output: [" milk"] 1
// output: [" milk", " tea"] 2
// output: ["xmilk", " tea"] 1
// output: ["xmilk", " coffee"] 1
// output: [" coffee"] 1
// output: [] 0
// output: 3 0
// output: (12, 34) rest
// output: [Token.num(1.0), Token.op("+"), Token.l, Token.num(2.5), Token.op("*"), Token.num(3.0), Token.r]
// output: 1+2*3 = 7.0
// output: (1+2)*3 = 9.0
// output: -4/2-1 = -3.0
// output: 2*(3+4)*5 = 70.0
// output: ["a=0", "b=3", "c=1", "d=8"] ["a", "b", "c", "d"]
// output: ["a", "c"] nil
// output: loading(progress: 0.5)
// output: loading(progress: 1.0)
// output: done ok
// output: done ok
// output: 6 [["a", "b"], ["b", "a"]]
// output: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
// output: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34] 55
// output: ["the:3", "cat:2", "a:1", "dog:1"]
// output: ["1-1", "3-6"]
