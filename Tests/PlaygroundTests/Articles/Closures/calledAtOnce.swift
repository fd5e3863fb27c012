enum Step { case idle, busy(Int) }
var calls = 0
let first: Step = { calls += 1; return .idle }()
let second: Step? = { .busy(calls) }()
func next(_ n: Int) -> Step? {
    switch n {
    case 0: { calls += 1; return .busy(n) }()
    default: nil
    }
}
print(first, second!, next(0)!, next(1).map { _ in "some" } ?? "none", calls)

struct Failure: Error {}
func attempt(_ n: Int) throws -> Int { try { if n > 1 { throw Failure() }; return n }() }
print(try attempt(1), (try? attempt(2)) ?? -1)
let half: Double = { let n = 3; return Double(n) / 2 }()
let words: [String] = { var list = [String](); list.append("a"); return list }()
print(half, words, { (a: Int, b: Int) -> Int in a * b }(3, 4))

struct Tree<T> {
    var value: T
    var kids: [Tree] = []
    func fold<R>(_ combine: (T, [R]) -> R) -> R { combine(value, kids.map { $0.fold(combine) }) }
}
let tree = Tree(value: 1, kids: [Tree(value: 2, kids: [Tree(value: 4)]), Tree(value: 3)])
print(tree.fold { $0 + $1.reduce(0, +) }, tree.fold { _, depths in 1 + (depths.max() ?? 0) }, tree.fold { "\($0)" + $1.reduce("", +) })

// output: idle busy(1) busy(0) none 2
// output: 1 -1
// output: 1.5 ["a"] 12
// output: 10 3 1243
