import Combine

@propertyWrapper
struct Noted<Value> {
    private var value: Value
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get {
            print("  get")
            return value
        }
        set {
            print("  set", newValue)
            value = newValue
        }
    }
}

@propertyWrapper
struct Kept<Value> {
    final class Box {
        var value: Value
        init(_ value: Value) { self.value = value }
    }
    private let box: Box
    init(wrappedValue: Value) { box = Box(wrappedValue) }
    var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
}

func double(_ number: inout Int) { number *= 2 }

struct Account {
    @Noted var total = 0 { didSet { print("total") } }
    @Noted var limit = 5 {
        willSet(next) { print("limit will be", next) }
        didSet(before) { print("limit was", before) }
    }
    @Kept var name = "Ada" { didSet { print(oldValue, "->", name) } }
    @Kept static var count = 0 { didSet { print("count", oldValue, count) } }
    mutating func raise() {
        limit += 1
        double(&limit)
    }
    func rename() {
        name = "Bob"
        let change = { name += "by" }
        change()
    }
}

var account = Account()
account.total = 3
account.raise()
account.rename()
account[keyPath: \.total] = 4
Account.count += 1

final class Timer: ObservableObject {
    @Published var isOn = false { didSet { print("on", oldValue, isOn) } }
    @Published var seconds = 0 {
        willSet { print("will be", newValue) }
        didSet { if seconds > 3 { seconds = 3 } }
    }
    @Published var laps = later() { didSet { print("laps", laps.count) } }
    init() {
        isOn = true
        laps.append(1)
    }
}

func later() -> [Int] { [] }

let timer = Timer()
timer.isOn.toggle()
timer.seconds = 9
print(timer.seconds)
timer.laps.append(2)

// output:   set 3
// output: total
// output:   get
// output:   get
// output: limit will be 6
// output:   set 6
// output: limit was 5
// output:   get
// output:   get
// output: limit will be 12
// output:   set 12
// output: limit was 6
// output: Ada -> Bob
// output: Bob -> Bobby
// output:   set 4
// output: total
// output: count 0 1
// output: on false true
// output: laps 1
// output: on true false
// output: will be 9
// output: will be 3
// output: 3
// output: laps 2
