let point = (3, -3)
switch point {
case (0, 0): print("origin")
case (let x, 0): print("on x at \(x)")
case (0, let y): print("on y at \(y)")
case let (x, y) where x == -y: print("diagonal \(x) \(y)")
case (-2...2, -2...2): print("near")
default: print("somewhere")
}
let (name, (age, _)) = ("Ann", (30, true))
print(name, age)
var (a, b) = (1, 2)
(a, b) = (b, a + b)
print(a, b)
for (index, (key, value)) in [("x", 1), ("y", 2)].enumerated() { print(index, key, value) }

// output: diagonal 3 -3
// output: Ann 30
// output: 2 3
// output: 0 x 1
// output: 1 y 2
