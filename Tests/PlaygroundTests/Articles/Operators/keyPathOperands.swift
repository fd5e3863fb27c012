prefix func ! <T>(path: KeyPath<T, Bool>) -> (T) -> Bool { { !$0[keyPath: path] } }
print(["", "a"].filter(!\.isEmpty))
func == <T, V: Equatable>(path: KeyPath<T, V>, value: V) -> (T) -> Bool { { $0[keyPath: path] == value } }
print(["a", "bb"].filter(\.count == 2), 1 == 1, !true)
func > <T, V: Comparable>(path: KeyPath<T, V>, value: V) -> (T) -> Bool { { $0[keyPath: path] > value } }
print(["a", "bb", "ccc"].filter(\.count > 1), 2 > 1)
infix operator =>: AdditionPrecedence
func => <A, B>(value: A, function: (A) -> B) -> B { function(value) }
print("ab" => \.count, 3 => { $0 + 1 })
struct P { var x = 1 }
let path: KeyPath<P, Int> = \.x
print(path == \P.x, path == \.x)

// output: ["a"]
// output: ["bb"] true false
// output: ["bb", "ccc"] true
// output: 2 4
// output: true true
