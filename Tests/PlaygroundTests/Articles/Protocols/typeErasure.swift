protocol Formatter { associatedtype Input; func format(_ input: Input) -> String }
struct AnyFormatter<Input>: Formatter {
    private let closure: (Input) -> String
    init<F: Formatter>(_ base: F) where F.Input == Input { closure = base.format }
    init(_ closure: @escaping (Input) -> String) { self.closure = closure }
    func format(_ input: Input) -> String { closure(input) }
}
struct Hex: Formatter { func format(_ input: Int) -> String { "0x" + String(input, radix: 16) } }
struct Padded: Formatter { let width: Int; func format(_ input: Int) -> String { String(repeating: "0", count: Swift.max(0, width - "\(input)".count)) + "\(input)" } }
let formatters = [AnyFormatter(Hex()), AnyFormatter(Padded(width: 5)), AnyFormatter { "\($0)!" }]
print(formatters.map { $0.format(255) })

// output: ["0xff", "00255", "255!"]
