// Combine's publishers: what sends values, and how it ends. All of it runs on the run's one thread.
enum Subscribers {
    enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
/// Something that sends values, and may end: `onReceive` and `sink` get them.
protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error = Never
    func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
}
typealias _Publisher = Publisher
extension Publisher {
    func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { _start(receive) { _ in } }
    func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let link = _Link()
        return link._follow(self, { if !link._isOver { receiveValue($0) } }) { if !link._isOver { link._isOver = true; receiveCompletion($0) } }
    }
    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
extension Publisher where Failure == Never {
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { sink(receiveCompletion: { _ in }, receiveValue: receiveValue) }
    func assign<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
    /// For as long as the property's object lives.
    func assign(to published: inout Published<Output>.Publisher) {
        let target = published
        published._keep(sink { target._set($0) })
    }
}
protocol Cancellable { func cancel() }
extension Cancellable { func store(in subscriptions: inout Set<AnyCancellable>) { subscriptions.insert(AnyCancellable { self.cancel() }) } }
/// A subscription; it ends when it is cancelled, or when nobody holds it any more.
final class AnyCancellable: Cancellable, Hashable {
    var _end: (() -> Void)?
    init(_ cancel: @escaping () -> Void) { _end = cancel }
    init<C: Cancellable>(_ canceller: C) { _end = { canceller.cancel() } }
    deinit { _end?() }
    func cancel() {
        let end = _end
        _end = nil
        end?()
    }
    func store(in subscriptions: inout Set<AnyCancellable>) { subscriptions.insert(self) }
    func store(in subscriptions: inout [AnyCancellable]) { subscriptions.append(self) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    static func == (_ a: AnyCancellable, _ b: AnyCancellable) -> Bool { a === b }
}
/// The subscriptions of one subscriber, and whether it has enough.
final class _Link {
    var _isOver = false
    var _upstream: [AnyCancellable] = []
    init() {}
    func _cancel() {
        _isOver = true
        let ending = _upstream
        _upstream = []
        for subscription in ending { subscription.cancel() }
    }
    func _add(_ subscription: AnyCancellable) { if _isOver { subscription.cancel() } else { _upstream.append(subscription) } }
    func _watch<P: Publisher>(_ publisher: P, _ receive: @escaping (P.Output) -> Void, _ complete: @escaping (Subscribers.Completion<P.Failure>) -> Void) {
        _add(publisher._start({ if !self._isOver { receive($0) } }, complete))
    }
    func _follow<P: Publisher>(_ publisher: P, _ receive: @escaping (P.Output) -> Void, _ complete: @escaping (Subscribers.Completion<P.Failure>) -> Void) -> AnyCancellable {
        _watch(publisher, receive, complete)
        return AnyCancellable { self._cancel() }
    }
}
/// A publisher whose type is hidden.
struct AnyPublisher<Output, Failure: Error>: Publisher {
    let _run: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
    let _text: () -> String
    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        _run = { publisher._start($0, $1) }
        _text = { _subscriptionText(publisher) }
    }
    func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { _run(receive, complete) }
}
/// Sends one value, and ends.
struct Just<Output>: Publisher {
    typealias Failure = Never
    let output: Output
    init(_ output: Output) { self.output = output }
    func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
        receive(output)
        complete(.finished)
        return AnyCancellable {}
    }
}
struct Empty<Output, Failure: Error>: Publisher {
    let _completes: Bool
    init(completeImmediately: Bool = true) { _completes = completeImmediately }
    init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) { _completes = completeImmediately }
    func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        if _completes { complete(.finished) }
        return AnyCancellable {}
    }
}
struct Fail<Output, Failure: Error>: Publisher {
    let error: Failure
    init(error: Failure) { self.error = error }
    init(outputType: Output.Type, failure: Failure) { error = failure }
    func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        complete(.failure(error))
        return AnyCancellable {}
    }
}
struct Deferred<DeferredPublisher: Publisher>: Publisher {
    typealias Output = DeferredPublisher.Output
    typealias Failure = DeferredPublisher.Failure
    let createPublisher: () -> DeferredPublisher
    init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    func _start(_ receive: @escaping (DeferredPublisher.Output) -> Void, _ complete: @escaping (Subscribers.Completion<DeferredPublisher.Failure>) -> Void) -> AnyCancellable {
        createPublisher()._start(receive, complete)
    }
}
/// Runs its work once, at once, and sends the result to each subscriber when it is there.
final class Future<Output, Failure: Error>: Publisher {
    typealias Promise = (Result<Output, Failure>) -> Void
    var _result: Result<Output, Failure>? = nil
    var _waiting: [Int: (Result<Output, Failure>) -> Void] = [:]
    var _count = 0
    init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {
        attemptToFulfill { result in
            guard self._result == nil else { return }
            self._result = result
            let waiting = self._waiting.sorted { $0.key < $1.key }
            self._waiting = [:]
            for (_, send) in waiting { send(result) }
        }
    }
    func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        func send(_ result: Result<Output, Failure>) {
            switch result {
            case .success(let value):
                receive(value)
                complete(.finished)
            case .failure(let error): complete(.failure(error))
            }
        }
        if let result = _result {
            send(result)
            return AnyCancellable {}
        }
        _count += 1
        let number = _count
        _waiting[number] = send
        return AnyCancellable { self._waiting[number] = nil }
    }
}
protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}
extension Subject where Output == Void { func send() { send(()) } }
/// Those that are subscribed, in the order in which they came.
final class _Receivers<Output, Failure: Error> {
    var _list: [(number: Int, receive: (Output) -> Void, complete: (Subscribers.Completion<Failure>) -> Void)] = []
    var _count = 0
    var _completion: Subscribers.Completion<Failure>? = nil
    init() {}
    func _send(_ value: Output) {
        guard _completion == nil else { return }
        for receiver in _list where _list.contains(where: { $0.number == receiver.number }) { receiver.receive(value) }
    }
    func _send(completion: Subscribers.Completion<Failure>) {
        guard _completion == nil else { return }
        _completion = completion
        let ending = _list
        _list = []
        for receiver in ending { receiver.complete(completion) }
    }
    func _add(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        if let completion = _completion {
            complete(completion)
            return AnyCancellable {}
        }
        _count += 1
        let number = _count
        _list.append((number, receive, complete))
        return AnyCancellable { self._list.removeAll { $0.number == number } }
    }
}
/// Sends what it is given to those that are subscribed.
final class PassthroughSubject<Output, Failure: Error>: Subject {
    let _receivers = _Receivers<Output, Failure>()
    init() {}
    func send(_ value: Output) { _receivers._send(value) }
    func send(completion: Subscribers.Completion<Failure>) { _receivers._send(completion: completion) }
    func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { _receivers._add(receive, complete) }
}
/// Holds a value, and sends it to whoever subscribes, and each new one.
final class CurrentValueSubject<Output, Failure: Error>: Subject {
    let _receivers = _Receivers<Output, Failure>()
    var value: Output { didSet { _receivers._send(value) } }
    init(_ value: Output) { self.value = value }
    func send(_ value: Output) { self.value = value }
    func send(completion: Subscribers.Completion<Failure>) { _receivers._send(completion: completion) }
    func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        if _receivers._completion == nil { receive(value) }
        return _receivers._add(receive, complete)
    }
}
extension Published.Publisher: _Publisher {
    typealias Output = Value
    typealias Failure = Never
    func _start(_ receive: @escaping (Value) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
        let number = _add(receive)
        receive(_value)
        return AnyCancellable { _remove(number) }
    }
}
extension NotificationCenter {
    /// Sends the notifications of a name, once somebody is subscribed.
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher { Publisher(_center: self, _name: name, _object: object) }
    struct Publisher: _Publisher {
        typealias Output = Notification
        typealias Failure = Never
        let _center: NotificationCenter
        let _name: Notification.Name
        let _object: AnyObject?
        func _start(_ receive: @escaping (Notification) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
            let observer = _center.addObserver(forName: _name, object: _object, queue: nil, using: receive)
            return AnyCancellable { _center.removeObserver(observer) }
        }
    }
}
extension Timer {
    /// Sends the time again and again as time passes, once it is connected.
    final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        let _interval: Double
        let _receivers = _Receivers<Date, Never>()
        var _task: Task<Void, Never>? = nil
        init(_interval: Double) { self._interval = _interval }
        convenience init(interval: Double, tolerance: Double? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: Int? = nil) { self.init(_interval: interval) }
        func connect() -> any Cancellable {
            if _task == nil {
                _task = Task<Void, Never> {
                    let start = Date().timeIntervalSince1970
                    var count = 1.0
                    while !(await _tick(seconds: start + count * self._interval - Date().timeIntervalSince1970)) {
                        count += 1
                        self._receivers._send(Date())
                    }
                }
            }
            return _Connection {
                self._task?.cancel()
                self._task = nil
            }
        }
        func _start(_ receive: @escaping (Date) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable { _receivers._add(receive, complete) }
    }
    static func publish(every interval: Double, tolerance: Double? = nil, on loop: RunLoop, in mode: RunLoop.Mode) -> Timer.TimerPublisher {
        TimerPublisher(_interval: interval)
    }
}
/// What ends a connection; it goes on where nobody holds it.
final class _Connection: Cancellable {
    let _end: () -> Void
    init(_ end: @escaping () -> Void) { _end = end }
    func cancel() { _end() }
}
/// A publisher that begins when it is connected.
protocol ConnectablePublisher<Output, Failure>: Publisher { func connect() -> any Cancellable }
extension ConnectablePublisher { func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(_upstream: self) } }
extension Sequence { var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) } }
extension Optional {
    var publisher: Optional<Wrapped>.Publisher { Publisher(self) }
    struct Publisher: _Publisher {
        typealias Output = Wrapped
        typealias Failure = Never
        let output: Wrapped?
        init(_ output: Wrapped?) { self.output = output }
        func _start(_ receive: @escaping (Wrapped) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
            if let output { receive(output) }
            complete(.finished)
            return AnyCancellable {}
        }
    }
}
struct SubscriptionView<PublisherType: Publisher, Content: View>: View {}
/// What a publisher waits for, or hands its values to.
protocol Scheduler {}
extension RunLoop: Scheduler {}
extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}
struct ImmediateScheduler: Scheduler {
    init() {}
    static let shared = ImmediateScheduler()
}
/// - Since: iOS 15
extension Future {
    var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Output, any Error>) in
                if let result = _result { return _resume(continuation, result) }
                _count += 1
                _waiting[_count] = { self._resume(continuation, $0) }
            }
        }
    }
    func _resume(_ continuation: CheckedContinuation<Output, any Error>, _ result: Result<Output, Failure>) {
        switch result {
        case .success(let value): continuation.resume(returning: value)
        case .failure(let error): continuation.resume(throwing: error)
        }
    }
}
/// - Since: iOS 15
extension Future where Failure == Never {
    var value: Output {
        get async {
            await withCheckedContinuation { (continuation: CheckedContinuation<Output, Never>) in
                if case .success(let value) = _result { return continuation.resume(returning: value) }
                _count += 1
                _waiting[_count] = { if case .success(let value) = $0 { continuation.resume(returning: value) } }
            }
        }
    }
}
