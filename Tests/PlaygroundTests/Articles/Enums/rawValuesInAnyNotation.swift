// Raw values in any notation
enum Op: UInt8 { case halt = 0xFF, jump = 0b11, call = 0o7, next, wide = 1_0 }
enum Mask: UInt64 { case all = 0xFFFF_FFFF_FFFF_FFFF }
enum Level: Double { case low = -0.5, one = 1, two, big = 1_000.5 }
print(Op.halt.rawValue, Op.jump.rawValue, Op.call.rawValue, Op.next.rawValue, Op.wide.rawValue)
print(Op(rawValue: 0xFF) as Any, Mask.all.rawValue)
print(Level.low.rawValue, Level.one.rawValue, Level.two.rawValue, Level.big.rawValue)

// output: 255 3 7 8 10
// output: Optional(Op.halt) 18446744073709551615
// output: -0.5 1.0 2.0 1000.5
