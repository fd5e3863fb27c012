infix operator ~==: ComparisonPrecedence
func ~== (a: Double, b: Double) -> Bool { abs(a - b) < 0.000_001 }
let third = 0.3
print(0.1 + 0.2 ~== third, third ~== 0.1 + 0.2, 1 ~== 2.5)
infix operator **=: AssignmentPrecedence
func **= (a: inout Int, b: Int) { a = (0..<b).reduce(1) { result, _ in result * a } }
var power = 3
power **= 4
struct Counter { var value = 2 }
var counter: Counter? = Counter()
counter?.value **= 3
print(power, counter?.value as Any)
prefix operator ++
postfix operator ++
prefix func ++ (x: inout Int) -> Int { x += 1; return x }
postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x }
var i = 1
print(i++, i, ++i)
infix operator +: MultiplicationPrecedence
print(1 + 2 * 3)
print([true, false].map(!), [true].allSatisfy(!), [1, 2].map(-))
let not: (Bool) -> Bool = (!)
print(not(true))

// output: true true false
// output: 81 Optional(8)
// output: 1 2 3
// output: 9
// output: [false, true] false [-1, -2]
// output: false
