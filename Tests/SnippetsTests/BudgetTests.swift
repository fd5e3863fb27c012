import Diagnostics
import Foundation
import Testing

@testable import SwiftChecker
@testable import SwiftMachine
@testable import SwiftModel

extension ExecutionSuite {
    /// Whatever takes time or memory stops by itself, with the limit's code and a place in the snippet.
    @Suite struct BudgetTests {
        /// What ended a snippet, and the seconds that it took.
        private func ending(of text: String, _ change: (inout Limits) -> Void) -> (error: RuntimeError?, seconds: Double) {
            var limits = Limits()
            limits.fuel = .max
            change(&limits)
            let given = limits
            let clock = ContinuousClock()
            return onLargeStack {
                let program = Checker.check([.init(name: "snippet", text: text)], over: ExecutionSuite.interface)
                if program.hasErrors { return (RuntimeError("check", program.diagnostics.map { $0.rendered() }.joined()), 0) }
                let machine = Machine(conformances: program.conformances, natives: NativeTable(), limits: given)
                var error: RuntimeError?
                let time = clock.measure {
                    do { try machine.run(program.topLevel) } catch let ended { error = ended as? RuntimeError }
                }
                return (error, time / .seconds(1))
            }
        }

        private static let shared = """
            struct T: Hashable { var a: [T] }
            var t = T(a: []), u = T(a: [])
            for _ in 0..<40 { t = T(a: [t, t]); u = T(a: [u, u]) }

            """
        private static let faulty = """
            struct K: Hashable { var n: Int; static func == (a: K, b: K) -> Bool { false }; func hash(into hasher: inout Hasher) {} }
            let a = (0..<20_000).map { K(n: $0) }

            """

        @Test(arguments: [
            shared + "print(t == u)", shared + "print(t.hashValue)", shared + "print(Set([t]).count)", shared + "let d = [t: 1]",
            shared + "print([t: 1] == [u: 1])",
            shared + "print([t].contains(u))", shared + "print(AnyHashable(t) == AnyHashable(u))",
            faulty + "print(Set(a).count)", faulty + "print(Dictionary(grouping: a, by: { $0 }).count)",
            "let a = String(repeating: \"a\", count: 100_000)\nvar n = 0\nwhile true { n += \"\\(a)\".utf8.count }",
            "let a = String(repeating: \"a\", count: 100_000)\nwhile true { _ = a.count }",
            "let a = String(repeating: \"a\", count: 100_000)\nwhile true { _ = a.uppercased() == a.lowercased() }",
            "let a = String(repeating: \"a,\", count: 100_000)\nwhile true { _ = a.components(separatedBy: \",\") }",
            "let s = Array(0..<500_000)\nvar t = Array(0..<500_000)\nt[0] = 0\nwhile true { if s != t, s == Array(s) { continue } }",
            "let s = Array(0..<500_000)\nwhile true { _ = s.reversed() + s.sorted() }",
            "let s = Set(0..<100_000)\nwhile true { _ = s.union(s) }",
            "var s = Array(0..<500_000)\nwhile true { s.insert(1, at: 0); s.remove(at: 0) }",
            "var d = [0: 0]\nfor i in 0..<100_000 { d[i] = i }\nwhile true { d[0] = nil; d[0] = 1 }",
            "let a = Array(0..<100_000)\nwhile true { _ = \"\\(a)\" }",
        ])
        func takesNoMoreTime(_ text: String) throws {
            let (error, seconds) = ending(of: text) {
                $0.seconds = 0.5
                $0.memory = 2_000
            }
            let ended = try #require(error)
            #expect(ended.code == "limit-time")
            #expect(ended.span != nil)
            #expect(seconds < 3, "\(seconds) seconds")
        }

        /// What prints a value that shares its parts ends with the length of the text, if not with the time.
        @Test(arguments: [shared + "print(t)", shared + "_ = dump(t)", shared + "let s = \"\\(t)\""])
        func printsNoLonger(_ text: String) throws {
            let ended = try #require(ending(of: text) { $0.seconds = 0.5 }.error)
            #expect(["limit-string", "limit-time"].contains(ended.code))
            #expect(ended.span != nil)
        }

        @Test(arguments: [
            "var a: [[Int]] = []\nvar b = Array(repeating: 1, count: 900_000)\nfor i in 0..<500 { b[0] = i; a.append(b) }",
            "var a: [String] = []\nlet s = String(repeating: \"a\", count: 900_000)\nfor i in 0..<5_000 { a.append(s + \"\\(i)\") }",
            "var a: [String] = []\nlet s = String(repeating: \"a\", count: 900_000)\nfor i in 0..<5_000 { var t = s; t += \"x\"; a.append(t) }",
            "var a: [String] = []\nwhile true { a.append(String(repeating: \"abc\", count: 300_000)) }",
            "var a: [[Int]] = []\nlet b = Array(0..<100_000)\nwhile true { a.append(b.reversed()); a.append(b.sorted()); a.append(b + [1]) }",
            "var a: [Set<Int>] = []\nlet b = Set(0..<20_000)\nfor i in 0..<5_000 { var c = b; c.insert(-i); a.append(c) }",
        ])
        func takesNoMoreMemory(_ text: String) throws {
            let before = ProcessMemory.resident ?? 0
            let ended = try #require(ending(of: text) { ($0.memory, $0.seconds) = (100, 60) }.error)
            #expect(ended.code == "limit-memory")
            #expect(ended.span != nil)
            // Measured after the error, when nothing has been given back to the system yet or all of it has.
            #expect((ProcessMemory.resident ?? 0) - before < 120_000_000)
        }

        /// Each binding that walks through a collection or a text counts what it walks through, or calls what does.
        @Test func bindingsThatWalkCharge() throws {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Sources/SwiftMachine/Natives")
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter { $0.pathExtension == "swift" }
            let walking =
                /\bfor \w+ in|\.elements\.\w|\.(string|array)\(\d\)\.(map|split|count|filter|reduce|contains|reversed|sorted|uppercased|lowercased)/
            let charging =
                /made\(|charge\(|willMake\(|willWalk\(|willMove\(|\btext\(|printed\(|hashed\(|isEqual\(|isLess\(|elements\(|changeArray|changeDictionary|\.append\(|reflection\(/
            // The two indices of a swap.
            let allowed: Set = ["Array.swapAt(_: Int, _: Int)"]
            var (found, silent): (Int, [String]) = (0, [])
            for file in files {
                let source = try String(contentsOf: file, encoding: .utf8)
                for part in source.components(separatedBy: "table[\"").dropFirst() {
                    guard let name = part.components(separatedBy: "\"]").first else { continue }
                    // Up to the next binding, a loop over bindings, or the end of the function that binds.
                    let body = part.dropFirst(name.count).components(separatedBy: "\n    }\n")[0].components(separatedBy: "\n        for ")[0]
                    found += 1
                    if body.contains(walking), !body.contains(charging), !allowed.contains(name) { silent.append(name) }
                }
            }
            #expect(found > 150)
            #expect(silent == [])
        }

        @Test func interruptionIsAskedInNatives() {
            let text = "let s = Array(0..<200_000)\nlet t = s.map { $0 }\nwhile true { _ = s == t }"
            let code = onLargeStack { () -> String? in
                let program = Checker.check([.init(name: "snippet", text: text)], over: ExecutionSuite.interface)
                var asked = 0
                let budget = Budget {
                    asked += 1
                    return asked > 5_000
                }
                let machine = Machine(conformances: program.conformances, natives: NativeTable(), budget: budget)
                do { try machine.run(program.topLevel) } catch { return (error as? RuntimeError)?.code }
                return nil
            }
            #expect(code == "cancelled")
        }

        /// A limit that something dropped ends the next step all the same.
        @Test func aSpentBudgetStaysSpent() {
            let budget = Budget {
                true
            }
            #expect(throws: RuntimeError.self) { try budget.check() }
            #expect(throws: RuntimeError.self) { try budget.charge() }
            #expect(!budget.allows())
            budget.begin(Limits(), isInterrupted: { false })
            #expect(throws: Never.self) { try budget.check() }
        }
    }
}
