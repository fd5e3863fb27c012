func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
    animations()
    completion?(duration > 0)
}
animate(duration: 0.3) { print("fade") }
animate(duration: 0) { print("move") } completion: { finished in print("finished: \(finished)") }
func perform(_ operation: (Int, Int) -> Int, on a: Int, _ b: Int) -> Int { operation(a, b) }
print(perform(+, on: 2, 3), perform({ $0 * $1 }, on: 4, 5), perform(max, on: 1, 9))
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 2 })(5))

// output: fade
// output: move
// output: finished: false
// output: 5 20 9
// output: 12
