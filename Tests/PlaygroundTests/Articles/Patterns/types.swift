class Base {}
class Derived: Base { let extra = 7 }
let things: [Any] = [1, "two", 3.0, [4], Derived(), Base(), (5, "five"), Optional(6) as Any, { (x: Int) in x }]
for thing in things {
    switch thing {
    case 0 as Int: print("zero")
    case let number as Int where number > 5: print("big", number)
    case let number as Int: print("int", number)
    case is String: print("string")
    case let double as Double: print("double", double)
    case let list as [Int]: print("list of", list.count)
    case let derived as Derived: print("derived", derived.extra)
    case is Base: print("base")
    case let (n, text) as (Int, String): print("tuple", n, text)
    default: print("something else")
    }
}

// output: int 1
// output: string
// output: double 3.0
// output: list of 1
// output: derived 7
// output: base
// output: tuple 5 five
// output: big 6
// output: something else
