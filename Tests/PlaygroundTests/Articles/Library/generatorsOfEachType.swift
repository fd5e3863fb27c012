// Numbers of each type drawn from a generator.
struct Generator: RandomNumberGenerator { var state: UInt64 = 42; mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state } }
var g = Generator()
print(UInt8.random(in: 0...200, using: &g), UInt64.random(in: 3..<400, using: &g), Int64.random(in: 1...100, using: &g), Int.random(in: 1...6, using: &g))
print(UInt.random(in: 1...60, using: &g), Int8.random(in: -5...5, using: &g), Float.random(in: 1...2, using: &g), Double.random(in: 0..<1, using: &g))
print(Bool.random(using: &g), UInt16.random(in: 0..<1000, using: &g), Int32.random(in: .min ... .max, using: &g), UInt8.random(in: 7...7))
func spread<T: FixedWidthInteger>(_ a: T, _ b: T) -> T.Magnitude { a > b ? a.magnitude - b.magnitude : b.magnitude - a.magnitude }
func isSmall<T: FixedWidthInteger>(_ a: T.Magnitude, _ b: T) -> Bool { a < b }
print(spread(200 as UInt8, 100), spread(3 as Int, 10), isSmall(3, 5 as Int16))

// output: 138 92 42 4
// output: 41 4 1.555833 0.22792695318952583
// output: true 771 1462413395 7
// output: 100 7 true
