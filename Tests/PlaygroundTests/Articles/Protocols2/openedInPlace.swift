// A value of any type of a protocol, changed by a generic function.
protocol Counter { mutating func next() -> Int }
struct Up: Counter, CustomStringConvertible { var n = 0; mutating func next() -> Int { n += 1; return n }; var description: String { "Up \(n)" } }
func step<T: Counter>(_ counter: inout T) -> Int { counter.next() }
func stepped<T: Counter>(_ counter: inout T, _ times: Int) -> T { for _ in 0..<times { _ = counter.next() }; return counter }
var counter: any Counter = Up()
print(step(&counter), step(&counter), stepped(&counter, 2), counter)
var counters: [any Counter] = [Up(), Up()]
for index in counters.indices { print(step(&counters[index])) }
struct Game { var generator: any RandomNumberGenerator = SystemRandomNumberGenerator(); mutating func roll() -> Int { Int.random(in: 3...3, using: &generator) } }
var game = Game()
print(game.roll(), [7].randomElement(using: &game.generator)!, counters)

// output: 1 2 Up 4 Up 4
// output: 1
// output: 1
// output: 3 7 [Up 1, Up 1]
