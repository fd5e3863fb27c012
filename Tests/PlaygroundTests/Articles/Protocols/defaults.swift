protocol Greeter {
    var name: String { get }
    func greet() -> String
}
extension Greeter {
    func greet() -> String { "Hello, \(name)" }
    func shout() -> String { greet().uppercased() }
}
struct English: Greeter { let name: String }
struct Spanish: Greeter {
    let name: String
    func greet() -> String { "Hola, \(name)" }
}
let greeters: [any Greeter] = [English(name: "Ann"), Spanish(name: "Luz")]
for greeter in greeters { print(greeter.greet(), greeter.shout()) }

// output: Hello, Ann HELLO, ANN
// output: Hola, Luz HOLA, LUZ
