class Animal {
    func sound() -> String { "..." }
    func speak() -> String { "It says \(sound())" }
}
class Dog: Animal { override func sound() -> String { "woof" } }
class Puppy: Dog { override func sound() -> String { super.sound() + "!" } }

let animals = [Animal(), Dog(), Puppy()]
print(animals.map { $0.speak() })
for animal in animals {
    switch animal {
    case is Puppy: print("a puppy")
    case let dog as Dog: print("a dog, \(dog.sound())")
    default: print("an animal")
    }
}

// output: ["It says ...", "It says woof", "It says woof!"]
// output: an animal
// output: a dog, woof
// output: a puppy
