extension Publishers {
    struct TryMap<Upstream: Publisher, Output>: _Operator {
        typealias Failure = any Error
        let _run: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryCompactMap<Upstream: Publisher, Output>: _Operator {
        typealias Failure = any Error
        let _run: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct Decode<Upstream: Publisher, Output>: _Operator {
        typealias Failure = any Error
        let _run: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryFilter<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = any Error
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: _Operator {
        typealias Output = NewPublisher.Output
        typealias Failure = NewPublisher.Failure
        let _run: (@escaping (NewPublisher.Output) -> Void, @escaping (Subscribers.Completion<NewPublisher.Failure>) -> Void) -> AnyCancellable
    }
    struct SwitchToLatest<P: Publisher, Upstream: Publisher>: _Operator {
        typealias Output = P.Output
        typealias Failure = P.Failure
        let _run: (@escaping (P.Output) -> Void, @escaping (Subscribers.Completion<P.Failure>) -> Void) -> AnyCancellable
    }
    struct Catch<Upstream: Publisher, NewPublisher: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = NewPublisher.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<NewPublisher.Failure>) -> Void) -> AnyCancellable
    }
    struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = any Error
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct ReplaceError<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Never
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable
    }
    struct MapError<Upstream: Publisher, Failure: Error>: _Operator {
        typealias Output = Upstream.Output
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
    }
    struct SetFailureType<Upstream: Publisher, Failure: Error>: _Operator {
        typealias Output = Upstream.Output
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
    }
    struct Collect<Upstream: Publisher>: _Operator {
        typealias Output = [Upstream.Output]
        typealias Failure = Upstream.Failure
        let _run: (@escaping ([Upstream.Output]) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct CollectByCount<Upstream: Publisher>: _Operator {
        typealias Output = [Upstream.Output]
        typealias Failure = Upstream.Failure
        let _run: (@escaping ([Upstream.Output]) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Count<Upstream: Publisher>: _Operator {
        typealias Output = Int
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Int) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct AllSatisfy<Upstream: Publisher>: _Operator {
        typealias Output = Bool
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Bool) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct ContainsWhere<Upstream: Publisher>: _Operator {
        typealias Output = Bool
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Bool) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct Concatenate<Prefix: Publisher, Suffix: Publisher>: _Operator {
        typealias Output = Suffix.Output
        typealias Failure = Suffix.Failure
        let _run: (@escaping (Suffix.Output) -> Void, @escaping (Subscribers.Completion<Suffix.Failure>) -> Void) -> AnyCancellable
    }
    struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) { self.a = a; self.b = b }
        func _start(_ receive: @escaping (A.Output) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            let (link, join) = (_Link(), _Join<A.Failure>(2, complete))
            link._watch(a, receive) { join._end($0, link) }
            return link._follow(b, receive) { join._end($0, link) }
        }
    }
    struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        init(_ a: A, _ b: B, _ c: C) { self.a = a; self.b = b; self.c = c }
        func _start(_ receive: @escaping (A.Output) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            let (link, join) = (_Link(), _Join<A.Failure>(3, complete))
            link._watch(a, receive) { join._end($0, link) }
            link._watch(b, receive) { join._end($0, link) }
            return link._follow(c, receive) { join._end($0, link) }
        }
    }
    struct MergeMany<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let publishers: [Upstream]
        init(_ upstream: Upstream...) { publishers = upstream }
        init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            let (link, join) = (_Link(), _Join<Upstream.Failure>(publishers.count, complete))
            if publishers.isEmpty { complete(.finished) }
            for publisher in publishers { link._watch(publisher, receive) { join._end($0, link) } }
            return AnyCancellable { link._cancel() }
        }
    }
    struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) { self.a = a; self.b = b }
        func _start(_ receive: @escaping ((A.Output, B.Output)) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            let (link, join) = (_Link(), _Join<A.Failure>(2, complete))
            var (first, second): (A.Output?, B.Output?) = (nil, nil)
            func send() { if let first, let second { receive((first, second)) } }
            link._watch(a, { first = $0; send() }) { join._end($0, link) }
            return link._follow(b, { second = $0; send() }) { join._end($0, link) }
        }
    }
    struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        init(_ a: A, _ b: B, _ c: C) { self.a = a; self.b = b; self.c = c }
        func _start(_ receive: @escaping ((A.Output, B.Output, C.Output)) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            CombineLatest(CombineLatest(a, b), c)._start({ receive(($0.0.0, $0.0.1, $0.1)) }, complete)
        }
    }
    struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) { self.a = a; self.b = b }
        func _start(_ receive: @escaping ((A.Output, B.Output)) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            let link = _Link()
            var (first, second): ([A.Output], [B.Output]) = ([], [])
            var (isFirstOver, isSecondOver) = (false, false)
            func end() {
                if link._isOver { return }
                if isFirstOver && first.isEmpty || isSecondOver && second.isEmpty {
                    link._cancel()
                    complete(.finished)
                }
            }
            func send() {
                if !first.isEmpty && !second.isEmpty { receive((first.removeFirst(), second.removeFirst())) }
                end()
            }
            func fail(_ completion: Subscribers.Completion<A.Failure>) -> Bool {
                guard case .failure = completion, !link._isOver else { return false }
                link._cancel()
                complete(completion)
                return true
            }
            link._watch(a, { first.append($0); send() }) { if !fail($0) { isFirstOver = true; end() } }
            return link._follow(b, { second.append($0); send() }) { if !fail($0) { isSecondOver = true; end() } }
        }
    }
    struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure {
        typealias Output = (A.Output, B.Output, C.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        init(_ a: A, _ b: B, _ c: C) { self.a = a; self.b = b; self.c = c }
        func _start(_ receive: @escaping ((A.Output, B.Output, C.Output)) -> Void, _ complete: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable {
            Zip(Zip(a, b), c)._start({ receive(($0.0.0, $0.0.1, $0.1)) }, complete)
        }
    }
    /// One subscription for all that are subscribed.
    final class Share<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        let _receivers = _Receivers<Upstream.Output, Upstream.Failure>()
        var _subscription: AnyCancellable? = nil
        init(_upstream: Upstream) { upstream = _upstream }
        func _start(_ receive: @escaping (Upstream.Output) -> Void, _ complete: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable {
            let subscription = _receivers._add(receive, complete)
            if _subscription == nil {
                _subscription = AnyCancellable {}
                _subscription = upstream._start({ self._receivers._send($0) }, { self._receivers._send(completion: $0) })
            }
            return AnyCancellable {
                subscription.cancel()
                if self._receivers._list.isEmpty { self._subscription?.cancel() }
            }
        }
    }
}
