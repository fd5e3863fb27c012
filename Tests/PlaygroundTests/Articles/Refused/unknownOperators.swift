import Foundation

for number in 1..10 { print(number) }
let cube = 2 ** 3
print(cube)

// error: 3: cannot find operator '..' in scope
// error: 4: no operator '**' is defined; did you mean 'pow(_:_:)'?
