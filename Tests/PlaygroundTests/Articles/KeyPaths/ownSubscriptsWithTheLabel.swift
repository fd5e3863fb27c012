struct Row { subscript(keyPath column: Int) -> Int { column * 2 } }
print(Row()[keyPath: 4], type(of: Row()[keyPath: \.self]))
struct Point { var x = 1; var y = 2 }
struct Pin {
    var point = Point()
    subscript<T>(keyPath path: KeyPath<Point, T>) -> T { point[keyPath: path] }
}
print(Pin()[keyPath: \.y], Pin()[keyPath: \.point.x], Pin()[keyPath: \Point.x])

// output: 8 Row
// output: 2 1 1
