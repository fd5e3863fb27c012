let a: UInt8 = 200
let b: UInt8 = 50
print(a &+ b, a / b, a % b, a & b, a | 1, a ^ 0xFF, ~a, a << 1, a >> 2)
print(UInt8.max, Int8.min, UInt64.max, UInt32.max, Int16.max, UInt.max)
let h: UInt64 = 14695981039346656037
print(h &* 1099511628211, h > 5, String(h, radix: 16))
print(Int(a) + 100, Double(a) * 0.5, UInt8(truncatingIfNeeded: 300), UInt8(clamping: -4), UInt8(exactly: 256) as Any, Int8(exactly: 100)!)
print([a, b], ["x": a], Optional(a) as Any, "\(a)")
var total: UInt16 = 0
for x in [a, b] { total += UInt16(x) }
print(total, total.nonzeroBitCount, type(of: total))
func sum<T: BinaryInteger>(_ xs: [T]) -> T { xs.reduce(0, +) }
print(sum([1, 2] as [UInt8]), sum([1, 2]))
func hash(_ s: String) -> UInt32 { var h: UInt32 = 5381; for b in s.utf8 { h = (h << 5) &+ h &+ UInt32(b) }; return h }
print(hash("hello"))
print(Character("A").asciiValue! + 1, Character(UnicodeScalar(Character("A").asciiValue! + 1)))
print(UInt8("12")!, UInt8("300") as Any, Int64(7), Int32(-7) / 2, -Int32(7), abs(Int32(-7)), max(a, b), a.isMultiple(of: 5))
print(Set<UInt8>([1, 2, 2]).count, [a: 1][200]!, a == 200, a != b, (0...255).contains(a))
enum Color8: UInt8 { case red = 1, green }
print(Color8.green.rawValue, Color8(rawValue: 1)!)
let flags: UInt8 = 0b1010
print(flags & (1 << 3) != 0, String(flags, radix: 2))
print(Int(0.9999), Int32(2.7), Int.max &+ 1, UInt8.random(in: 3...3))
struct RGB: OptionSet { let rawValue: UInt8; static let r = RGB(rawValue: 1 << 0), g = RGB(rawValue: 1 << 1) }
print(RGB([.r, .g]).rawValue)

// output: 250 4 0 0 201 55 55 144 50
// output: 255 -128 18446744073709551615 4294967295 32767 18446744073709551615
// output: 12638153115695167455 true cbf29ce484222325
// output: 300 100.0 44 0 nil 100
// output: [200, 50] ["x": 200] Optional(200) 200
// output: 250 6 UInt16
// output: 3 3
// output: 261238937
// output: 66 B
// output: 12 nil 7 -3 -7 7 200 true
// output: 2 1 true true true
// output: 2 red
// output: true 1010
// output: 0 2 -9223372036854775808 3
// output: 3
