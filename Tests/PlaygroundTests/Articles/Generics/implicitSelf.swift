protocol Ring {
    static var one: Self { get }
    static func * (a: Self, b: Self) -> Self
    static func times(_ n: Int) -> Self
}
extension Ring {
    func power(_ n: Int) -> Self { n == 0 ? .one : self * power(n - 1) }
    func orTimes(_ n: Int) -> Self { n < 0 ? .one : .times(n) }
    static func first(_ x: Self = .one) -> Self { x }
}
extension Int: Ring {
    static var one: Int { 1 }
    static func times(_ n: Int) -> Int { n * 100 }
}
print(3.power(4), 3.orTimes(-1), 3.orTimes(2), Int.first())

protocol Machine {
    associatedtype State
    static var initial: State { get }
}
enum Door: Machine {
    enum State { case open, closed }
    static let initial = State.closed
}
struct Running<M: Machine> {
    var state = M.initial
    var all = [M.initial]
    var count = 0
}
print(Running<Door>().state, Running<Door>(state: .open).all, Running<Door>(count: 2).count)

// output: 81 1 200 1
// output: closed [Door.State.closed] 2
