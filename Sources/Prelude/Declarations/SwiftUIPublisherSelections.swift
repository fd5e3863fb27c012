// Combine's operators that choose values, and those whose closures may throw.
extension Publishers {
    struct Comparison<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct IgnoreOutput<Upstream: Publisher>: _Operator {
        typealias Output = Never
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Never) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct LastWhere<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct AssertNoFailure<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Never
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable
    }
    struct Encode<Upstream: Publisher, Coder>: _Operator {
        typealias Output = Data
        typealias Failure = any Error
        let _run: (@escaping (Data) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryScan<Upstream: Publisher, Output>: _Operator {
        typealias Failure = any Error
        let _run: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryReduce<Upstream: Publisher, Output>: _Operator {
        typealias Failure = any Error
        let _run: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryFirstWhere<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = any Error
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryLastWhere<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = any Error
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryContainsWhere<Upstream: Publisher>: _Operator {
        typealias Output = Bool
        typealias Failure = any Error
        let _run: (@escaping (Bool) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryAllSatisfy<Upstream: Publisher>: _Operator {
        typealias Output = Bool
        typealias Failure = any Error
        let _run: (@escaping (Bool) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryDropWhile<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = any Error
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryPrefixWhile<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = any Error
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryRemoveDuplicates<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = any Error
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct TryComparison<Upstream: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = any Error
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<any Error>) -> Void) -> AnyCancellable
    }
    struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: _Operator {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let _run: (@escaping (Upstream.Output) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: _Operator {
        typealias Output = (Output0, Output1)
        typealias Failure = Upstream.Failure
        let _run: (@escaping ((Output0, Output1)) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
    struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: _Operator {
        typealias Output = (Output0, Output1, Output2)
        typealias Failure = Upstream.Failure
        let _run: (@escaping ((Output0, Output1, Output2)) -> Void, @escaping (Subscribers.Completion<Upstream.Failure>) -> Void) -> AnyCancellable
    }
}
extension Publisher {
    func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> { _chosen { areInIncreasingOrder($1, $0) } }
    func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> { _chosen { !areInIncreasingOrder($1, $0) } }
    /// The one value that no other takes the place of.
    func _chosen(_ takesOver: @escaping (_ old: Output, _ new: Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison { receive, complete in
            var chosen: Output? = nil
            return _start({ value in
                if let old = chosen, !takesOver(old, value) { return }
                chosen = value
            }) {
                if case .finished = $0, let chosen { receive(chosen) }
                complete($0)
            }
        }
    }
    func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> { _tryChosen { try areInIncreasingOrder($1, $0) } }
    func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) -> Publishers.TryComparison<Self> { _tryChosen { try !areInIncreasingOrder($1, $0) } }
    func _tryChosen(_ takesOver: @escaping (_ old: Output, _ new: Output) throws -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison { receive, complete in
            var chosen: Output? = nil
            return _trying({ _, value in
                if let old = chosen, try !takesOver(old, value) { return }
                chosen = value
            }, receive, complete) { if let chosen { $0(chosen) } }
        }
    }
    func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<(index + 1)) }
    func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output { receive, complete in
            let bounds = range.relative(to: 0..<Int.max)
            return dropFirst(bounds.lowerBound).prefix(bounds.count)._start(receive, complete)
        }
    }
    func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput { _, complete in _start({ _ in }, complete) } }
    func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> { Publishers.LastWhere { filter(predicate).last()._start($0, $1) } }
    /// A failure ends the run.
    func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure { receive, complete in
            _start(receive) {
                if case .failure(let error) = $0 { fatalError(prefix + "\(error)") }
                complete(.finished)
            }
        }
    }
    func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan { receive, complete in
            var result = initialResult
            return _trying({ send, value in
                result = try nextPartialResult(result, value)
                send(result)
            }, receive, complete)
        }
    }
    func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce { receive, complete in
            var result = initialResult
            return _trying({ _, value in result = try nextPartialResult(result, value) }, receive, complete) { $0(result) }
        }
    }
    func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> { Publishers.TryFirstWhere { tryFilter(predicate).first()._start($0, $1) } }
    func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> { Publishers.TryLastWhere { tryFilter(predicate).last()._start($0, $1) } }
    func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> { Publishers.TryContainsWhere { tryFilter(predicate).contains { _ in true }._start($0, $1) } }
    func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy { tryFilter { try !predicate($0) }.allSatisfy { _ in false }._start($0, $1) }
    }
    func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile { receive, complete in
            var isOpen = false
            return _trying({ send, value in
                if !isOpen { isOpen = try !predicate(value) }
                if isOpen { send(value) }
            }, receive, complete)
        }
    }
    func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile { tryMap { (value: $0, isIn: try predicate($0)) }.prefix { $0.isIn }.map { $0.value }._start($0, $1) }
    }
    func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates { receive, complete in
            var last: Output? = nil
            return _trying({ send, value in
                if let last, try predicate(last, value) { return }
                last = value
                send(value)
            }, receive, complete)
        }
    }
    func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.DropUntilOutput { receive, complete in
            let link = _Link()
            var isOpen = false
            func end(_ completion: Subscribers.Completion<Failure>) {
                if link._isOver { return }
                link._cancel()
                complete(completion)
            }
            link._watch(publisher, { _ in isOpen = true }) { if !isOpen { end($0) } }
            return link._follow(self, { if isOpen { receive($0) } }, end)
        }
    }
    func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput { receive, complete in
            let link = _Link()
            func end(_ completion: Subscribers.Completion<Failure>) {
                if link._isOver { return }
                link._cancel()
                complete(completion)
            }
            link._watch(publisher, { _ in end(.finished) }) { _ in }
            return link._follow(self, receive, end)
        }
    }
    func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2 { receive, complete in _start({ receive(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }, complete) }
    }
    func map<T0, T1, T2>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3 { receive, complete in _start({ receive(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])) }, complete) }
    }
}
extension Publisher where Output: Comparable {
    func min() -> Publishers.Comparison<Self> { min { $0 < $1 } }
    func max() -> Publishers.Comparison<Self> { max { $0 < $1 } }
}
extension Publisher where Output: Encodable {
    func encode(encoder: JSONEncoder) -> Publishers.Encode<Self, JSONEncoder> { Publishers.Encode { _trying({ $0(try encoder.encode($1)) }, $0, $1) } }
}
