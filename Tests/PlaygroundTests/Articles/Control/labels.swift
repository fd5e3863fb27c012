let board = [[1, 2, 3], [4, 0, 6], [7, 8, 9]]
var position: (Int, Int)?
search: for (r, row) in board.enumerated() {
    for (c, value) in row.enumerated() {
        if value == 0 {
            position = (r, c)
            break search
        }
        if value == 2 { continue search }
        print(value, terminator: " ")
    }
}
print()
print(position.map { "\($0.0),\($0.1)" } ?? "none")
var steps = 0
outer: while true {
    steps += 1
    switch steps {
    case 3: continue outer
    case 5...: break outer
    default: break
    }
    print("step", steps)
}
label: do {
    if steps == 5 { break label }
    print("unreached")
}
print("end")

// output: 1 4
// output: 1,1
// output: step 1
// output: step 2
// output: step 4
// output: end
