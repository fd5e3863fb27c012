extension ArraySlice {
    mutating func stretch() { _end += 10 }
}
var slice = [1, 2, 3][1...]
slice.stretch()
for number in slice { print(number) }

// error: 6: index 3 is out of range: there are 3 elements
