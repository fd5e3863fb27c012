import Testing

@testable import SwiftChecker
@testable import SwiftMachine
@testable import SwiftModel

extension ExecutionSuite {
    /// The library takes as long as Swift's: in steps, those of bindings among them, for a number of elements and for four times as many.
    @Suite struct ComplexityTests {
        private static let data: String = """
            let words = (0..<N).map { "word\\($0 * 7919 % N)" }
            let numbers = (0..<N).map { $0 * 7919 % N }
            let text = String(repeating: "ab, é\\n", count: N / 4)
            let set = Set(numbers)
            let counts = Dictionary(uniqueKeysWithValues: numbers.map { ($0, $0) })
            let indices = Array(text.indices)

            """

        /// What takes time in proportion to the number of elements, or times its logarithm.
        static let walks: [String] = [
            "_ = text.split(separator: \",\")", "_ = text.split(separator: \", \")", "_ = text[...].split(separator: \", \")",
            "_ = words.joined(separator: \", \")", "_ = words.map { $0.dropLast() }.joined()", "_ = numbers.map { [$0] }.joined()",
            "_ = Array(text.reversed())", "_ = Array(numbers.reversed())", "var a = numbers; a.reverse()", "_ = numbers.sorted()", "_ = words.sorted()",
            "_ = numbers.sorted { $0 > $1 }", "var a = words; a.sort { $0.count < $1.count }", "_ = set.sorted()", "_ = counts.sorted { $0.key < $1.key }",
            "var a = numbers; a += numbers", "var t = text; t += text", "_ = text + text", "_ = text.firstIndex(of: \"x\")", "_ = text.lastIndex(of: \"x\")",
            "_ = numbers.firstIndex(of: -1)", "_ = numbers.contains(-1)", "_ = text.contains(\"x\")", "_ = text.contains(\"aa\")", "_ = text.range(of: \"aa\")",
            "_ = set.union(numbers.map { $0 + N })", "_ = set.intersection(numbers)", "_ = set.subtracting(numbers)", "_ = set.symmetricDifference([1])",
            "_ = set.isSubset(of: numbers)", "_ = set == Set(numbers.reversed())", "_ = set.filter { $0 > 3 }", "_ = set.map { $0 }.count",
            "_ = counts.mapValues { $0 + 1 }", "_ = counts.filter { $0.value > 3 }", "_ = counts.merging(counts) { $0 + $1 }",
            "_ = counts == counts.mapValues { $0 }",
            "_ = Dictionary(grouping: numbers) { $0 % 10 }", "_ = counts.keys.sorted()", "_ = counts.values.reduce(0, +)",
            "for (key, value) in counts { _ = key + value }",
            "for c in text { _ = c }", "for n in set { _ = n }", "_ = Array(text.utf8).count", "_ = Array(text.utf16).count",
            "_ = text.unicodeScalars.map { $0.value }",
            "_ = zip(numbers, words).map { $0.0 }", "_ = words.enumerated().map { $0.offset }", "_ = numbers.reduce(into: []) { $0.append($1) }",
            "_ = numbers.reduce(into: [:]) { $0[$1, default: 0] += 1 }", "_ = numbers.min()", "_ = numbers.max { $0 < $1 }", "_ = numbers.shuffled()",
            "var a = numbers; a.removeAll { $0 % 2 == 0 }", "var a = numbers; a.removeSubrange(2..<N / 2)",
            "var a = numbers; a.insert(contentsOf: numbers, at: 1)",
            "var a = numbers; _ = a.partition { $0 > N / 2 }", "_ = numbers.lazy.map { $0 + 1 }.filter { $0 % 2 == 0 }.reduce(0, +)", "_ = text.uppercased()",
            "_ = text.replacingOccurrences(of: \", \", with: \"-\")", "_ = text.components(separatedBy: \", \")", "_ = numbers == numbers.map { $0 }",
            "_ = numbers.hashValue", "_ = words.flatMap { [$0, $0] }", "_ = numbers.description", "_ = text.count", "_ = text.filter { $0 != \"a\" }",
        ]

        /// What takes as long for many elements as for few, done once for each.
        static let singles: [String] = [
            "var a = numbers; while !a.isEmpty { a.removeLast() }", "var a = numbers; while let n = a.popLast() { _ = n }",
            "var a: [Int] = []; EACH { a.append(i) }",
            "var a = numbers; EACH { a[i] += 1 }", "var a = numbers; EACH { a.swapAt(0, i) }", "var a = numbers; EACH { a[i..<i] = []; a[0..<1] = [i] }",
            "var a = numbers[...]; while let n = a.popFirst() { _ = n }", "var a = numbers[...]; EACH { a = a.dropFirst() }",
            "var a = numbers[..<2]; EACH { a.append(i) }",
            "EACH { _ = numbers.first; _ = numbers.last; _ = numbers.count; _ = numbers.isEmpty }",
            "EACH { _ = numbers.prefix(3).count; _ = numbers.suffix(3).first }",
            "EACH { _ = numbers.dropFirst(3).first; _ = numbers.dropLast(3).last }", "EACH { _ = numbers[i...].first; _ = numbers[..<i].last }",
            "EACH { _ = numbers.first { $0 >= 0 }; _ = numbers.contains { $0 >= 0 } }", "EACH { _ = set.first { $0 >= 0 }; _ = text.first { $0 != \"x\" } }",
            "var grid = numbers.map { [$0] }; EACH { grid[i][0] += 1 }", "struct P { var x: Int }; var ps = numbers.map { P(x: $0) }; EACH { ps[i].x += 1 }",
            "var t = text[...]; while let c = t.popFirst() { _ = c }", "var t = text[...]; while let c = t.popLast() { _ = c }",
            "var t = text; while !t.isEmpty { t.removeLast() }",
            "var t = text[...]; while !t.isEmpty { t = t.dropFirst() }", "var t = text[...]; while !t.isEmpty { t = t.dropLast() }",
            "var t = text[...]; while let r = t.range(of: \",\") { t = t[r.upperBound...] }",
            "var t = text[...]; while t.hasPrefix(\"ab\") { t = t.dropFirst(5) }",
            "var t = \"\"; EACH { t.append(\"a\"); t += \"b\" }", "var t = \"\"[...]; EACH { t.append(\"a\") }",
            "EACH { _ = text.first; _ = text.last; _ = text.isEmpty }",
            "EACH { _ = text.prefix(3); _ = text.suffix(3); _ = text.dropFirst(3).first; _ = text.dropLast(3).last }",
            "EACH { _ = text.hasPrefix(\"ab\"); _ = text.hasSuffix(\"\\n\"); _ = text.utf8.count; _ = text.utf8.first }",
            "for i in indices { _ = text[i]; _ = text.index(after: i); _ = text.distance(from: i, to: text.index(after: i)) }",
            "for i in indices { _ = text.index(i, offsetBy: 2, limitedBy: text.endIndex); _ = text[i...].first; _ = text[..<i].last }",
            "var i = text.endIndex; while i > text.startIndex { i = text.index(before: i); _ = text[i] }",
            "EACH { _ = set.contains(i); _ = set.count; _ = set.first; _ = set.isEmpty }",
            "var s: Set<Int> = []; EACH { s.insert(i) }", "var s = set; EACH { s.remove(i) }", "var s = set; while let n = s.popFirst() { _ = n }",
            "var s = set; while let n = s.first { s.remove(n) }", "var s = set; EACH { s.remove(i); s.insert(i) }",
            "EACH { _ = counts[i]; _ = counts[i, default: 0]; _ = counts.count }",
            "var d: [Int: Int] = [:]; EACH { d[i] = i }", "var d = counts; EACH { d[i, default: 0] += 1; d.updateValue(i, forKey: i) }",
            "var d = counts; EACH { d[i] = nil }",
            "var d = counts; EACH { d.removeValue(forKey: N - 1 - i) }", "var d = counts; while let p = d.popFirst() { _ = p }",
            "var d = counts; while let p = d.first { d[p.key] = nil }",
            "EACH { _ = counts.keys.contains(i); _ = counts.index(forKey: i); _ = counts.first; _ = counts.values.first }",
            "var d: [Int: [Int]] = [:]; EACH { d[0, default: []].append(i) }", "var d: [String: Int] = [:]; for w in words { d[w, default: 0] += 1 }",
        ]

        /// Each element counts: a binding that walks without charging the budget could not be stopped.
        @Test(arguments: walks) func whole(_ text: String) throws {
            let (few, many) = try growth(of: text)
            #expect(many - few > 900 / 8, "\(few) steps for 300 elements, \(many) for 1,200: elements aren't counted")
        }

        @Test(arguments: singles) func single(_ text: String) throws { _ = try growth(of: text.replacing("EACH", with: "for i in 0..<N")) }

        private func growth(of text: String) throws -> (few: Int, many: Int) {
            let (few, many) = (try steps(of: text, 300), try steps(of: text, 1_200))
            #expect(many < 8 * few + 1_000, "\(few) steps for 300 elements, \(many) for 1,200")
            return (few, many)
        }

        /// Calls, turns of loops, what bindings count and memory that was asked for: without what it takes to make the data.
        private func steps(of text: String, _ count: Int) throws -> Int {
            func all(_ text: String) throws -> Int {
                try onLargeStack {
                    let program = Checker.check([.init(name: "snippet", text: text.replacing("N", with: "\(count)"))], over: ExecutionSuite.interface)
                    try #require(!program.hasErrors, "\(program.diagnostics.map { $0.rendered() })")
                    let machine = Machine(conformances: program.conformances, natives: NativeTable(), limits: Limits())
                    try machine.run(program.topLevel)
                    return machine.limits.fuel - machine.fuel + machine.budget.stepsCharged + machine.budget.bytesAskedFor / 16
                }
            }
            return try all(Self.data + text) - all(Self.data)
        }
    }
}
