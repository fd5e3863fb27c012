// Iterators behind one type, and lookup by key paths that read or write
struct Countdown: IteratorProtocol { var n: Int; mutating func next() -> Int? { n -= 1; return n < 0 ? nil : n } }
struct Items<E>: Sequence { let items: [E]; func makeIterator() -> AnyIterator<E> { AnyIterator(items.makeIterator()) } }
func erased<S: Sequence>(_ s: S) -> AnyIterator<S.Element> { AnyIterator(s.makeIterator()) }
print(Array(AnyIterator(Countdown(n: 3))), Array(Items(items: ["a", "b"])), Array(erased(1...2)))
@dynamicMemberLookup final class Proxy<T> {
    private var value: T
    init(_ value: T) { self.value = value }
    subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { value[keyPath: path] }
    subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V { get { value[keyPath: path] } set { value[keyPath: path] = newValue } }
}
struct Point { var x = 1; let y = 2 }
let p = Proxy(Point())
p.x = 10
p.x += 1
print(p.x, p.y)
let done: Result<Void, Never> = .success(Void())
print(done)

// output: [2, 1, 0] ["a", "b"] [1, 2]
// output: 11 2
// output: success()
