import Foundation
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
formatter.dateFormat = "yyyy"
print([Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 40_000_000)].map(formatter.string))
struct Printer {
    func show(_ value: Any?) -> String? { "any" }
    func show(_ value: Int) -> String { "int \(value)" }
    func show(_ value: Double) -> String { "double \(value)" }
}
let printer = Printer()
print([1, 2].map(printer.show), [1.5].map(printer.show))
let own: (Double) -> String = printer.show
print(own(2))
func twice(_ f: (Int) -> String) -> String { f(1) + f(2) }
print(twice(printer.show))
let any: (Any?) -> String? = printer.show
print(any(3) ?? "nil")

// output: ["1970", "1971"]
// output: ["int 1", "int 2"] ["double 1.5"]
// output: double 2.0
// output: int 1int 2
// output: any
