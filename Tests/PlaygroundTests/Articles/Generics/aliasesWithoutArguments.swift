typealias Pair<T> = (T, T)
typealias Named<V> = Dictionary<String, V>
typealias Handler<T> = (T) -> Void
extension ContiguousArray { var two: Int { count * 2 } }
extension Named { var three: Int { count * 3 } }
struct S { var n: Named = ["a": 1]; static let q: ContiguousArray = [2.5]; var h: Handler<Int> = { print($0) } }
print(S().n, S.q, S.q.two, S().n.three)
S().h(3)
let p: Pair = (1, 2)
print(p)

// output: ["a": 1] [2.5] 2 3
// output: 3
// output: (1, 2)
