let numbers = [1, 2, 3, 4, 5, 6, 7]
let even = numbers.indices(where: { $0 % 2 == 0 })
print(even, numbers[even], numbers[even].last ?? 0)
var rest = numbers
rest.removeSubranges(even)
print(rest, numbers.removingSubranges(even).count)
var ordered = [1, 2, 3, 4, 5, 6]
let moved = ordered.moveSubranges(ordered.indices(where: { $0 > 4 }), to: 1)
print(ordered, moved)
var text = "hello world"
let vowels = text.indices(where: { "aeiou".contains($0) })
print(String(text[vowels]))
text.removeSubranges(vowels)
print(text)
let a = RangeSet([0..<3, 5..<8, 2..<4])
let b = RangeSet(2..<6)
print(a, a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b))
print(a.contains(4), a.isDisjoint(b), RangeSet(5..<6).isSubset(of: a), RangeSet<Int>().isEmpty, a == RangeSet([5..<8, 0..<4]))

// output: [Range(1..<2), Range(3..<4), Range(5..<6)] [2, 4, 6] 6
// output: [1, 3, 5, 7] 4
// output: [1, 5, 6, 2, 3, 4] 1..<3
// output: eoo
// output: hll wrld
// output: [Range(0..<4), Range(5..<8)] [Range(0..<8)] [Range(2..<4), Range(5..<6)] [Range(0..<2), Range(6..<8)] [Range(0..<2), Range(4..<5), Range(6..<8)]
// output: false false true true true
