import Foundation
let raw = "  The quick, brown fox  "
let trimmed = raw.trimmingCharacters(in: .whitespaces)
print("[\(trimmed)]", trimmed.components(separatedBy: " ").count, trimmed.replacingOccurrences(of: "quick", with: "slow"))
print(trimmed.capitalized, "a,b,,c".components(separatedBy: ","), "a,b,,c".split(separator: ","))
print("x=1;y=2".split(separator: ";").map { $0.split(separator: "=") }.map { "\($0[0])->\($0[1])" })
print("one\ntwo\nthree".components(separatedBy: .newlines), "abc".contains("bc"))
print("file.swift".hasSuffix(".swift"), "a-b_c".split { $0 == "-" || $0 == "_" })
print(["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() }, "Straße".count, "ab".padding(toLength: 4, withPad: ".", startingAt: 0))
print(trimmed.range(of: "brown") != nil, "Ab".caseInsensitiveCompare("aB") == .orderedSame)

// output: [The quick, brown fox] 4 The slow, brown fox
// output: The Quick, Brown Fox ["a", "b", "", "c"] ["a", "b", "c"]
// output: ["x->1", "y->2"]
// output: ["one", "two", "three"] true
// output: true ["a", "b", "c"]
// output: ["A", "b", "c"] 6 ab..
// output: true true
