import Observation
@Observable final class Store {
    var items = [Int]() { didSet { print("items", oldValue, items) } }
    var count: Int { willSet { print("will be", newValue) } didSet { print("count", oldValue, count) } }
    @ObservationIgnored var ignored = 0 { didSet { print("ignored") } }
    init(loads: Bool) {
        items = [0]
        count = 1
        items = [1]
        self.items.append(2)
        ignored = 1
        if loads { count += 1 }
        defer { items = [] }
        fill()
    }
    func fill() { items += [3] }
}
_ = Store(loads: true)
@Observable class Base {
    var a = 0 { didSet { print("a", a) } }
    init() { a = 1 }
}
@Observable final class Derived: Base {
    var b: Int { didSet { print("b", b) } }
    override init() {
        b = 1
        b = 2
        super.init()
        b = 3
        a = 4
    }
}
_ = Derived()
final class Plain {
    var a = 0 { didSet { print("plain", a) } }
    init() { a = 1 }
}
print(Plain().a)

// output: items [0] [1]
// output: items [1] [1, 2]
// output: will be 2
// output: count 1 2
// output: items [1, 2] [1, 2, 3]
// output: items [1, 2, 3] []
// output: a 1
// output: b 3
// output: a 4
// output: 1
