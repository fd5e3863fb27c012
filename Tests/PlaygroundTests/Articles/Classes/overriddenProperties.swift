class Account {
    var name = "a"
    var balance = 1
    var double: Int {
        get { balance * 2 }
        set { balance = newValue / 2 }
    }
    func describe() -> String { "\(name) \(balance)" }
}
class Watched: Account {
    override var balance: Int { didSet { print("balance", oldValue, balance) } }
    override var double: Int {
        willSet { print("double will be", newValue) }
        didSet { print("double was", oldValue) }
    }
    override var name: String {
        get { "watched " + super.name }
        set { super.name = newValue + "!" }
    }
}
final class Twice: Watched {
    override var balance: Int { didSet { print("twice") } }
}

let account: Account = Watched()
account.balance = 5
account.balance += 1
account.double = 8
account.name = "q"
print(account.name, account.describe())
let twice: Account = Twice()
twice.balance = 3
print(twice.double)

struct Pair { var a = 1, b = 2 }
func exchange(_ x: inout Int, _ y: inout Int) { swap(&x, &y) }
func run(_ work: () -> Void) { work() }
func exchangeParts() {
    var pair = Pair()
    run { pair.a = 7 }
    exchange(&pair.a, &pair.b)
    print(pair)
}
exchangeParts()

// output: balance 1 5
// output: balance 5 6
// output: double will be 8
// output: balance 6 4
// output: double was 12
// output: watched q! watched q! 4
// output: balance 1 3
// output: twice
// output: 6
// output: Pair(a: 2, b: 7)
