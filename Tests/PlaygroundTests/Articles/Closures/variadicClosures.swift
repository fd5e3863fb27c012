func apply<T>(_ value: T, _ steps: ((T) -> T)...) -> T { steps.reduce(value) { $1($0) } }
print(apply(2, { $0 + 1 }, { $0 * 10 }), apply("a") { $0 + "b" }, apply(5))
func all(_ tests: (() -> Bool)...) -> Bool { tests.allSatisfy { $0() } }
print(all({ true }, { 1 < 2 }), all { false })

// output: 30 ab 5
// output: true false
