class Shape {
    var sides: Int
    var title: String
    init(sides: Int, title: String) {
        self.sides = sides
        self.title = title
    }
    convenience init(sides: Int) { self.init(sides: sides, title: "\(sides)-gon") }
    convenience init?(named name: String) {
        guard let index = ["triangle", "square", "pentagon"].firstIndex(of: name) else { return nil }
        self.init(sides: index + 3, title: name)
    }
}
print(Shape(sides: 6).title)
for name in ["square", "circle"] {
    if let shape = Shape(named: name) { print(shape.title, shape.sides) } else { print("no \(name)") }
}

// output: 6-gon
// output: square 4
// output: no circle
