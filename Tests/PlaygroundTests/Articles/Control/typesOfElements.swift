let ints = [1, 2]
for x: Any in ints { print(x, type(of: x)) }
for x: Int? in ints { print(x as Any) }
for (i, x): (Int, Any) in ints.enumerated() where i > 0 { print(i, x) }
for case let x?: Int? in ints {
    if x == 2 { break }
    print(x)
}
for x: Double in [1, 2] { print(x) }
for (i, x): (Int, Int?) in [(1, 2)] { print(i, x as Any) }
protocol Shape { var name: String { get } }
struct Square: Shape { var name = "square" }
outer: for shape: any Shape in [Square(), Square(name: "box")] {
    for _: Int? in ints {
        if shape.name == "square" { continue outer }
        print(shape.name)
    }
}
class Animal { func says() -> String { "?" } }
class Dog: Animal { override func says() -> String { "wuff" } }
for animal: Animal in [Dog(), Dog()] { print(animal.says(), type(of: animal)) }

// output: 1 Int
// output: 2 Int
// output: Optional(1)
// output: Optional(2)
// output: 1 2
// output: 1
// output: 1.0
// output: 2.0
// output: 1 Optional(2)
// output: box
// output: box
// output: wuff Dog
// output: wuff Dog
