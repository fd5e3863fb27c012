class Base { init() { print("base") } }
class Part: Base {
    var count: Int
    init(_ count: Int) {
        self.count = count
        if count == 2 { return }
        print("part", count)
    }
}
_ = Part(1)
_ = Part(2)
class Shelf<Item> {
    let items: [Item]
    init(_ items: [Item] = []) { self.items = items; print("shelf", Item.self) }
}
class Named: Shelf<Int> {
    let name: String
    init(name: String) { self.name = name }
    deinit { print("end", name, items) }
}
_ = Named(name: "a")

// output: part 1
// output: base
// output: base
// output: shelf Int
// output: end a []
