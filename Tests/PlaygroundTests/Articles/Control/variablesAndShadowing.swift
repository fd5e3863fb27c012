let value = 10
func shadow(_ value: Int) -> Int {
    let doubled = value * 2
    do {
        let value = doubled + 1
        return value
    }
}
print(shadow(3), value)
if let value = Optional(5) { print(value) }
var total = 0, scale = 2.5
let `class` = "reserved"
total += 4
scale /= 2
print(total, scale, `class`)
let (_, second) = (1, 2)
let multi: (x: Int, y: Int) = (3, 4)
print(second, multi.x, multi.1, multi)
typealias Handler = (String) -> Int
let handler: Handler = { $0.count }
print(handler("four"))

// output: 7 10
// output: 5
// output: 4 1.25 reserved
// output: 2 3 4 (x: 3, y: 4)
// output: 4
