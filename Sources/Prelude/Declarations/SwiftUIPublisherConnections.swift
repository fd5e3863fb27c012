// Combine's publishers that several subscribe to, that come of several, and that are read with `for await`.
/// The values of a publisher, one after the other.
/// - Since: iOS 15
struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    typealias Failure = Never
    typealias Element = P.Output
    struct Iterator: AsyncIteratorProtocol {
        var _values: AsyncStream<P.Output>.Iterator
        let _subscription: AnyCancellable
        mutating func next() async -> P.Output? { await _values.next() }
    }
    let _publisher: P
    init(_ publisher: P) { _publisher = publisher }
    func makeAsyncIterator() -> AsyncPublisher<P>.Iterator {
        let (stream, continuation) = AsyncStream<P.Output>.makeStream(of: P.Output.self)
        let subscription = _publisher._start({ continuation.yield($0) }) { _ in continuation.finish() }
        return Iterator(_values: stream.makeAsyncIterator(), _subscription: subscription)
    }
}
/// As well; a failure of the publisher is thrown.
/// - Since: iOS 15
struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    typealias Element = P.Output
    struct Iterator: AsyncIteratorProtocol {
        var _values: AsyncThrowingStream<P.Output, any Error>.Iterator
        let _subscription: AnyCancellable
        mutating func next() async throws -> P.Output? { try await _values.next() }
    }
    let _publisher: P
    init(_ publisher: P) { _publisher = publisher }
    func makeAsyncIterator() -> AsyncThrowingPublisher<P>.Iterator {
        let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream(of: P.Output.self)
        let subscription = _publisher._start({ continuation.yield($0) }) {
            switch $0 {
            case .finished: continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            }
        }
        return Iterator(_values: stream.makeAsyncIterator(), _subscription: subscription)
    }
}
/// - Since: iOS 15
extension Publisher where Failure == Never { var values: AsyncPublisher<Self> { AsyncPublisher(self) } }
/// - Since: iOS 15
extension Publisher { var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) } }
extension Subscribers {
    /// How many values somebody wants.
    struct Demand: Hashable {
        let _count: Int?
        static let unlimited = Demand(_count: nil), none = Demand(_count: 0)
        static func max(_ value: Int) -> Subscribers.Demand { Demand(_count: value) }
    }
}
/// What a publisher sent, to be sent again.
struct Record<Output, Failure: Error>: Publisher {
    struct Recording {
        private(set) var output: [Output] = []
        private(set) var completion: Subscribers.Completion<Failure> = .finished
        init() {}
        init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) { (self.output, self.completion) = (output, completion) }
        mutating func receive(_ input: Output) { output.append(input) }
        mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }
    let recording: Record<Output, Failure>.Recording
    init(recording: Record<Output, Failure>.Recording) { self.recording = recording }
    init(output: [Output], completion: Subscribers.Completion<Failure>) { recording = Recording(output: output, completion: completion) }
    init(record: (inout Record<Output, Failure>.Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }
    func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        for value in recording.output { receive(value) }
        complete(recording.completion)
        return AnyCancellable {}
    }
}
extension Result {
    var publisher: Result<Success, Failure>.Publisher { Publisher(self) }
    struct Publisher: _Publisher {
        typealias Output = Success
        let result: Result<Success, Failure>
        init(_ result: Result<Success, Failure>) { self.result = result }
        func _start(_ receive: @escaping (Success) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
            switch result {
            case .success(let value):
                receive(value)
                complete(.finished)
            case .failure(let error): complete(.failure(error))
            }
            return AnyCancellable {}
        }
    }
}
extension Publishers {
    /// Sends through a subject, once it is connected.
    final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let createSubject: () -> SubjectType
        var _subject: SubjectType?
        init(upstream: Upstream, createSubject: @escaping () -> SubjectType) { (self.upstream, self.createSubject) = (upstream, createSubject) }
        func _made() -> SubjectType {
            let subject = _subject ?? createSubject()
            _subject = subject
            return subject
        }
        func connect() -> any Cancellable {
            let subject = _made()
            let subscription = upstream._start({ subject.send($0) }) { subject.send(completion: $0) }
            return _Connection { subscription.cancel() }
        }
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable { _made()._start(receive, complete) }
    }
    struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _multicast: Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
        func connect() -> any Cancellable { _multicast.connect() }
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable { _multicast._start(receive, complete) }
    }
    enum PrefetchStrategy { case keepFull, byRequest }
    enum BufferingStrategy<Failure: Error> { case dropNewest, dropOldest, customError(() -> Failure) }
    enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, RunLoop.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, RunLoop.SchedulerTimeType.Stride, Int)
    }
    struct Buffer<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Breakpoint<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct CollectByTime<Upstream: Publisher, Context: Scheduler>: _Operator {
        typealias Output = [Upstream.Output]
        typealias Failure = Upstream.Failure
        let _run: (@escaping ([Upstream.Output]) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: _Operator {
        typealias Output = RunLoop.SchedulerTimeType.Stride
        typealias Failure = Upstream.Failure
        let _run: (@escaping (RunLoop.SchedulerTimeType.Stride) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        func _start(_ receive: @escaping (A.Output) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            let all = [AnyPublisher<A.Output, A.Failure>(a), AnyPublisher<A.Output, A.Failure>(b), AnyPublisher<A.Output, A.Failure>(c), AnyPublisher<A.Output, A.Failure>(d)]
            return MergeMany(all)._start(receive, complete)
        }
    }
    struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) { (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e) }
        func _start(_ receive: @escaping (A.Output) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            let all = [AnyPublisher<A.Output, A.Failure>(a), AnyPublisher<A.Output, A.Failure>(b), AnyPublisher<A.Output, A.Failure>(c), AnyPublisher<A.Output, A.Failure>(d), AnyPublisher<A.Output, A.Failure>(e)]
            return MergeMany(all)._start(receive, complete)
        }
    }
    struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E
        let f: F
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) { (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f) }
        func _start(_ receive: @escaping (A.Output) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            let all = [AnyPublisher<A.Output, A.Failure>(a), AnyPublisher<A.Output, A.Failure>(b), AnyPublisher<A.Output, A.Failure>(c), AnyPublisher<A.Output, A.Failure>(d), AnyPublisher<A.Output, A.Failure>(e), AnyPublisher<A.Output, A.Failure>(f)]
            return MergeMany(all)._start(receive, complete)
        }
    }
    struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E
        let f: F
        let g: G
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) { (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g) }
        func _start(_ receive: @escaping (A.Output) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            let all = [AnyPublisher<A.Output, A.Failure>(a), AnyPublisher<A.Output, A.Failure>(b), AnyPublisher<A.Output, A.Failure>(c), AnyPublisher<A.Output, A.Failure>(d), AnyPublisher<A.Output, A.Failure>(e), AnyPublisher<A.Output, A.Failure>(f), AnyPublisher<A.Output, A.Failure>(g)]
            return MergeMany(all)._start(receive, complete)
        }
    }
    struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure, A.Output == H.Output, A.Failure == H.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E
        let f: F
        let g: G
        let h: H
        init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) { (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h) }
        func _start(_ receive: @escaping (A.Output) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            let all = [AnyPublisher<A.Output, A.Failure>(a), AnyPublisher<A.Output, A.Failure>(b), AnyPublisher<A.Output, A.Failure>(c), AnyPublisher<A.Output, A.Failure>(d), AnyPublisher<A.Output, A.Failure>(e), AnyPublisher<A.Output, A.Failure>(f), AnyPublisher<A.Output, A.Failure>(g), AnyPublisher<A.Output, A.Failure>(h)]
            return MergeMany(all)._start(receive, complete)
        }
    }
    struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        func _start(_ receive: @escaping ((A.Output, B.Output, C.Output, D.Output)) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            CombineLatest(CombineLatest3(a, b, c), d)._start({ receive(($0.0.0, $0.0.1, $0.0.2, $0.1)) }, complete)
        }
    }
    struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        func _start(_ receive: @escaping ((A.Output, B.Output, C.Output, D.Output)) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            Zip(Zip3(a, b, c), d)._start({ receive(($0.0.0, $0.0.1, $0.0.2, $0.1)) }, complete)
        }
    }
}
extension Publisher {
    func combineLatest<P: Publisher, Q: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { Publishers.CombineLatest4(self, publisher1, publisher2, publisher3) }
    func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
    func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure { Publishers.Zip3(self, publisher1, publisher2) }
    func zip<P: Publisher, Q: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
    func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { Publishers.Zip4(self, publisher1, publisher2, publisher3) }
    func zip<P: Publisher, Q: Publisher, R: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
    func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure {
        Publishers.Merge4(self, b, c, d)
    }
    func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E> where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure {
        Publishers.Merge5(self, b, c, d, e)
    }
    func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<Self, B, C, D, E, F> where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure {
        Publishers.Merge6(self, b, c, d, e, f)
    }
    func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G> where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }
    func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<Self, B, C, D, E, F, G, H> where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
    func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self, createSubject: createSubject) }
    func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure { multicast { subject } }
    /// Subscribers want everything at once, so nothing waits in the buffer.
    func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>) -> Publishers.Buffer<Self> { Publishers.Buffer { _start($0, $1) } }
    /// There is no debugger that would stop.
    func breakpoint(receiveSubscription: ((Any) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil) -> Publishers.Breakpoint<Self> { Publishers.Breakpoint { _start($0, $1) } }
    func breakpointOnError() -> Publishers.Breakpoint<Self> { breakpoint() }
    func measureInterval<S: Scheduler>(using scheduler: S, options: Int? = nil) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval { receive, complete in
            var last = Date()
            return _start({ _ in
                let now = Date()
                receive(.seconds(now.timeIntervalSince(last)))
                last = now
            }, complete)
        }
    }
    /// Lists of what came in so long, and of no more values than a count.
    func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: Int? = nil) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime { receive, complete in
            var (seconds, most): (Double, Int?) = (0, nil)
            switch strategy {
            case .byTime(_, let stride): seconds = stride._seconds
            case .byTimeOrCount(_, let stride, let count): (seconds, most) = (stride._seconds, count)
            }
            var held: [Output] = []
            func send() {
                let values = held
                held = []
                if !values.isEmpty { receive(values) }
            }
            let (length, limit, start) = (seconds, most, Date())
            var ticking: Task<Void, Never>? = nil
            // At the next end of a length of time; while nothing is held, nothing waits.
            func wait() {
                guard ticking == nil, length > 0 else { return }
                let passed = Date().timeIntervalSince(start)
                let rest = (floor(passed / length) + 1) * length - passed
                ticking = Task<Void, Never> {
                    if await _wait(seconds: rest) { return }
                    ticking = nil
                    send()
                }
            }
            let subscription = _start({
                held.append($0)
                if let limit, held.count >= limit { send() } else { wait() }
            }) {
                ticking?.cancel()
                if case .finished = $0 { send() }
                complete($0)
            }
            return AnyCancellable {
                ticking?.cancel()
                subscription.cancel()
            }
        }
    }
}
extension Publisher where Failure == Never {
    func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(_multicast: multicast { PassthroughSubject<Output, Failure>() }) }
}
