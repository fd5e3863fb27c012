let stream = AsyncThrowingStream<Int, Error> { $0.finish() }
var iterator = stream.map { $0 }.makeAsyncIterator()
print(await iterator.next() as Any)
func show<S: AsyncSequence>(_ values: S) async { for await value in values { print(value) } }
func numbers() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
for await number in numbers().map({ number in if number > 1 { throw CancellationError() }; return number }) { print(number) }
struct Lines: AsyncSequence {
    typealias Element = Int
    struct AsyncIterator: AsyncIteratorProtocol { mutating func next() async throws -> Int? { nil } }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
for await line in Lines() { print(line) }
for await line in Lines().map({ $0 }) { print(line) }
print(await Lines().contains(3))
func read() async { for try await line in Lines() { print(line) } }

// error: 3: call can throw but is not marked with 'try'
// error: 4: call can throw, but the error is not handled
// error: 6: call can throw, but the error is not handled
// error: 12: call can throw, but the error is not handled
// error: 13: call can throw, but the error is not handled
// error: 14: call can throw but is not marked with 'try'
// error: 15: errors thrown from here are not handled
