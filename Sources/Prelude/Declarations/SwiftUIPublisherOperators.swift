// What can be done with a publisher.
extension Publisher {
    // Values.
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { Publishers.Map(upstream: self, transform: transform) }
    func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> { Publishers.Map(upstream: self) { $0[keyPath: keyPath] } }
    func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>) -> Publishers.MapKeyPath<Self, (T0, T1)> {
        Publishers.Map(upstream: self) { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }
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
    func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        _flatMap(maxPublishers, transform) { $0 }
    }
    func _flatMap<P: Publisher, Own: Publisher>(_ maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P, _ failed: @escaping (Failure) -> P.Failure) -> Publishers.FlatMap<P, Own> {
        Publishers.FlatMap { receive, complete in
            let link = _Link()
            var (running, isOver, waiting): (Int, Bool, [Output]) = (0, false, [])
            func begin() {
                while !waiting.isEmpty, !link._isOver, running < maxPublishers._count ?? Int.max {
                    running += 1
                    link._watch(transform(waiting.removeFirst()), receive) { completion in
                        if case .failure = completion { return end(completion) }
                        running -= 1
                        begin()
                    }
                }
                if isOver, running == 0, waiting.isEmpty { end(.finished) }
            }
            func end(_ completion: Subscribers.Completion<P.Failure>) {
                if link._isOver { return }
                link._cancel()
                complete(completion)
            }
            return link._follow(self, { value in
                waiting.append(value)
                begin()
            }) { completion in
                if case .failure(let error) = completion { return end(.failure(failed(error))) }
                isOver = true
                begin()
            }
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
    func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> where S.Element == Output { _after(Publishers.Sequence(sequence: Array(elements))) }
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
}
/// - Since: iOS 14
extension Publisher where Failure == Never {
    func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        _flatMap(maxPublishers, transform) { _ in fatalError("a publisher that can't fail has failed") }
    }
    func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        _flatMap(maxPublishers, transform) { $0 }
    }
}
/// - Since: iOS 14
extension Publisher {
    func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}
