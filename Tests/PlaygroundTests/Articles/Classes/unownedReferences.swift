class Customer {
    let name: String
    var card: Card?
    init(name: String) { self.name = name }
    deinit { print("customer \(name) leaves") }
}
class Card {
    let number: Int
    unowned let owner: Customer
    init(number: Int, owner: Customer) { self.number = number; self.owner = owner }
    deinit { print("card \(number) destroyed") }
}
var customer: Customer? = Customer(name: "Lin")
if let owner = customer { owner.card = Card(number: 42, owner: owner) }
print(customer?.card?.owner.name ?? "-")
customer = nil

// output: Lin
// output: customer Lin leaves
// output: card 42 destroyed
