enum VendingError: Error {
    case outOfStock
    case insufficientFunds(needed: Int)
    case invalidSelection(String)
}
struct Machine {
    var stock = ["cola": 1, "chips": 0]
    mutating func vend(_ item: String, coins: Int) throws -> String {
        guard let count = stock[item] else { throw VendingError.invalidSelection(item) }
        guard count > 0 else { throw VendingError.outOfStock }
        guard coins >= 3 else { throw VendingError.insufficientFunds(needed: 3 - coins) }
        stock[item] = count - 1
        return "enjoy your \(item)"
    }
}
var machine = Machine()
for (item, coins) in [("cola", 1), ("cola", 5), ("cola", 5), ("gum", 1)] {
    do {
        print(try machine.vend(item, coins: coins))
    } catch VendingError.outOfStock {
        print("out of stock")
    } catch VendingError.insufficientFunds(let needed) where needed > 1 {
        print("\(needed) more coins")
    } catch let error as VendingError {
        print("vending error: \(error)")
    } catch {
        print("other: \(error)")
    }
}

// output: 2 more coins
// output: enjoy your cola
// output: out of stock
// output: vending error: invalidSelection("gum")
