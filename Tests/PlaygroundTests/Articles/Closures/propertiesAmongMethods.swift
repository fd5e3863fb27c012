struct Game {
    var n = 0
    let reduce: (inout Int, String) -> Int = { state, action in state += action.count; return state + 1 }
    mutating func reduce(action: String) -> Int { reduce(&n, action) }
    func play(_ x: Int) -> Int { x }
    var play: (String) -> Int { { $0.count } }
    func both() -> Int { play("abc") + play(1) }
}
var g = Game()
print(g.reduce(action: "ab"), g.both(), g.play("four"))
class Client { var load: (Int) -> String = { "c\($0)" }; func load(id: Int) -> String { load(id) + "!" } ; var onDone: (() -> Void)?; func onDone(_ x: Int) -> Int { onDone?(); return x } }
let c = Client(); c.onDone = { print("done") }
print(c.load(id: 3), c.load(4), c.onDone(5))

// output: 3 4 4
// output: done
// output: c3! c4 5
