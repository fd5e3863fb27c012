class Counter {
    var count = 0
    func increment() { count += 1 }
    deinit { print("counter gone") }
}
var counter: Counter? = Counter()
var number = 1
let byValue = { [number] in number * 10 }
let byReference = { number * 10 }
let weakly = { [weak counter] in counter?.count ?? -1 }
number = 5
counter?.increment()
print(byValue(), byReference(), weakly())
counter = nil
print(weakly())
func makeAdder(_ amount: Int) -> (Int) -> Int {
    var total = 0
    return { total += $0 * amount; return total }
}
let add = makeAdder(2)
print(add(1), add(2), makeAdder(3)(1))

// output: 10 50 1
// output: counter gone
// output: -1
// output: 2 6 3
