import Foundation
let text = "abababcab"
print(text.components(separatedBy: "ab"), text.components(separatedBy: "abab"), text.components(separatedBy: "x"))
print(text.replacingOccurrences(of: "aba", with: "-"), "aaaaa".replacingOccurrences(of: "aa", with: "b"), "".components(separatedBy: ","))
if let range = text.range(of: "babc") { print(text[range.upperBound...], text[..<range.lowerBound]) }
print(text.range(of: "cc") == nil, "héé".range(of: "é").map { "héé"[..<$0.lowerBound] } ?? "none")
let long = String(repeating: "a", count: 20_000)
print(long.components(separatedBy: long + "b").count, long.range(of: String(long.dropLast(9)) + "b") == nil)

// output: ["", "", "", "c", ""] ["", "abcab"] ["abababcab"]
// output: -babcab bba [""]
// output: ab aba
// output: true h
// output: 1 true
