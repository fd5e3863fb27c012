actor Cache {
    private var values: [String: Int] = [:]
    func value(for key: String, or make: () async throws -> Int) async rethrows -> Int {
        if let known = values[key] { return known }
        let made = try await make()
        values[key] = made
        return made
    }
    var count: Int { values.count }
}
struct Timeout: Error {}
func slow(_ n: Int) async throws -> Int {
    try await Task.sleep(for: .milliseconds(n))
    if n > 50 { throw Timeout() }
    return n
}
let cache = Cache()
func run() async {
    do {
        let a = try await cache.value(for: "a") { try await slow(10) }
        let b = try await cache.value(for: "a") { try await slow(99) }
        print(a, b, await cache.count)
        async let first = slow(20)
        async let second = slow(30)
        print(try await first + second)
        _ = try await cache.value(for: "c") { try await slow(60) }
    } catch is Timeout {
        print("timeout")
    } catch {
        print("other", error)
    }
}
await run()
let task = Task { () -> String in
    try? await Task.sleep(for: .seconds(5))
    return Task.isCancelled ? "cancelled" : "done"
}
task.cancel()
print(await task.value)

// output: 10 10 1
// output: 50
// output: timeout
// output: cancelled
