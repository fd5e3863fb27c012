for number in 1..10 { print(number) }
let cube = 2 ** 3
print(cube)

// error: 1: cannot find operator '..' in scope
// error: 2: cannot find operator '**' in scope
