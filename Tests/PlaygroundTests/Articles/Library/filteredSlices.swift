// Filtering a slice gives an array or a string.
let slice = [1, 2, 3].dropFirst(), part = "abc123".dropFirst()
let kept: ArraySlice<Int> = slice.filter { $0 > 1 }
print(type(of: slice.filter { $0 > 1 }), type(of: [1, 2, 3][1...].filter { $0 > 1 }), type(of: part.filter(\.isNumber)), type(of: kept))
func count(_ text: String) -> Int { text.count }
let digits = part.filter(\.isNumber)
print(count(digits), [3, 1].dropLast().filter { $0 > 1 }.sorted())

// output: Array<Int> Array<Int> String ArraySlice<Int>
// output: 3 [3]
