// The functions of a builder give literals and members after a dot their types.
protocol Part { var text: String { get } }
struct Word: Part {
    var text: String
    init(_ text: String) { self.text = text }
}
enum Mark: Part {
    case dot, dash(Int)
    var text: String { "\(self)" }
}
extension Part where Self == Word { static var star: Word { Word("*") } }

@resultBuilder enum Parts {
    static func buildExpression<P: Part>(_ part: P) -> [any Part] { [part] }
    static func buildExpression(_ mark: Mark) -> [any Part] { [mark] }
    static func buildExpression(_ text: String) -> [any Part] { [Word(text)] }
    static func buildExpression(_ values: [String: Double]) -> [any Part] { values.sorted { $0.key < $1.key }.map { Word("\($0.key)=\($0.value)") } }
    static func buildExpression(_ make: (Int) -> String) -> [any Part] { [Word(make(3))] }
    static func buildBlock(_ parts: [any Part]...) -> [any Part] { parts.flatMap { $0 } }
    static func buildEither(first parts: [any Part]) -> [any Part] { parts }
    static func buildEither(second parts: [any Part]) -> [any Part] { parts }
    static func buildArray(_ parts: [[any Part]]) -> [any Part] { parts.flatMap { $0 } }
}
func line(@Parts _ parts: () -> [any Part]) -> String { parts().map(\.text).joined(separator: " ") }
func section(_ title: String, @Parts _ parts: () -> [any Part]) -> Word { Word("<\(title) \(line(parts))>") }

print(line {
    "plain"
    Word("x");
    ["b": 2, "a": 1];
    { (number: Int) in "n\(number)" }
    if CommandLine.arguments.isEmpty { "never" } else { Mark.dot }
    for index in 0..<2 { "i\(index)"; Mark.dash(index) }
    section("s") { "deep"; section("t") { Mark.dot; "er"; section("u") { section("v") { "q"; Mark.dash(1) } } } }
})
print(line { "plain"; .dot; .dash(1); .star })

@resultBuilder enum Numbers {
    static func buildExpression(_ number: Double) -> [String] { ["d\(number)"] }
    static func buildExpression(_ number: Float) -> [String] { ["f\(number)"] }
    static func buildExpression(_ number: Int?) -> [String] { [number.map { "i\($0)" } ?? "nil"] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
}
@resultBuilder enum Doubles {
    static func buildExpression(_ number: Double) -> [String] { ["\(number)"] }
    static func buildExpression(_ numbers: [Double]) -> [String] { numbers.map { "\($0)" } }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
}
func numbers(@Numbers _ parts: () -> [String]) { print(parts()) }
func doubles(@Doubles _ parts: () -> [String]) { print(parts()) }
numbers { 1.5; 2; nil; -3 }
doubles { 1; [2, 3]; -4; 5 + 1 }

// output: plain x a=1.0 b=2.0 n3 dot i0 dash(0) i1 dash(1) <s deep <t dot er <u <v q dash(1)>>>>
// output: plain dot dash(1) *
// output: ["d1.5", "i2", "nil", "i-3"]
// output: ["1.0", "2.0", "3.0", "-4.0", "6.0"]
