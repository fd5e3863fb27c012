//--- operators-that-change-their-operand
struct Meter {
    var value = 0
    static prefix func +++ (meter: inout Meter) -> Int {
        meter.value += 1
        return meter.value
    }
    static postfix func ~~ (meter: inout Meter) { meter.value = 0 }
}
prefix operator +++
postfix operator ~~
func readings() -> [Int] {
    var meter = Meter()
    let first = +++meter
    let second = +++meter
    meter~~
    return [first, second, meter.value]
}
//--- infix-operators-that-change-their-left-side
infix operator <-: AssignmentPrecedence
func <- <Value>(place: inout Value, value: Value) { place = value }
func <- (list: inout [Int], value: Int) { list.append(value) }
func filled() -> [Int] {
    var list = [1]
    var count = 0
    list <- 2
    count <- list.count
    return list + [count]
}
//--- extensions-of-types-in-types-with-arguments
struct Gauge<Unit> {
    struct Scale {
        var convert: (Int) -> Unit
    }
}
extension Gauge<Double>.Scale {
    static var halves: Self { Self(convert: { Double($0) / 2 }) }
    var one: Double { convert(1) }
}
let half = Gauge<Double>.Scale.halves.one
//--- a-variable-beside-a-case-of-its-name
enum Turn {
    case none
    case half(clockwise: Bool)
    static var half: Turn { .half(clockwise: true) }
}
func turned(_ turn: Turn) -> Turn { turn }
let plain = turned(.half)
let other = turned(.half(clockwise: false))
let made: (Bool) -> Turn = Turn.half
//--- an-argument-inside-a-type-waits-for-a-later-one
protocol Rule {
    associatedtype Input
    associatedtype Output
    func applied(to input: Input) -> Output
}
struct Source<Value> {
    var value: Value
    static var three: Source<Int> { Source<Int>(value: 3) }
}
struct Doubling: Rule { func applied(to input: Int) -> String { "\(input * 2)" } }
func read<R: Rule>(_ source: Source<R.Input>, with rule: R) -> R.Output { rule.applied(to: source.value) }
let six = read(Source<Int>.three, with: Doubling())
//--- functions-that-take-more-than-is-wanted
func shown(_ values: [Int], _ row: (Int) -> String) -> [String] { values.map(row) }
func row(_ value: Int?) -> String { value.map { "\($0)" } ?? "none" }
let rows = shown([1, 2], row)
func size(of value: Any) -> Int { 1 }
let sizes: (String) -> Int = size(of:)
struct Schemes: View {
    var body: some View { ForEach(ColorScheme.allCases, id: \.self, content: Text("Sky").preferredColorScheme) }
}
//--- an-operator-before-a-key-path
prefix operator ^
prefix func ^ <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
struct Guest {
    let name: String
    let age: Int
}
let guests = [Guest(name: "Ada", age: 36), Guest(name: "Alan", age: 41)]
let names = guests.map(^\.name)
let oldest = guests.map(^\.age).max()
