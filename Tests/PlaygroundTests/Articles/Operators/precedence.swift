precedencegroup PipePrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
}
infix operator |>: PipePrecedence
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
func double(_ n: Int) -> Int { n * 2 }
func quoted(_ n: Int) -> String { "<\(n)>" }
let result = (3 + 4) |> double |> quoted
print(result, 5 |> { $0 + 1 })
infix operator ??=: AssignmentPrecedence
func ??= <T>(target: inout T?, value: @autoclosure () -> T) { if target == nil { target = value() } }
var name: String?
name ??= "first"
name ??= "second"
print(name ?? "")

// output: <14> 6
// output: first
