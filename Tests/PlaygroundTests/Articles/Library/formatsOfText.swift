// String(format:) and Foundation strings
import Foundation
print(String(format: "%d|%5d|%-5d|%05d|%+d|% d|%i|%u", 42, 42, 42, 42, 42, 42, -7, 7), String(format: "%x %X %#x %o %08x %#o", 255, 255, 255, 8, 255, 8), String(format: "%c%c", 65, 0x42), String(format: "%%|"))
print(String(format: "%f %.2f %8.3f %-8.1f| %08.2f %+.1f %.0f %.0f %.0f", 3.14159, 3.14159, 3.14159, 3.14159, 3.14159, 2.0, 2.5, 3.5, 0.5), String(format: "%e %.2e %E %g %g %g %g %G", 12345.678, 0.00012, 1.5, 0.0001, 0.00001, 100000.0, 1000000.0, 1e-10), String(format: "%5.1f%%", 45.678))
print(String(format: "%@-%@", "a", "b"), String(format: "%ld %lld %lu %zd %hd %hhd", 1, 2, 3, 4, 5, 6), String(format: "%*d|%-*d|%.*f", 5, 42, 5, 42, 2, 3.14159), String(format: "%2$@ %1$@", "one", "two"))
print(String(format: "%d", UInt8(200)), String(format: "%d", Int8(-3)), String(format: "%.3f", Float(1.5)), String(format: "%x", UInt32(0xdeadbeef)), String(format: "%02X%02X%02X", 255, 0, 128), String(format: "%d:%02d:%02d", 1, 2, 3), String(format: "%.2f", 1.005), String(format: "%.1f", 0.25), String(format: "%.1f", 0.35), String(format: "%5.1f|%-7.2f|%07.2f", -1.25, -1.5, -1.5))
print(String(format: "%.3g %.10g %g %g", 1234.5678, 1234.5678, 1.0, 0.1), String(format: "%.2f %.2f %.2f", Double.infinity, -Double.infinity, Double.nan), String(format: "no args"), String(format: "%ld items", [1, 2].count), String(format: "%x", -1))
print(String(format: "Total: %@", String(describing: 5)), String(format: "%@", "\(1...2)"), String(format: "%lu", UInt.max), String(format: "%ld", Int.min), String(format: "%d", true ? 1 : 0), String(format: "%.2f", 2/3.0), String(format: "%6.2f|%6d|%@", 1.0, 1, "x"), String(format: "%03d", -5), String(format: "%+5d|%-+5d|", 3, 3))
let s = "  Hello, World  "; print("[\(s.trimmingCharacters(in: .whitespaces))]", "\n x \t".trimmingCharacters(in: .whitespacesAndNewlines), "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")), "12ab34".trimmingCharacters(in: .decimalDigits), "a1b2".components(separatedBy: .decimalDigits), "a, b,c".components(separatedBy: ", "), "abc".components(separatedBy: ""), "a b\tc".components(separatedBy: .whitespaces), ",a,".components(separatedBy: ","))
print("aXbXc".replacingOccurrences(of: "X", with: "--"), "Hello".replacingOccurrences(of: "l", with: ""), "aAa".replacingOccurrences(of: "a", with: "b", options: .caseInsensitive), "hello world".capitalized, "HELLO wORLD-foo bar's".capitalized, "abc".contains("bc"), "abc".range(of: "b") != nil, "abc".range(of: "z") as Any, "Hello".lowercased().contains("ell"), "aaa".replacingOccurrences(of: "aa", with: "b"))
print("b".compare("a") == .orderedDescending, "a".caseInsensitiveCompare("A") == .orderedSame, "file10".localizedStandardCompare("file9") == .orderedDescending, "a".localizedCompare("b").rawValue, "A".localizedCaseInsensitiveCompare("b") == .orderedAscending, "file10".compare("file9", options: .numeric).rawValue, "ABC".compare("abc", options: .caseInsensitive) == .orderedSame, ["b10", "b9", "a1"].sorted { $0.compare($1, options: .numeric) == .orderedAscending }, ["B", "a", "C"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending })
print("abc".padding(toLength: 5, withPad: ".", startingAt: 0), "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0), "a".padding(toLength: 4, withPad: "xy", startingAt: 1), "path/to/file.txt".split(separator: "/").last!, "abc".commonPrefix(with: "abd"), "Hello".localizedUppercase, "a&b".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!, "a%20b".removingPercentEncoding!, "Hello world".localizedCaseInsensitiveContains("WORLD"), "hello".localizedCapitalized)
if let r = "hello world".range(of: "wor") { var t = "hello world"; t.replaceSubrange(r, with: "WOR"); print(t, t[..<r.lowerBound], t[r], t.distance(from: t.startIndex, to: r.lowerBound)) }
print("a-b_c".components(separatedBy: CharacterSet(charactersIn: "-_")), "hello".range(of: "L", options: .caseInsensitive) != nil, "abcabc".range(of: "c", options: .backwards)!.lowerBound.utf16Offset(in: "abcabc"), "x1y22".components(separatedBy: CharacterSet.decimalDigits.inverted).joined(separator: ","), "a\nb\n\nc".components(separatedBy: .newlines), "a.b.c".split(separator: ".").joined(separator: "/"))
print("1,234".replacingOccurrences(of: ",", with: ""), Int("1,234".filter(\.isNumber))!, "snake_case_word".split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined(), "camelCaseWord".reduce("") { $1.isUppercase ? $0 + "_" + $1.lowercased() : $0 + String($1) }, String("abc".reversed()) == "cba", "madam" == String("madam".reversed()))
var lines: [String] = []; "one\ntwo\nthree".enumerateLines { l, stop in lines.append(l); if l == "two" { stop = true } }; print(lines, "a b c".split { $0 == " " }.count, "word word other".components(separatedBy: " ").reduce(into: [:]) { $0[$1, default: 0] += 1 }["word"]!, "tEST".prefix(1).uppercased() + "tEST".dropFirst().lowercased())

// output: 42|   42|42   |00042|+42| 42|-7|7 ff FF 0xff 10 000000ff 010 AB %|
// output: 3.141590 3.14    3.142 3.1     | 00003.14 +2.0 2 4 0 1.234568e+04 1.20e-04 1.500000E+00 0.0001 1e-05 100000 1e+06 1E-10  45.7%
// output: a-b 1 2 3 4 5 6    42|42   |3.14 two one
// output: 200 -3 1.500 deadbeef FF0080 1:02:03 1.00 0.2 0.3  -1.2|-1.50  |-001.50
// output: 1.23e+03 1234.5678 1 0.1 inf -inf nan no args 2 items ffffffff
// output: Total: 5 1...2 18446744073709551615 -9223372036854775808 1 0.67   1.00|     1|x -05    +3|+3   |
// output: [Hello, World] x a ab ["a", "b", ""] ["a", "b,c"] ["abc"] ["a", "b", "c"] ["", "a", ""]
// output: a--b--c Heo bbb Hello World Hello World-Foo Bar's true true nil true ba
// output: true true true -1 true 1 true ["a1", "b9", "b10"] ["a", "B", "C"]
// output: abc.. abc ayxy file.txt ab HELLO a%26b a b true Hello
// output: hello WORld hello  WOR 6
// output: ["a", "b", "c"] true 5 ,1,22 ["a", "b", "", "c"] a/b/c
// output: 1234 1234 snakeCaseWord camel_case_word true true
// output: ["one", "two"] 3 2 Test
