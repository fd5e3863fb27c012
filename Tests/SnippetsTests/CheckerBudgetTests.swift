import Diagnostics
import Testing

@testable import SwiftChecker
@testable import SwiftMachine
@testable import SwiftModel

extension ExecutionSuite {
    /// Checking ends by itself: where it takes too long, and where types double.
    @Suite struct CheckerBudgetTests {
        private func check(_ text: String, seconds: Double) -> (program: CheckedProgram, seconds: Double) {
            onLargeStack {
                var limits = Limits()
                limits.seconds = seconds
                let budget = Budget(limits)
                let start = ContinuousClock.now
                let program = Checker.check([.init(name: "snippet", text: text)], over: ExecutionSuite.interface, budget: budget)
                return (program, (ContinuousClock.now - start) / .seconds(1))
            }
        }

        private static let overloads = """
            func f(_ a: Int) -> Int { a }
            func f(_ a: Int) -> Double { 1 }
            func f(_ a: Double) -> Int { 1 }
            func f(_ a: Double) -> Double { 1 }

            """
        private static func repeated(_ levels: Int, _ line: (Int) -> String) -> String { (1...levels).map(line).joined(separator: "\n") + "\n" }
        private static func nested(_ levels: Int, _ open: String, _ inner: String, _ close: String) -> String {
            String(repeating: open, count: levels) + inner + String(repeating: close, count: levels)
        }

        @Test(arguments: [
            (overloads + "let x: Int = " + nested(12, "f(", "1", ")"), 5),
            ("func f<T>(_ a: () -> T) -> T { a() }\nfunc f(_ a: () -> Int) -> Int { a() }\nlet x = " + nested(30, "f { ", "1", " }"), 3),
            (
                "struct C {\n    static func c(_ a: C) -> C { a }\n    static func c(_ a: C, _ b: Int = 0) -> C { a }\n    static func c(_ a: Int) -> C { C() }\n"
                    + "    static let a = C()\n}\nlet x: C = " + nested(40, ".c(", ".a", ")"), 7
            ),
        ])
        func endsInTime(_ text: String, _ line: Int) throws {
            let (program, seconds) = check(text, seconds: 0.5)
            #expect(program.isLimited && program.hasErrors)
            let told = try #require(program.diagnostics.first)
            #expect(program.diagnostics.count == 1)
            #expect(told.code == "limit-time")
            #expect(told.message.hasPrefix("the compiler is unable to type-check this expression in reasonable time"))
            #expect(told.span?.start.line == line)
            #expect(seconds < 3, "\(seconds) seconds")
        }

        /// What is checked in several ways isn't checked in all combinations of them.
        @Test(arguments: [
            "let o: Int? = nil\nlet x = " + nested(30, "o ?? ", "\"x\"", ""),
            "let c = true\nlet x = " + nested(40, "c ? [1] : ", "\"x\"", ""),
            "let x = " + nested(12, "[[1], ", "[a]", "]"),
            "func p<T>(_ a: T, _ b: T) -> T { a }\nlet s: Set<Int> = " + nested(12, "p(", "[\"a\"]", ", [2])"),
        ])
        func mistakesAreFoundSoon(_ text: String) {
            let (program, _) = check(text, seconds: 20)
            #expect(program.hasErrors && !program.isLimited)
        }

        @Test(arguments: [
            "let x0 = 1\n" + repeated(30) { "let x\($0) = (x\($0 - 1), x\($0 - 1))" },
            "let x0 = { 1 }\n" + repeated(30) { "let x\($0) = { (x\($0 - 1), x\($0 - 1)) }" },
            "struct P<A, B> { var a: A; var b: B }\nlet x0 = 1\n" + repeated(30) { "let x\($0) = P(a: x\($0 - 1), b: x\($0 - 1))" },
            "typealias A0 = Int\n" + repeated(30) { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" } + "var a: A30? = nil",
            "func d<T>(_ t: T) -> (T, T) { (t, t) }\nlet x = " + nested(30, "d(", "1", ")"),
            "import SwiftUI\n@ViewBuilder func v0() -> some View { Text(\"a\") }\n"
                + repeated(30) { "@ViewBuilder func v\($0)() -> some View { v\($0 - 1)(); v\($0 - 1)() }" },
        ])
        func typesDoNotDouble(_ text: String) throws {
            let (program, seconds) = check(text, seconds: 20)
            #expect(program.isLimited)
            #expect(program.diagnostics.map(\.code) == ["limit-type"])
            #expect(program.diagnostics.first?.span != nil)
            #expect(seconds < 10, "\(seconds) seconds")
        }

        @Test func genericCodeDoesNotDouble() throws {
            let text = "func f<T>(_ x: T, _ n: Int) { if n > 0 { f((x, x), n - 1) } }\nf(1, 30)"
            let code = onLargeStack { () -> String? in
                let program = Checker.check([.init(name: "snippet", text: text)], over: ExecutionSuite.interface)
                let machine = Machine(conformances: program.conformances, natives: NativeTable())
                do { try machine.run(program.topLevel) } catch { return (error as? RuntimeError)?.code }
                return nil
            }
            #expect(code == "limit-type")
        }

        /// Protocols that refine both of the level before, and a condition that leads to itself.
        @Test(arguments: [
            (
                "protocol P0 {}\nprotocol Q0 {}\n" + repeated(40) { "protocol P\($0): P\($0 - 1), Q\($0 - 1) {}\nprotocol Q\($0): P\($0 - 1), Q\($0 - 1) {}" }
                    + "struct S: P40, Q40 {}\nfunc f<T: P0>(_ t: T) {}\nf(S())", nil as String?
            ),
            (
                "protocol P {}\nstruct B<T> {}\nextension B: P where B<B<T>>: P {}\nfunc f<T: P>(_ t: T) {}\nf(B<Int>())", "conformance"
            ),
        ])
        func conformancesEnd(_ text: String, _ code: String?) {
            let (program, seconds) = check(text, seconds: 20)
            #expect(!program.isLimited)
            #expect(program.diagnostics.first { $0.severity == .error }?.code == code)
            #expect(seconds < 10, "\(seconds) seconds")
        }
    }
}
