/// The values of a publisher, for a `for await` loop.
struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    typealias Element = P.Output
    struct Iterator: AsyncIteratorProtocol {
        let _mailbox: _Mailbox<P.Output>
        let _subscription: AnyCancellable
        mutating func next() async -> P.Output? { await _mailbox._next() }
    }
    let _publisher: P
    init(_ publisher: P) { _publisher = publisher }
    func makeAsyncIterator() -> AsyncPublisher<P>.Iterator {
        let mailbox = _Mailbox<P.Output>()
        return Iterator(_mailbox: mailbox, _subscription: _publisher._start({ mailbox._send($0) }) { _ in mailbox._finish() })
    }
}
/// The values of a publisher that may fail, for a `for try await` loop.
struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    typealias Element = P.Output
    struct Iterator: AsyncIteratorProtocol {
        let _mailbox: _Mailbox<P.Output>
        let _subscription: AnyCancellable
        mutating func next() async throws -> P.Output? { try await _mailbox._throwingNext() }
    }
    let _publisher: P
    init(_ publisher: P) { _publisher = publisher }
    func makeAsyncIterator() -> AsyncThrowingPublisher<P>.Iterator {
        let mailbox = _Mailbox<P.Output>()
        let subscription = _publisher._start({ mailbox._send($0) }) {
            if case .failure(let error) = $0 { mailbox._finish(error) } else { mailbox._finish() }
        }
        return Iterator(_mailbox: mailbox, _subscription: subscription)
    }
}
extension Publisher { var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) } }
extension Publisher where Failure == Never { var values: AsyncPublisher<Self> { AsyncPublisher(self) } }
