class Animal {
    var age = 1
    required init() {}
    class var kind: String { "animal" }
    class func greeting() -> String { "I am a \(kind)" }
    class subscript(index: Int) -> String { "\(kind)[\(index)]" }
    static let legs = 4
    func describe() -> String { "\(type(of: self).kind), \(Self.kind), \(Self.legs) legs" }
    func copy() -> Self {
        let copy = Self()
        copy.age = age
        return copy
    }
    class func pair() -> [Animal] { [Self(), self.init()] }
    static func make() -> Self { Self() }
}
final class Dog: Animal {
    override class var kind: String { "dog" }
    override class func greeting() -> String { super.greeting() + ", wuff" }
    override class subscript(index: Int) -> String { "bone \(index)" }
    func bark() -> String { "wuff \(age)" }
}

let animal: Animal = Dog()
print(animal.describe(), type(of: animal).greeting(), Dog.greeting())
let copy: Dog = Dog().copy()
print(copy.bark(), Dog.make().bark(), type(of: animal.copy()), Dog.pair().map { type(of: $0) == Dog.self })
let types: [Animal.Type] = [Animal.self, Dog.self]
for type in types { print(type.kind, type.init().describe(), type[2]) }
print(types.map { $0.greeting }.map { $0() })

class Counter {
    static var total = 0 { didSet { print("total", oldValue, total) } }
    class var label: String {
        get { store }
        set { store = newValue + "!" }
    }
    static var store = "none"
    init() { Self.total += 1 }
}
final class Loud: Counter {}
_ = Loud()
_ = Counter()
Loud.label = "loud"
print(Counter.label)

// output: dog, dog, 4 legs I am a dog, wuff I am a dog, wuff
// output: wuff 1 wuff 1 Dog [true, true]
// output: animal animal, animal, 4 legs animal[2]
// output: dog dog, dog, 4 legs bone 2
// output: ["I am a animal", "I am a dog, wuff"]
// output: total 0 1
// output: total 1 2
// output: loud!
