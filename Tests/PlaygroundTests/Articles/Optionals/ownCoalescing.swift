func ?? <T>(a: T?, b: @autoclosure () -> T) -> T { print("own ??"); if let a { return a }; return b() }
let n: Int? = nil
print(n ?? 4)
let s: String? = "x"
print(s ?? "q")

// output: own ??
// output: 4
// output: own ??
// output: x
