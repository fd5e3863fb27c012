enum Fault: Error { case broken }
func fetch(_ number: Int) async throws -> Int {
    try await Task.sleep(nanoseconds: UInt64(4 - number) * 10_000_000)
    if number == 0 { throw Fault.broken }
    return number * 10
}
func fetchAll(_ numbers: [Int]) async throws -> [Int] {
    try await withThrowingTaskGroup(of: (Int, Int).self) { group in
        for number in numbers { group.addTask { (number, try await fetch(number)) } }
        var results: [Int: Int] = [:]
        for try await (number, result) in group {
            print("got", number)
            results[number] = result
        }
        return numbers.compactMap { results[$0] }
    }
}
print(try await fetchAll([1, 2, 3]))
do { _ = try await fetchAll([1, 0]) } catch { print("failed:", error) }
let sum = await withTaskGroup(of: Int.self, returning: Int.self) { group in
    for number in 1...4 { group.addTask { number } }
    return await group.reduce(0, +)
}
print(sum)

func load(then finish: @escaping (Result<String, Fault>) -> Void) { finish(.success("loaded")) }
func load() async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        load { continuation.resume(with: $0.mapError { $0 }) }
    }
}
print(try await load())
let later: Int = await withCheckedContinuation { continuation in
    Task { continuation.resume(returning: 7) }
}
print(later)

let (stream, continuation) = AsyncStream<String>.makeStream()
let consumer = Task {
    var count = 0
    for await text in stream {
        print("received", text)
        count += 1
    }
    return count
}
continuation.yield("a")
continuation.yield("b")
continuation.finish()
print("sent")
print(await consumer.value)

let failing = AsyncThrowingStream<Int, Error> { continuation in
    continuation.yield(1)
    continuation.finish(throwing: Fault.broken)
}
do {
    for try await number in failing { print(number) }
} catch {
    print("caught", error)
}

let numbers = AsyncStream<Int> { continuation in
    for number in 0..<10 { continuation.yield(number) }
    continuation.finish()
}
for await number in numbers.filter({ $0 % 2 == 0 }).prefix(2) { print("even", number) }

struct Countdown: AsyncSequence, AsyncIteratorProtocol {
    var count: Int
    mutating func next() async -> Int? {
        guard count > 0 else { return nil }
        defer { count -= 1 }
        return count
    }
    func makeAsyncIterator() -> Countdown { self }
}
for await count in Countdown(count: 3) { print(count) }
print(await Countdown(count: 4).reduce(0, +))

// output: got 3
// output: got 2
// output: got 1
// output: [10, 20, 30]
// output: got 1
// output: failed: broken
// output: 10
// output: loaded
// output: 7
// output: sent
// output: received a
// output: received b
// output: 2
// output: 1
// output: caught broken
// output: even 0
// output: even 2
// output: 3
// output: 2
// output: 1
// output: 10
