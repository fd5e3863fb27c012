import Foundation
// Formats of a program's own functions
func log(_ format: String, _ arguments: CVarArg...) { print(String(format: format, arguments: arguments)) }
func logged(_ format: String, _ arguments: any CVarArg...) -> String { String(format: format, locale: nil, arguments: arguments) }
extension String { func with(_ arguments: CVarArg...) -> String { String(format: self, arguments: arguments) } }
log("%d-%@", 3, "x")
print(logged("%.1f", 2.25), "%05.1f".with(3.14159), "%d of %d".with(UInt8(1), Int64(2)))
print(withVaList([1, 2]) { NSString(format: "%d %d", arguments: $0) })

// output: 3-x
// output: 2.2 003.1 1 of 2
// output: 1 2
