@dynamicMemberLookup
struct Lens<Root> {
    let root: Root
    subscript<T>(dynamicMember path: KeyPath<Root, T>) -> Lens<T> { Lens<T>(root: root[keyPath: path]) }
}
@dynamicMemberLookup
struct JSON {
    var values: [String: Int]
    subscript(dynamicMember name: String) -> Int { values[name] ?? -1 }
}
struct Point { var x = 1, y = 2 }
struct Line { var start = Point(), end = Point(x: 5, y: 6) }
print(Lens(root: Line()).end.y.root)
let json = JSON(values: ["width": 3])
print(json.width, json.height)

// output: 6
// output: 3 -1
