//--- loops-without-try
func numbers() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
func walk() async {
    for await number in numbers().map({ $0 * 2 }).filter({ $0 > 2 }).prefix(3) { print(number) }
    var iterator = numbers().compactMap { $0 > 1 ? "\($0)" : nil }.makeAsyncIterator()
    while let text = await iterator.next() { print(text) }
}
//--- iterator-that-throws-nothing
struct Counter: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Int
    mutating func next() async -> Int? { nil }
    func makeAsyncIterator() -> Counter { self }
}
func walk() async -> Int {
    for await number in Counter() { print(number) }
    for await number in Counter().map({ $0 * 3 }) { print(number) }
    return await Counter().reduce(0, +)
}
//--- function-that-rethrows-what-a-sequence-throws
func total<S: AsyncSequence>(_ values: S) async rethrows -> Int where S.Element == Int {
    var total = 0
    for try await value in values { total += value }
    return total
}
func use(_ numbers: AsyncStream<Int>) async -> Int { await total(numbers) }
//--- sequence-that-never-fails
func show(_ values: some AsyncSequence<Int, Never>) async { for await value in values { print(value) } }
func list<S: AsyncSequence>(_ values: S) async where S.Failure == Never { for await value in values { print(value) } }
