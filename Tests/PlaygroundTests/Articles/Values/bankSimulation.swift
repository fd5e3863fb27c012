enum TransactionError: Error, CustomStringConvertible {
    case insufficient(Double), unknown(String)
    var description: String {
        switch self {
        case .insufficient(let missing): "missing \(missing)"
        case .unknown(let name): "no account \(name)"
        }
    }
}
final class Bank {
    private var accounts: [String: Double]
    private(set) var log: [String] = [] { didSet { if log.count > 3 { log.removeFirst() } } }
    init(_ accounts: [String: Double]) { self.accounts = accounts }
    func transfer(_ amount: Double, from: String, to: String) throws {
        guard let source = accounts[from] else { throw TransactionError.unknown(from) }
        guard accounts[to] != nil else { throw TransactionError.unknown(to) }
        guard source >= amount else { throw TransactionError.insufficient(amount - source) }
        accounts[from]! -= amount
        accounts[to]! += amount
        log.append("\(from)->\(to): \(amount)")
    }
    subscript(name: String) -> Double { accounts[name, default: 0] }
}
let bank = Bank(["a": 100, "b": 20])
let orders: [(Double, String, String)] = [(30, "a", "b"), (500, "a", "b"), (10, "b", "z"), (5, "b", "a"), (1, "a", "b"), (2, "a", "b")]
for (amount, from, to) in orders {
    do { try bank.transfer(amount, from: from, to: to) } catch { print(error) }
}
print(bank["a"], bank["b"], bank.log)

// output: missing 430.0
// output: no account z
// output: 72.0 48.0 ["b->a: 5.0", "a->b: 1.0", "a->b: 2.0"]
