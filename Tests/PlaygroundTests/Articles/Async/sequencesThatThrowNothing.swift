let s = AsyncStream<Int> { c in c.yield(1); c.yield(2); c.finish() }
for await x in s.map({ $0 * 2 }) { print(x) }
let s2 = AsyncStream<Int> { c in c.yield(1); c.yield(2); c.finish() }
var it = s2.map { $0 + 1 }.makeAsyncIterator()
while let x = await it.next() { print(x) }
let s3 = AsyncStream<Int> { c in for i in 0..<10 { c.yield(i) }; c.finish() }
for await x in s3.filter({ $0 % 2 == 0 }).prefix(3).dropFirst().compactMap({ $0 > 2 ? "\($0)" : nil }) { print(x) }
func st() -> AsyncStream<Int> { AsyncStream { c in for i in 0..<5 { c.yield(i) }; c.finish() } }
print(await st().reduce(0, +), await st().contains(3), await st().first { $0 > 2 } as Any, await st().max()!, await st().allSatisfy { $0 < 9 })
for await x in st().flatMap({ n in AsyncStream<Int> { c in c.yield(n); c.yield(n * 10); c.finish() } }) { print(x, terminator: " ") }
print()
for await x in st().prefix(while: { $0 < 3 }) { print(x, terminator: " ") }
for await x in st().drop(while: { $0 < 3 }) { print(x, terminator: " ") }
print()
struct Counter: AsyncSequence, AsyncIteratorProtocol { typealias Element = Int; var n = 0; mutating func next() async -> Int? { n += 1; return n < 4 ? n : nil }; func makeAsyncIterator() -> Counter { self } }
for await x in Counter() { print(x) }
for await x in Counter().map({ $0 * 3 }) { print(x) }
print(await Counter().reduce(0, +))
func total<S: AsyncSequence>(_ s: S) async rethrows -> Int where S.Element == Int { var t = 0; for try await x in s { t += x }; return t }
print(await total(Counter()))
func show(_ s: some AsyncSequence<Int, Never>) async { for await x in s { print(x) } }
await show(st().map { $0 })
let ts = AsyncThrowingStream<Int, Error> { c in c.yield(1); c.finish() }
for try await x in ts.map({ $0 }) { print(x) }
do { for try await x in st().map({ x in if x > 1 { throw CancellationError() }; return x }) { print(x) } } catch { print("caught", type(of: error)) }
var i4 = st().makeAsyncIterator()
print(await i4.next()!)
let arr = await st().reduce(into: [Int]()) { $0.append($1) }
print(arr)
print(await st().min()!, await st().contains { $0 == 2 })

// output: 2
// output: 4
// output: 2
// output: 3
// output: 4
// output: 10 true Optional(3) 4 true
// output: 0 0 1 10 2 20 3 30 4 40
// output: 0 1 2 3 4
// output: 1
// output: 2
// output: 3
// output: 3
// output: 6
// output: 9
// output: 6
// output: 6
// output: 0
// output: 1
// output: 2
// output: 3
// output: 4
// output: 1
// output: 0
// output: 1
// output: caught CancellationError
// output: 0
// output: [0, 1, 2, 3, 4]
// output: 0 true
