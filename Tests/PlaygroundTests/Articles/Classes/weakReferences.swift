class Apartment {
    let number: Int
    weak var tenant: Person?
    init(number: Int) { self.number = number }
    deinit { print("apartment \(number) is gone") }
}
class Person {
    let name: String
    var home: Apartment?
    init(name: String) { self.name = name }
    deinit { print("\(name) is gone") }
}

var ada: Person? = Person(name: "Ada")
var flat: Apartment? = Apartment(number: 7)
ada?.home = flat
flat?.tenant = ada
print(flat?.tenant?.name ?? "nobody")
ada = nil
print(flat?.tenant == nil)
flat = nil

// output: Ada
// output: Ada is gone
// output: true
// output: apartment 7 is gone
