import Foundation
print(Decimal(string: "1,5", locale: Locale(identifier: "de_DE")) as Any, Decimal(string: "1.5") as Any, Decimal(string: "1.5", locale: Locale(identifier: "de_DE")) as Any, Decimal(string: "x1") as Any)
print(Decimal(string: "1.234,5", locale: Locale(identifier: "de_DE")) as Any, Decimal(string: "1,5", locale: Locale(identifier: "en_US")) as Any)
let n = NSNumber(value: 3.7)
print(Int(truncating: n), Double(truncating: n), Float(truncating: 2.5), Bool(truncating: 1), UInt8(truncating: 200), Int64(truncating: 5))
print(Int(truncating: NSDecimalNumber(string: "7.9")))
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = .gmt
formatter.dateFormat = "yyyy"
let start = Date(timeIntervalSince1970: 0)
print(formatter.string(from: start))
formatter.dateStyle = .medium
print(formatter.string(from: start))
formatter.dateFormat = "MM"
print(formatter.string(from: start))

// output: Optional(1.5) Optional(1.5) Optional(1) nil
// output: Optional(1) Optional(1)
// output: 3 3.7 2.5 true 200 5
// output: 7
// output: 1970
// output: Jan 1, 1970
// output: 01
