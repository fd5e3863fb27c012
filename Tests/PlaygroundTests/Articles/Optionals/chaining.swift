struct Street { var name: String; var number: Int? }
class House { var street: Street?; var rooms: [String] = []; func room(_ i: Int) -> String? { rooms.indices.contains(i) ? rooms[i] : nil } }
class Owner { var house: House? }
let owner = Owner()
print(owner.house?.street?.name ?? "none", owner.house?.rooms.count as Any, owner.house?.room(0)?.count ?? -1)
owner.house = House()
owner.house?.rooms.append("hall")
owner.house?.street = Street(name: "Main", number: nil)
owner.house?.street?.number = 5
print(owner.house?.street?.number ?? 0, owner.house?.room(0)?.uppercased() ?? "", owner.house?.rooms.first?.first ?? "-")
owner.house?.rooms.removeAll()
print(owner.house!.rooms.isEmpty)
let names: [String: [Int]]? = ["a": [1, 2]]
print(names?["a"]?[1] ?? 0, names?["b"]?.first as Any, names?.keys.first ?? "")

// output: none nil -1
// output: 5 HALL h
// output: true
// output: 2 nil a
