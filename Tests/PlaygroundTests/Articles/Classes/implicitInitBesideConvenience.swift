class Team {
    var names: [String] = []
    convenience init(names: String...) { self.init(); self.names = names }
    convenience init?(count: Int = 9) {
        if count > 10 { return nil }
        self.init()
        names = Array(repeating: "?", count: count)
    }
}
print(Team().names, Team(names: "Ann", "Bo").names, Team(count: 2)!.names, Team(count: 11) === nil)
class Box<Item> {
    var items: [Item] = []
    convenience init(_ item: Item) { self.init(); items.append(item) }
}
print(Box(3).items, Box<Int>().items)
class Base { var x = 1; convenience init(x: Int) { self.init(); self.x = x } }
class Plain: Base { var y = 2 }
class Own: Base { var z: Int; init(z: Int) { self.z = z; super.init() } }
print(Plain().x, Plain(x: 4).x, Own(z: 1).x)

// output: [] ["Ann", "Bo"] ["?", "?"] true
// output: [3] []
// output: 1 4 1
