var collatz = [6]
while let last = collatz.last, last != 1 { collatz.append(last.isMultiple(of: 2) ? last / 2 : 3 * last + 1) }
print(collatz)
var n = 0
repeat { n += 3 } while n < 10
print(n)
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: ",") }
for x in stride(from: 0.0, through: 1.0, by: 0.25) { print(x, terminator: ",") }
print()
for i in (1...3).reversed() where i != 2 { print(i) }
var countdown = [1, 2, 3]
while !countdown.isEmpty { print(countdown.removeLast(), terminator: countdown.isEmpty ? "\n" : "-") }
for _ in 0..<2 { print("x", terminator: "") }
print()
for (i, c) in "héy".enumerated() { print(i, c) }

// output: [6, 3, 10, 5, 16, 8, 4, 2, 1]
// output: 12
// output: 10,7,4,1,0.0,0.25,0.5,0.75,1.0,
// output: 3
// output: 1
// output: 3-2-1
// output: xx
// output: 0 h
// output: 1 é
// output: 2 y
