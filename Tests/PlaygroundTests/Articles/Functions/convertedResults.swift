// Functions whose results are converted.
protocol Named {}; struct Item: Named, CustomStringConvertible { var n = 7; var description: String { "item \(n)" } }
func item() -> Item? { Item() }
func call(_ make: () -> Named?) { print(make()!) }
call(item)
let makers = [item] as [() -> Named?]
print(makers[0]()!)
struct Positive: CustomStringConvertible { let n: Int; init?(n: Int) { self.n = n }; var description: String { "\(n)" } }
let anything: (Int) -> Any? = Positive.init(n:)
print(anything(4) as Any, Optional("5").flatMap(Int.init)!)
func positive(_ n: Int) -> Positive? { Positive(n: n) }
let value = positive as (Int) -> Any
print(value(3))
func two() -> Int { 2 }
let optional: () -> Int? = two, optionalAny: () -> Any? = two
print(optional() as Any, optionalAny() as Any)
func risky() throws -> Item? { Item() }
let throwing: () throws -> Named? = risky
print(try throwing() as Any)
class Animal {}; class Dog: Animal {}
func dog() -> Dog? { Dog() }
let animal: () -> Animal? = dog
print(type(of: animal()!))
func numbers() -> [Int] { [1] }
let values: () -> [Any] = numbers
print(values())

// output: item 7
// output: item 7
// output: Optional(4) 5
// output: Optional(3)
// output: Optional(2) Optional(2)
// output: Optional(item 7)
// output: Dog
// output: [1]
