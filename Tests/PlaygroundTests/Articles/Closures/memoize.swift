func memoize<Input: Hashable, Output>(_ function: @escaping (Input) -> Output) -> (Input) -> Output {
    var cache: [Input: Output] = [:]
    return { input in
        if let known = cache[input] { return known }
        let result = function(input)
        cache[input] = result
        return result
    }
}
var calls = 0
let square = memoize { (n: Int) -> Int in calls += 1; return n * n }
print(square(4), square(4), square(5), calls)
var fibonacci: (Int) -> Int = { _ in 0 }
fibonacci = memoize { $0 < 2 ? $0 : fibonacci($0 - 1) + fibonacci($0 - 2) }
print(fibonacci(50))

// output: 16 16 25 2
// output: 12586269025
