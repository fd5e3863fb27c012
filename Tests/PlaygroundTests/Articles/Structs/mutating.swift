struct Account {
    private(set) var balance = 0
    private var history: [Int] = []
    mutating func deposit(_ amount: Int) { balance += amount; history.append(amount) }
    @discardableResult
    mutating func withdraw(_ amount: Int) -> Bool {
        guard amount <= balance else { return false }
        deposit(-amount)
        return true
    }
    mutating func reset() { self = Account() }
    var operations: Int { history.count }
}
var account = Account()
account.deposit(100)
account.withdraw(30)
let copy = account
print(account.withdraw(500), account.balance, account.operations)
account.reset()
print(account.balance, copy.balance)

// output: false 70 2
// output: 0 70
