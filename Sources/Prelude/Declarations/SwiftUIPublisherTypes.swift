// Combine's operators. Each makes a publisher of its own type, whose values come of those of the publisher before it.
protocol _Operator: Publisher { var _run: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { get } }
extension _Operator {
    func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable { _run(receive, complete) }
}
enum Publishers {
    struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        typealias Output = Elements.Element
        let sequence: Elements
        init(sequence: Elements) { self.sequence = sequence }
        func _start(_ receive: @escaping (Elements.Element) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
            for element in sequence { receive(element) }
            complete(.finished)
            return AnyCancellable {}
        }
    }
    struct Map<Upstream: Publisher, Output>: Publisher {
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let transform: (Upstream.Output) -> Output
        func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            upstream._start({ receive(transform($0)) }, complete)
        }
    }
    typealias MapKeyPath<Upstream: Publisher, Output> = Publishers.Map<Upstream, Output>
    struct CompactMap<Upstream: Publisher, Output>: Publisher {
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let transform: (Upstream.Output) -> Output?
        func _start(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            upstream._start({ if let value = transform($0) { receive(value) } }, complete)
        }
    }
    struct Filter<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let isIncluded: (Upstream.Output) -> Bool
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            upstream._start({ if isIncluded($0) { receive($0) } }, complete)
        }
    }
    struct Drop<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let count: Int
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            var left = count
            return upstream._start({ if left > 0 { left -= 1 } else { receive($0) } }, complete)
        }
    }
    struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let predicate: (Upstream.Output, Upstream.Output) -> Bool
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            var last: Upstream.Output? = nil
            return upstream._start({ value in
                if let last, predicate(last, value) { return }
                last = value
                receive(value)
            }, complete)
        }
    }
    struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let scheduler: Context
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            scheduler is ImmediateScheduler ? upstream._start(receive, complete) : upstream._later(0, receive, complete)
        }
    }
    struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let interval: RunLoop.SchedulerTimeType.Stride
        let scheduler: Context
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            scheduler is ImmediateScheduler ? upstream._start(receive, complete) : upstream._later(interval._seconds, receive, complete)
        }
    }
    struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let dueTime: RunLoop.SchedulerTimeType.Stride
        let scheduler: Context
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            upstream._debounced(dueTime._seconds, receive, complete)
        }
    }
    struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let interval: RunLoop.SchedulerTimeType.Stride
        let scheduler: Context
        let latest: Bool
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            upstream._throttled(interval._seconds, latest, receive, complete)
        }
    }
    /// Connects as soon as somebody is subscribed, until nobody is.
    final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        var _count = 0
        var _connection: (any Cancellable)? = nil
        init(_upstream: Upstream) { upstream = _upstream }
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            let subscription = upstream._start(receive, complete)
            _count += 1
            if _count == 1 { _connection = upstream.connect() }
            return AnyCancellable {
                subscription.cancel()
                self._count -= 1
                if self._count == 0 { self._connection?.cancel() }
            }
        }
    }
    struct DropWhile<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct PrefixWhile<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct First<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Last<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct FirstWhere<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Output<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct HandleEvents<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Print<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct ReplaceEmpty<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Retry<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Timeout<Upstream: Publisher, Context: Scheduler>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Scan<Upstream: Publisher, Output>: _Operator {
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Reduce<Upstream: Publisher, Output>: _Operator {
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
}
/// Ends when all of several publishers have ended, or one has failed.
final class _Join<Failure: Error> {
    var _left: Int
    let _complete: (Subscribers.Completion<Failure>) -> Void
    init(_ count: Int, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) {
        _left = count
        _complete = complete
    }
    func _end(_ completion: Subscribers.Completion<Failure>, _ link: _Link) {
        if link._isOver { return }
        _left -= 1
        if case .failure = completion { _left = 0 }
        guard _left == 0 else { return }
        link._cancel()
        _complete(completion)
    }
}
