let points = [(x: 1, y: 2), (x: 3, y: 4)]
for case (y: let a, x: 3) in points { print(a) }
if case (y: let q, x: 1) = points[0] { print(q) }
for (y: a, x: b) in points { print(a, b) }

// output: 4
// output: 2
// output: 2 1
// output: 4 3
