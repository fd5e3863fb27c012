infix operator |>> : Fwd
infix operator |> : Fwd
precedencegroup Fwd {
    associativity: left
    lowerThan: AdditionPrecedence
}
func |> (a: Int, b: Int) -> Int { a * 10 + b }
print(1 + 2 |> 3, 4 |> 1 + 2)
infix operator <+ : Low
precedencegroup Low {
    lowerThan: AdditionPrecedence
}
func <+ (a: Int, b: Int) -> Int { a * 10 + b }
print(1 + 2 <+ 3)
infix operator >+ : Mid
precedencegroup Mid {
    associativity: left
    lowerThan: AdditionPrecedence
}
func >+ (a: Int, b: Int) -> Int { a * 10 + b }
print(1 + 2 >+ 3 >+ 4)
func |>> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
let a = 1 + 2 |>> String.init
print(a)
let b = a |>> { $0 + "!" }
let c = 1 + 2 |>> String.init |>> { $0 + "!" }
let d = 3 |>> { $0 * 2 } |>> { "\($0)!" } |>> { $0.count }
print(b, c, d)
print(3 |>> { $0 + 1 } |>> { "\($0)" })

// output: 33 43
// output: 33
// output: 334
// output: 3
// output: 3! 3! 2
// output: 4
