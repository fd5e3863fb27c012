let extremes: (fastest: Int, slowest: Int)? = (1, 3)
let none: (fastest: Int, slowest: Int)? = nil
func kind(_ time: Int, _ extremes: (fastest: Int, slowest: Int)?) -> String {
    switch time {
    case extremes?.fastest: "fast"
    case extremes?.slowest: "slow"
    default: "none"
    }
}
print(kind(1, extremes), kind(2, extremes), kind(3, extremes), kind(1, none))
let wanted: String? = "b"
for letter in ["a", "b"] { if case wanted = letter { print(letter) } }
struct Code {
    let number: Int
    init?(_ number: Int) { nil }
}
print(Code(1) == nil)

// output: fast none slow none
// output: b
// output: true
