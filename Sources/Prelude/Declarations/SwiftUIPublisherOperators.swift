// What can be done with a publisher.
extension Publisher {
    // Values.
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { Publishers.Map(upstream: self, transform: transform) }
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> { Publishers.TryMap { _trying({ $0(try transform($1)) }, $0, $1) } }
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> { Publishers.CompactMap(upstream: self, transform: transform) }
    func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap { _trying({ if let value = try transform($1) { $0(value) } }, $0, $1) }
    }
    func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> { Publishers.Filter(upstream: self, isIncluded: isIncluded) }
    func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> { Publishers.TryFilter { _trying({ if try isIncluded($1) { $0($1) } }, $0, $1) } }
    func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
        Publishers.Scan { receive, complete in
            var result = initialResult
            return _start({
                result = nextPartialResult(result, $0)
                receive(result)
            }, complete)
        }
    }
    func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce { receive, complete in
            var result = initialResult
            return _start({ result = nextPartialResult(result, $0) }) {
                if case .finished = $0 { receive(result) }
                complete($0)
            }
        }
    }
    func collect() -> Publishers.Collect<Self> {
        Publishers.Collect { receive, complete in
            var values: [Output] = []
            return _start({ values.append($0) }) {
                if case .finished = $0 { receive(values) }
                complete($0)
            }
        }
    }
    func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount { receive, complete in
            var values: [Output] = []
            return _start({
                values.append($0)
                if values.count >= count {
                    receive(values)
                    values = []
                }
            }) {
                if case .finished = $0, !values.isEmpty { receive(values) }
                complete($0)
            }
        }
    }
    func count() -> Publishers.Count<Self> {
        Publishers.Count { receive, complete in
            var count = 0
            return _start({ _ in count += 1 }) {
                if case .finished = $0 { receive(count) }
                complete($0)
            }
        }
    }
    func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy { receive, complete in _deciding({ predicate($0) ? nil : false }, otherwise: true, receive, complete) }
    }
    func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere { receive, complete in _deciding({ predicate($0) ? true : nil }, otherwise: false, receive, complete) }
    }
    func _deciding(_ decide: @escaping (Output) -> Bool?, otherwise last: Bool, _ receive: @escaping (Bool) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        let link = _Link()
        return link._follow(self, { value in
            guard let answer = decide(value) else { return }
            link._cancel()
            receive(answer)
            complete(.finished)
        }) {
            if link._isOver { return }
            if case .finished = $0 { receive(last) }
            complete($0)
        }
    }
    // Which values.
    func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
    func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile { receive, complete in
            var isOpen = false
            return _start({
                isOpen = isOpen || !predicate($0)
                if isOpen { receive($0) }
            }, complete)
        }
    }
    func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        Publishers.Output { receive, complete in
            var left = maxLength
            return _until({ left -= 1; return left <= 0 }, takesLast: true, isOver: maxLength <= 0, receive, complete)
        }
    }
    func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile { receive, complete in
            let link = _Link()
            return link._follow(self, { value in
                if predicate(value) { return receive(value) }
                link._cancel()
                complete(.finished)
            }) { if !link._isOver { complete($0) } }
        }
    }
    func first() -> Publishers.First<Self> { Publishers.First { _until({ true }, takesLast: true, isOver: false, $0, $1) } }
    func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere { receive, complete in filter(predicate)._until({ true }, takesLast: true, isOver: false, receive, complete) }
    }
    func last() -> Publishers.Last<Self> {
        Publishers.Last { receive, complete in
            var last: Output? = nil
            return _start({ last = $0 }) {
                if case .finished = $0, let last { receive(last) }
                complete($0)
            }
        }
    }
    func _until(_ isLast: @escaping () -> Bool, takesLast: Bool, isOver: Bool, _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable {
        if isOver {
            complete(.finished)
            return AnyCancellable {}
        }
        let link = _Link()
        return link._follow(self, { value in
            let ends = isLast()
            if ends { link._cancel() }
            receive(value)
            if ends { complete(.finished) }
        }) { if !link._isOver { complete($0) } }
    }
    func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
    func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty { receive, complete in
            var isEmpty = true
            return _start({
                isEmpty = false
                receive($0)
            }) {
                if isEmpty, case .finished = $0 { receive(output) }
                complete($0)
            }
        }
    }
    func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
    // Several publishers.
    func flatMap<P: Publisher>(maxPublishers: Int? = nil, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap { receive, complete in
            let link = _Link()
            var running = 1
            func end(_ completion: Subscribers.Completion<P.Failure>) {
                if link._isOver { return }
                running -= 1
                if case .failure = completion { running = 0 }
                if running == 0 {
                    link._cancel()
                    complete(completion)
                }
            }
            return link._follow(self, { value in
                running += 1
                link._watch(transform(value), receive, end)
            }, end)
        }
    }
    func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure { Publishers.CombineLatest(self, other) }
    func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }
    func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }
    func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Failure == Failure, P.Output == Output { Publishers.Merge(self, other) }
    func merge<P: Publisher, Q: Publisher>(with b: P, _ c: Q) -> Publishers.Merge3<Self, P, Q> where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
        Publishers.Merge3(self, b, c)
    }
    func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure { Publishers.Zip(self, other) }
    func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        Publishers.Zip(self, other).map { transform($0.0, $0.1) }
    }
    func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { _after(Publishers.Sequence(sequence: elements)) }
    func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self> where P.Failure == Failure, P.Output == Output { _after(publisher) }
    func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        Publishers.Sequence<[Output], Failure>(sequence: elements)._after(self)
    }
    func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P> where P.Failure == Failure, P.Output == Output { publisher._after(self) }
    func _after<P: Publisher>(_ first: P) -> Publishers.Concatenate<P, Self> where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate { receive, complete in
            let link = _Link()
            return link._follow(first, receive) {
                guard case .finished = $0 else { return complete($0) }
                if !link._isOver { link._watch(self, receive, complete) }
            }
        }
    }
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
    func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P> where P.Output == Output, P.Failure == any Error {
        Publishers.TryCatch { receive, complete in
            let link = _Link()
            return link._follow(self, receive) {
                switch $0 {
                case .finished: complete(.finished)
                case .failure(let error):
                    do {
                        link._watch(try handler(error), receive, complete)
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
    func _trying<T>(_ step: @escaping ((T) -> Void, Output) throws -> Void, _ receive: @escaping (T) -> Void, _ complete: @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable {
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
            case .finished: complete(.finished)
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
            Swift.print(start + "receive subscription: (\(Self.self))")
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
