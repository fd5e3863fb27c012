let evens: [UInt8] = (1...9).filter { $0 % 2 == 0 }
let small: [Int8] = (1..<9).dropFirst(3).filter { $0 != 5 }
let squares: [Int64] = (1...4).map { $0 * $0 }
let back: [Int64] = (1...3).reversed()
let more: [UInt8] = (1...3).prefix(2) + [4]
let shuffled: [UInt8] = (1...9).shuffled().sorted()
let some = Set<UInt8>((1...3).filter { $0 > 1 })
print(evens, small, squares, back, more, shuffled.count, some.sorted())
let factorial: UInt64 = (1...20).reduce(1, *)
print(factorial)
func primes() -> [UInt] { (2...20).filter { n in !(2..<n).contains { n % $0 == 0 } } }
func sum(_ bytes: [UInt8]) -> UInt8 { bytes.reduce(0, +) }
print(primes(), sum((1...10).filter { $0 > 8 }))
struct Cell { let id: UInt8 }
print((0..<3).map { Cell(id: $0).id })
let isLarge: (UInt16) -> Bool = { $0 > 2 }
print((1...4).filter(isLarge), (1...4).contains(where: isLarge), (1...4).first(where: isLarge) as Any)
for byte: UInt8 in 1...2 { print(byte, type(of: byte)) }
for byte: UInt8 in (1...9).filter({ $0 > 8 }) { print(byte) }
for number: UInt16 in stride(from: 1, to: 5, by: 2) { print(type(of: number), number) }
print((1...3).map { $0 }, type(of: (1...3).map { $0 }))

// output: [2, 4, 6, 8] [4, 6, 7, 8] [1, 4, 9, 16] [3, 2, 1] [1, 2, 4] 9 [2, 3]
// output: 2432902008176640000
// output: [2, 3, 5, 7, 11, 13, 17, 19] 19
// output: [0, 1, 2]
// output: [3, 4] true Optional(3)
// output: 1 UInt8
// output: 2 UInt8
// output: 9
// output: UInt16 1
// output: UInt16 3
// output: [1, 2, 3] Array<Int>
