protocol Shape { func area() -> Double }
struct Square: Shape { let side: Double; func area() -> Double { side * side } }
struct Circle: Shape { let radius: Double; func area() -> Double { 3 * radius * radius } }
func make(_ side: Double) -> some Shape { Square(side: side) }
func anyShape(_ round: Bool) -> any Shape { if round { return Circle(radius: 1) } else { return Square(side: 1) } }
func sum(_ shapes: [any Shape]) -> Double { shapes.map { $0.area() }.reduce(0, +) }
func double(_ shape: some Shape) -> Double { 2 * shape.area() }
print(make(3).area(), double(anyShape(true)), sum([anyShape(true), make(2), anyShape(false)]))
print(type(of: anyShape(false)), type(of: make(1)))

// output: 9.0 6.0 8.0
// output: Square Square
