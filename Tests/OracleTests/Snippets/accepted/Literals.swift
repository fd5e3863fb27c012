//--- wanted-length
struct Card: View {
    let offset: CGFloat = max(0, 40 - 100)
    var body: some View {
        Text("Hello").frame(width: max(0, 40 - 100)).padding(min(8, 2 * 3))
    }
}
//--- dictionary-with-nil
let scores = ["a": 1, "b": nil]
let first: Int? = scores["a"] ?? nil
//--- closures-of-tuples
let pairs = ["a": 1].map { key, value in "\(key) \(value)" }
let sums = zip([1], [2]).map { $0 + $1 }
let texts = ["x", "y"].enumerated().map { index, text in "\(index) \(text)" }
let parts: (Int, Int) -> Int = { $0 + $1 }
//--- whole-payload
enum Shape2D { case box(width: Int, height: Int) }
func area(_ shape: Shape2D) -> Int {
    switch shape {
    case .box(let size): size.width * size.height
    }
}
//--- try-in-root-closure
struct Store { func save() throws {} }
VStack {
    Button("Save") { do { try Store().save() } catch { print(error) } }
    Text("Hi").onAppear { try? Store().save() }.task { await Task.yield() }
}
//--- sized-integers
let level: UInt8 = 200
let wide = UInt64(level) << 3 | 0xFF
let half = Double(level) / 2
func total<T: BinaryInteger>(_ values: [T]) -> T { values.reduce(0, +) }
let sums = (total([1, 2] as [UInt8]), total([1, 2]))
let byte = "A".utf8.first ?? 0
let next: UInt8 = byte + 1
let unique = Set<UInt8>([1, 2, 2])
let parsed = UInt8("12") ?? UInt8.max
enum Color8: UInt8 { case red = 1, green }
struct Flags: OptionSet { let rawValue: UInt8; static let bold = Flags(rawValue: 1 << 0) }
//--- leastIntegers
let least: Int = -9223372036854775808
let compared = 1 > -9_223_372_036_854_775_808
let hexadecimal = -0x8000_0000_0000_0000
let small: Int8 = -128
let large: UInt64 = 18446744073709551615
let asDouble: Double = -9223372036854775808
print(least, compared, hexadecimal, small, large, asDouble)
print(Int.min == least)
