struct Address { var city: String; var zip: String }
struct User { var name: String; var age: Int; var address: Address }
var user = User(name: "Kim", age: 30, address: Address(city: "Seoul", zip: "04524"))
let city = \User.address.city
print(user[keyPath: city], user[keyPath: \.age])
user[keyPath: city] = "Busan"
user[keyPath: \.age] += 1
print(user.address.city, user.age)
let names: [PartialKeyPath<User>] = [\.name, \.age]
print(names.count)

// output: Seoul 30
// output: Busan 31
// output: 2
