// What takes a value as it is goes before what takes any type, also where more is left out.
class Animal {}
class Dog: Animal {}
enum Pick {
    static func any<T: Comparable>(_: T) -> Int { 1 }
    static func any(_: Int...) -> Int { 2 }
    static func more<T: Numeric>(_: T) -> Int { 1 }
    static func more(_: Int, _: Int = 0) -> Int { 2 }
    static func object(_: Animal) -> Int { 1 }
    static func object(_: AnyObject) -> Int { 2 }
    static func closure<T>(_: [T]) -> Int { 1 }
    static func closure<T>(_: T?) -> Int { 2 }
    static func result(_: (Int) -> Int) -> Int { 1 }
    static func result(_: (Int) -> Void) -> Int { 2 }
    static func type<T>(_: T.Type) -> Int { 1 }
    static func type(_: Animal.Type) -> Int { 2 }
    static func pairs<C: Collection>(_: C) -> Int { 1 }
    static func pairs(_: KeyValuePairs<String, Int>) -> Int { 2 }
    static func value<T>(_: T, _: T? = nil) -> Int { 1 }
    static func value(_: Any...) -> Int { 2 }
}
let number = 3
print(Pick.any(1), Pick.any(number), Pick.more(1), Pick.more(-number), Pick.object(Dog()))
print(Pick.closure({ 1 }), Pick.closure({ (n: Int) in n }), Pick.result({ _ in }), Pick.result({ $0 }), Pick.result { _ in })
print(Pick.type(Dog.self), Pick.type(Int.self), Pick.pairs(["k": 1]), Pick.value({ 1 }), Pick.value(2))
// output: 2 2 2 2 1
// output: 2 2 2 1 2
// output: 2 1 1 1 1
