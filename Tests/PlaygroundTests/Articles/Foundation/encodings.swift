import Foundation
print(String(bytes: [104, 105] as [UInt8], encoding: .utf8) as Any, String(bytes: Data([104, 255]), encoding: .utf8) as Any, String(bytes: "ab".utf8, encoding: .ascii) as Any)
print(String(bytes: [233] as [UInt8], encoding: .isoLatin1) as Any, String(bytes: [233] as [UInt8], encoding: .ascii) as Any, String(data: Data([0xff, 0xfe, 0x41, 0]), encoding: .utf16) as Any)
print(String(data: Data([0, 0x41]), encoding: .utf16BigEndian) as Any, String(data: Data([0x41, 0]), encoding: .utf16LittleEndian) as Any)
print("abc".cString(using: .utf8) as Any, "é".cString(using: .ascii) as Any, "é".data(using: .ascii) as Any, Array("é".data(using: .isoLatin1)!), Array("aé👍".data(using: .utf16)!))
print("é".canBeConverted(to: .ascii), "e".canBeConverted(to: .ascii), "é".lengthOfBytes(using: .utf16), "é".maximumLengthOfBytes(using: .utf8))
let squares = [Int](unsafeUninitializedCapacity: 4) { buffer, count in
    for index in 0..<3 { buffer[index] = index * index }
    count = 3
}
print(squares, String(unsafeUninitializedCapacity: 3) { buffer in buffer[0] = 65; buffer[1] = 66; return 2 })
print(CommandLine.arguments.count, CommandLine.argc, "abc".utf8CString.count, String.Encoding.utf8, String.Encoding.ascii.rawValue)
print(String(validating: [65, 255] as [UInt8], as: UTF8.self) as Any, String(validating: "ab".utf8, as: UTF8.self) as Any, String(decoding: [0xd83d, 0xdc4d, 0x41] as [UInt16], as: UTF16.self))
print("i".uppercased(with: Locale(identifier: "tr_TR")), "I".lowercased(with: Locale(identifier: "tr")), "ab cd".capitalized(with: .current), "ß".uppercased(with: nil))
for scalar in "aA1 ²½é\n€".unicodeScalars { print(scalar.escaped(asASCII: true), scalar.properties.generalCategory, scalar.properties.numericType as Any, separator: " ", terminator: ", ") }
print()

// output: Optional("hi") nil Optional("ab")
// output: Optional("é") nil Optional("A")
// output: Optional("A") Optional("A")
// output: Optional([97, 98, 99, 0]) nil nil [233] [255, 254, 97, 0, 233, 0, 61, 216, 77, 220]
// output: false true 2 3
// output: [0, 1, 4] AB
// output: 1 1 4 Unicode (UTF-8) 1
// output: nil Optional("ab") 👍A
// output: İ ı Ab Cd SS
// output: a lowercaseLetter nil, A uppercaseLetter nil, 1 decimalNumber Optional(Swift.Unicode.NumericType.decimal),   spaceSeparator nil, \u{00B2} otherNumber Optional(Swift.Unicode.NumericType.digit), \u{00BD} otherNumber Optional(Swift.Unicode.NumericType.numeric), \u{00E9} lowercaseLetter nil, \n control nil, \u{20AC} currencySymbol nil,
