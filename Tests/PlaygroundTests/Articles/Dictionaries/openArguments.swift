struct Table {
    let scores: KeyValuePairs = ["Ana": [10, 9], "Bo": [7]]
    let limits: Dictionary = [1: "one"]
    func show() { for (name, list) in scores { print(name, list.reduce(0, +), limits[list.count] ?? "more") } }
}
Table().show()
struct Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
final class Owner {
    func first() -> Int { box.value[0] }
    let box: Box = Box([5])
}
print(Owner().first())

// output: Ana 19 more
// output: Bo 7 one
// output: 5
