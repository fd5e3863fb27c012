actor Bank {
    private var balances: [String: Int] = [:]
    func deposit(_ amount: Int, to name: String) { balances[name, default: 0] += amount }
    func balance(of name: String) -> Int { balances[name] ?? 0 }
    nonisolated var title: String { "Bank" }
}
let bank = Bank()
await bank.deposit(50, to: "ann")
await bank.deposit(25, to: "ann")
print(bank.title, await bank.balance(of: "ann"), await bank.balance(of: "bob"))

// output: Bank 75 0
