struct Version: Comparable, CustomStringConvertible, ExpressibleByStringLiteral, Hashable {
    let major, minor, patch: Int
    init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) { (self.major, self.minor, self.patch) = (major, minor, patch) }
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
        let n = parts.compactMap { $0 } + Array(repeating: 0, count: 3 - parts.count)
        self.init(n[0], n[1], n[2])
    }
    init(stringLiteral s: String) { self = Version(s) ?? Version(0) }
    static func < (a: Self, b: Self) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
    var description: String { [major, minor, patch].map(String.init).joined(separator: ".") }
    static func ~= (range: PartialRangeFrom<Version>, v: Version) -> Bool { v >= range.lowerBound }
}
let versions: [Version] = ["1.2.3", "1.10", "0.9.9", "oops", "2"]
print(versions.sorted(), versions.max()!, Version("1.x") as Any, Version("1.2") == "1.2.0")
for v in versions { switch v { case "2.0.0": print("two"); case "1.0"...: print("modern", v); case ..<"0.5": print("ancient"); default: print("old", v) } }
struct Temperature: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral { var celsius: Double
    init(floatLiteral v: Double) { celsius = v }
    init(integerLiteral v: Int) { celsius = Double(v) }
    static prefix func - (t: Self) -> Self { var t = t; t.celsius.negate(); return t } }
func feel(_ t: Temperature) -> String { t.celsius < 10 ? "cold \(t.celsius)" : "warm" }
print(feel(5), feel(20.5), feel(-3))
struct Poly: ExpressibleByArrayLiteral, CustomStringConvertible { var c: [Int]
    init(arrayLiteral e: Int...) { c = e }
    func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }
    subscript(i: Int) -> Int { get { c.indices ~= i ? c[i] : 0 } set { while c.count <= i { c.append(0) }; c[i] = newValue } }
    static func * (a: Poly, b: Poly) -> Poly { var p: Poly = []; for (i, x) in a.c.enumerated() { for (j, y) in b.c.enumerated() { p[i + j] += x * y } }; return p }
    var description: String { c.enumerated().filter { $0.element != 0 }.map { i, k in i == 0 ? "\(k)" : "\(k == 1 ? "" : "\(k)")x\(i > 1 ? "^\(i)" : "")" }.reversed().joined(separator: " + ") } }
let p: Poly = [1, 1]
print(p * p * p, (p * p)(3), ([0, 0, 2] as Poly)[2])
struct Regexish: ExpressibleByStringInterpolation { var text: String
    init(stringLiteral v: String) { text = v }
    init(stringInterpolation s: StringInterpolation) { text = s.out }
    struct StringInterpolation: StringInterpolationProtocol { var out = ""
        init(literalCapacity: Int, interpolationCount: Int) { out.reserveCapacity(literalCapacity) }
        mutating func appendLiteral(_ l: String) { out += l.uppercased() }
        mutating func appendInterpolation(_ n: Int, width: Int) { out += String(repeating: "0", count: max(0, width - "\(n)".count)) + "\(n)" }
        mutating func appendInterpolation<T>(_ v: T) where T: CustomStringConvertible { out += "<\(v.description)>" }
        mutating func appendInterpolation(if c: Bool, _ s: @autoclosure () -> String) { if c { out += s() } } } }
print(("id-\(7, width: 3) \(true) \(if: false, "no")\(if: true, "yes")" as Regexish).text, ("plain" as Regexish).text)
extension String.StringInterpolation { mutating func appendInterpolation(_ v: Double, digits: Int) { var s = "\((v * 100).rounded() / 100)"; if digits == 0 { s = "\(Int(v))" }; appendLiteral(s) }
    mutating func appendInterpolation(repeat s: String, _ n: Int) { appendInterpolation(String(repeating: s, count: n)) } }
print("\(3.14159, digits: 2) \(2.7, digits: 0) \(repeat: "ab", 3)")
struct Flags: OptionSet { let rawValue: UInt8; static let a = Flags(rawValue: 1), b = Flags(rawValue: 1 << 1), c = Self(rawValue: 1 << 2); static let all: Flags = [.a, .b, .c] }
var f: Flags = [.a, .c]
f.insert(.b); f.remove(.a)
print(f.rawValue, f.contains(.b), f == [.b, .c], Flags.all.subtracting(f) == .a, f.isSubset(of: .all), ([] as Flags).isEmpty)
enum Suit: Character, CaseIterable, Comparable { case clubs = "♣", hearts = "♥"; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
enum Rank: Int, CaseIterable { case two = 2, three, jack = 11, queen; var name: String { switch self { case .jack, .queen: "\(self)".prefix(1).uppercased(); default: "\(rawValue)" } } }
let deck = Suit.allCases.flatMap { s in Rank.allCases.map { (s, $0) } }
print(deck.map { "\($0.1.name)\($0.0.rawValue)" }.joined(separator: " "), Rank(rawValue: 12)!, Rank(rawValue: 5) == nil, Suit.clubs < .hearts)

// output: [0.0.0, 0.9.9, 1.2.3, 1.10.0, 2.0.0] 2.0.0 0.0.0 true
// output: modern 1.2.3
// output: modern 1.10.0
// output: old 0.9.9
// output: ancient
// output: two
// output: cold 5.0 warm cold -3.0
// output: x^3 + 3x^2 + 3x + 1 16 2
// output: ID-007 <true> yes plain
// output: 3.14 2 ababab
// output: 6 true true true true true
// output: 2♣ 3♣ J♣ Q♣ 2♥ 3♥ J♥ Q♥ queen true true
