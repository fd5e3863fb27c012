// What can be done with a publisher that may fail, or in time.
extension Publisher {
    // Failures.
    func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError { receive, complete in
            _start(receive) {
                switch $0 {
                case .finished: complete(.finished)
                case .failure(let error): complete(.failure(transform(error)))
                }
            }
        }
    }
    func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError { receive, complete in
            _start(receive) {
                if case .failure = $0 { receive(output) }
                complete(.finished)
            }
        }
    }
    func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch { receive, complete in
            let link = _Link()
            return link._follow(self, receive) {
                switch $0 {
                case .finished: complete(.finished)
                case .failure(let error): link._watch(handler(error), receive, complete)
                }
            }
        }
    }
    func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch { receive, complete in
            let link = _Link()
            return link._follow(self, receive) {
                switch $0 {
                case .finished: complete(.finished)
                case .failure(let error):
                    do {
                        link._watch(try handler(error), receive) { completion in
                            if case .failure(let error) = completion { complete(.failure(error)) } else { complete(.finished) }
                        }
                    } catch {
                        complete(.failure(error))
                    }
                }
            }
        }
    }
    func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry { receive, complete in
            let link = _Link()
            var left = retries
            func begin() {
                link._watch(self, receive) {
                    guard case .failure = $0, left > 0, !link._isOver else { return complete($0) }
                    left -= 1
                    begin()
                }
            }
            begin()
            return AnyCancellable { link._cancel() }
        }
    }
    /// What throws fails, and the publisher before it is let go.
    func _trying<T>(_ step: @escaping ((T) -> Void, Output) throws -> Void, _ receive: @escaping (T) -> Void, _ complete: @escaping (Subscribers.Completion<any Error>) -> Void, atEnd: @escaping ((T) -> Void) -> Void = { _ in }) -> AnyCancellable {
        let link = _Link()
        return link._follow(self, { value in
            do {
                try step(receive, value)
            } catch {
                link._cancel()
                complete(.failure(error))
            }
        }) {
            if link._isOver { return }
            switch $0 {
            case .finished:
                atEnd(receive)
                complete(.finished)
            case .failure(let error): complete(.failure(error as! any Error))
            }
        }
    }
    // Time.
    /// Waits until nothing was sent for so long.
    func debounce<S: Scheduler>(for dueTime: RunLoop.SchedulerTimeType.Stride, scheduler: S, options: Int? = nil) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
    }
    func _debounced(_ seconds: Double, _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        var waiting: Task<Void, Never>? = nil
        let subscription = _start({ value in
            waiting?.cancel()
            waiting = Task<Void, Never> { if !(await _wait(seconds: seconds)) { receive(value) } }
        }, complete)
        return AnyCancellable {
            subscription.cancel()
            waiting?.cancel()
        }
    }
    /// Sends at most one value in so long: the first, or the last one, of those that came.
    func throttle<S: Scheduler>(for interval: RunLoop.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
    func _throttled(_ seconds: Double, _ latest: Bool, _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        var held: [Output] = []
        var waiting: Task<Void, Never>? = nil
        func wait() {
            waiting = Task<Void, Never> {
                if await _wait(seconds: seconds) { return }
                waiting = nil
                guard let value = latest ? held.last : held.first else { return }
                held = []
                wait()
                receive(value)
            }
        }
        let subscription = _start({ value in
            if waiting != nil {
                held.append(value)
                return
            }
            wait()
            receive(value)
        }, complete)
        return AnyCancellable {
            subscription.cancel()
            waiting?.cancel()
        }
    }
    func delay<S: Scheduler>(for interval: RunLoop.SchedulerTimeType.Stride, scheduler: S, options: Int? = nil) -> Publishers.Delay<Self, S> {
        Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
    }
    func timeout<S: Scheduler>(_ interval: RunLoop.SchedulerTimeType.Stride, scheduler: S, customError: (() -> Failure)? = nil) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout { receive, complete in
            let link = _Link()
            var waiting: Task<Void, Never>? = nil
            func wait() {
                waiting?.cancel()
                waiting = Task<Void, Never> {
                    if await _wait(seconds: interval._seconds) { return }
                    if link._isOver { return }
                    link._cancel()
                    complete(customError.map { .failure($0()) } ?? .finished)
                }
            }
            wait()
            let subscription = link._follow(self, {
                wait()
                receive($0)
            }) {
                waiting?.cancel()
                if !link._isOver { complete($0) }
            }
            return AnyCancellable {
                subscription.cancel()
                waiting?.cancel()
            }
        }
    }
    func receive<S: Scheduler>(on scheduler: S, options: Int? = nil) -> Publishers.ReceiveOn<Self, S> { Publishers.ReceiveOn(upstream: self, scheduler: scheduler) }
    func subscribe<S: Scheduler>(on scheduler: S, options: Int? = nil) -> Publishers.SubscribeOn<Self, S> { Publishers.SubscribeOn { _start($0, $1) } }
    /// In a task of its own for each value and for the end, which begin in their order.
    func _later(_ seconds: Double, _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        let link = _Link()
        func later(_ work: @escaping () -> Void) {
            Task {
                if seconds > 0 { if await _wait(seconds: seconds) { return } }
                if !link._isOver { work() }
            }
        }
        return link._follow(self, { value in later { receive(value) } }) { completion in later { complete(completion) } }
    }
    // Looking on.
    func handleEvents(receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Any) -> Void)? = nil) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents { receive, complete in
            var isOver = false
            receiveSubscription?(())
            let subscription = _start({
                receiveOutput?($0)
                receive($0)
            }) {
                isOver = true
                receiveCompletion?($0)
                complete($0)
            }
            return AnyCancellable {
                if !isOver { receiveCancel?() }
                subscription.cancel()
            }
        }
    }
    func print(_ prefix: String = "") -> Publishers.Print<Self> {
        Publishers.Print { receive, complete in
            let start = prefix == "" ? "" : prefix + ": "
            Swift.print(start + "receive subscription: (\(_subscriptionText(self)))")
            Swift.print(start + "request unlimited")
            var isOver = false
            let subscription = _start({
                Swift.print(start + "receive value: (\($0))")
                receive($0)
            }) {
                isOver = true
                switch $0 {
                case .finished: Swift.print(start + "receive finished")
                case .failure(let error): Swift.print(start + "receive error: (\(error))")
                }
                complete($0)
            }
            return AnyCancellable {
                if !isOver { Swift.print(start + "receive cancel") }
                subscription.cancel()
            }
        }
    }
    func share() -> Publishers.Share<Self> { Publishers.Share(_upstream: self) }
}
extension Publisher where Output: Equatable {
    func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates { $0 == $1 } }
    func contains(_ output: Output) -> Publishers.ContainsWhere<Self> { contains { $0 == output } }
}
extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the publisher that came last.
    func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest { receive, complete in
            let link = _Link()
            var inner: AnyCancellable? = nil
            var (isOuterOver, isInnerOver) = (false, true)
            let subscription = link._follow(self, { publisher in
                inner?.cancel()
                isInnerOver = false
                inner = publisher._start(receive) {
                    isInnerOver = true
                    if case .failure = $0 { complete($0) } else if isOuterOver { complete($0) }
                }
            }) {
                isOuterOver = true
                if case .failure = $0 { complete($0) } else if isInnerOver { complete($0) }
            }
            return AnyCancellable {
                subscription.cancel()
                inner?.cancel()
            }
        }
    }
}
extension Publisher where Failure == Never {
    func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType { receive, complete in _start(receive) { _ in complete(.finished) } }
    }
}
extension Publisher where Output == Data {
    func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> Publishers.Decode<Self, Item> {
        Publishers.Decode { _trying({ $0(try decoder.decode(type, from: $1)) }, $0, $1) }
    }
}
