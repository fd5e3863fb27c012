struct T: ExpressibleByStringInterpolation, CustomStringConvertible { var description: String
  struct StringInterpolation: StringInterpolationProtocol { var out = ""; init(literalCapacity: Int, interpolationCount: Int) { out = "<\(interpolationCount)>" }; mutating func appendLiteral(_ s: String) { out += s }; mutating func appendInterpolation(_ i: Int) { out += "#\(i)" }; mutating func appendInterpolation(bold s: String) { out += "**\(s)**" } }
  init(stringLiteral v: String) { description = "lit:" + v }; init(stringInterpolation i: StringInterpolation) { description = i.out } }
let t: T = "a \(1) b \(bold: "x")"; print(t); let u: T = "plain"; print(u); func f(_ t: T) { print(t) }; f("n \(5)")

// output: <2>a #1 b **x**
// output: lit:plain
// output: <1>n #5
