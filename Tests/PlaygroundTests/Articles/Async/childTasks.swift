func fetch(_ id: Int) async throws -> String { if id < 0 { throw Oops.bad(id) }; try await Task.sleep(nanoseconds: 10); return "r\(id)" }
enum Oops: Error { case bad(Int), timeout }
func both() async -> String {
    async let a = fetch(1)
    async let b = fetch(-2)
    print("started")
    do { let r = try await (a, b); return "\(r)" } catch Oops.bad(let n) { return "bad \(n)" } catch { return "?" }
}
func first() async throws -> [String] {
    async let x = fetch(5), y = fetch(6)
    let z = try await fetch(7)
    return try await [x, y, z]
}
actor Cache { private var store: [Int: String] = [:]; private(set) var misses = 0
    func get(_ id: Int, or make: @Sendable (Int) async throws -> String) async rethrows -> String { if let hit = store[id] { return hit }; misses += 1; let v = try await make(id); store[id] = v; return v }
    subscript(id: Int) -> String? { store[id] }
    static let shared = Cache() }
extension Cache { func clear() { store.removeAll() } ; var count: Int { store.count } }
func retry<T>(_ n: Int, _ op: () async throws -> T) async throws -> T { var last: (any Error)?; for i in 1...n { do { return try await op() } catch { print("try", i, error); last = error } }; throw last! }
struct Ticker: AsyncSequence { typealias Element = Int; let n: Int
    struct Iterator: AsyncIteratorProtocol { var i = 0; let n: Int; mutating func next() async throws -> Int? { i += 1; if i == 4 { throw Oops.timeout }; return i <= n ? i : nil } }
    func makeAsyncIterator() -> Iterator { Iterator(n: n) } }
func main() async {
    print(await both())
    print((try? await first()) ?? [])
    let c = Cache.shared
    for i in [1, 2, 1] { _ = try? await c.get(i) { try await fetch($0) } }
    print(await c.misses, await c.count, await c[2] ?? "-")
    await c.clear()
    do { _ = try await c.get(-5) { try await fetch($0) } } catch { print("failed", error) }
    var tries = 0
    let r = try? await retry(3) { tries += 1; return try await fetch(tries < 3 ? -tries : tries) }
    print(r as Any, tries)
    do { for try await t in Ticker(n: 9) { print(t, terminator: " ") } } catch { print("ended", error) }
    do { for try await t in Ticker(n: 3).map({ $0 * 10 }).filter({ $0 != 20 }) { print(t, terminator: " ") } ; print() } catch { print(error) }
    let results = await withTaskGroup(of: Result<String, any Error>.self) { g -> [String] in
        for i in [3, -1, 2] { g.addTask { do { return .success(try await fetch(i)) } catch { return .failure(error) } } }
        var out: [String] = []
        for await r in g { switch r { case .success(let s): out.append(s); case .failure(let e): out.append("\(e)") } }
        return out.sorted()
    }
    print(results)
    let t = Task { try await fetch(-9) }
    do { _ = try await t.value } catch { print("task", error) }
    let cancelled = Task { () -> String in do { try await Task.sleep(for: .seconds(10)); return "slept" } catch is CancellationError { return "cancelled \(Task.isCancelled)" } catch { return "?" } }
    cancelled.cancel()
    print(await cancelled.value)
    let (stream, cont) = AsyncStream.makeStream(of: Int.self)
    Task { for i in 1...3 { cont.yield(i) }; cont.finish() }
    print(await stream.reduce(into: [Int]()) { $0.append($1) })
    await MainActor.run { print("main") }
}
await main()

// output: started
// output: bad -2
// output: ["r5", "r6", "r7"]
// output: 2 2 r2
// output: failed bad(-5)
// output: try 1 bad(-1)
// output: try 2 bad(-2)
// output: Optional("r3") 3
// output: 1 2 3 ended timeout
// output: 10 30 timeout
// output: ["bad(-1)", "r2", "r3"]
// output: task bad(-9)
// output: cancelled true
// output: [1, 2, 3]
// output: main
