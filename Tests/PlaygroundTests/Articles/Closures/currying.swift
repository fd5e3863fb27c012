func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let add = curry { (a: Int, b: Int) in a + b }
print([1, 2, 3].map(add(10)))
struct Greeter { var greeting: String; func greet(_ name: String) -> String { "\(greeting), \(name)" } }
let method = Greeter.greet
print(method(Greeter(greeting: "Hi"))("Zoe"), ["A", "B"].map(Greeter(greeting: "Yo").greet))
print(["1", "x", "3"].compactMap(Int.init), [3, 1].map(String.init))

// output: [11, 12, 13]
// output: Hi, Zoe ["Yo, A", "Yo, B"]
// output: [1, 3] ["3", "1"]
