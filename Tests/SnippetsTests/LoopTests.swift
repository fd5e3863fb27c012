import Testing

@testable import SwiftChecker
@testable import SwiftMachine
@testable import SwiftModel

extension ExecutionSuite {
    /// Each form of loop with each form of going on inside of it: ordinary ones give the right result, endless ones are stopped by fuel and by the host.
    @Suite struct LoopTests {
        /// A loop over the numbers up to ten, and the same without end; `BODY` is what happens to a number `i`.
        struct Form: CustomTestStringConvertible, Sendable {
            let name: String
            let finite: String
            let endless: String
            var testDescription: String { name }

            init(_ name: String, _ finite: String, endless: String) { (self.name, self.finite, self.endless) = (name, finite, endless) }
        }

        static let forms = [
            Form("while", "var i = 0\nL: while i < 10 { i += 1; BODY }", endless: "let i = 0\nL: while true { BODY }"),
            Form(
                "while let", "var rest = (1...10).makeIterator()\nL: while let i = rest.next() { BODY }",
                endless: "let some: Int? = 0\nL: while let i = some { BODY }"),
            Form("repeat", "var i = 0\nL: repeat { i += 1; BODY } while i < 10", endless: "let i = 0\nL: repeat { BODY } while true"),
            Form("for in range", "L: for i in 1...10 { BODY }", endless: "L: for i in 0...Int.max { BODY }"),
            Form("for in open range", "L: for i in 1..<11 { BODY }", endless: "L: for i in 0... { BODY }"),
            Form(
                "for in stride", "L: for i in stride(from: 1, through: 10, by: 1) { BODY }",
                endless: "L: for i in stride(from: 0, to: Int.max, by: 2) { BODY }"),
            Form("for in reversed range", "L: for i in (1...10).reversed() { BODY }", endless: "L: for i in (0...Int.max).reversed() { BODY }"),
            Form("for in array", "L: for i in Array(1...10) { BODY }", endless: "let all = [0]\nL: while true { for i in all { BODY } }"),
            Form(
                "for in own sequence",
                "L: for i in Numbers(end: 10) { BODY }", endless: "L: for i in Numbers(end: -1) { BODY }"),
            Form("for where", "L: for i in 0..<11 where i > 0 { BODY }", endless: "L: for i in 0... where i < 0 || i >= 0 { BODY }"),
        ]

        /// Ways to leave out even numbers; `EVEN` is the condition.
        static let skips = [
            "if EVEN { continue }",
            "if EVEN { continue L }",
            "if i < 0 { continue } else if EVEN { continue } else { sum += 0 }",
            "guard !(EVEN) else { continue }",
            "guard let odd = EVEN ? nil : i else { continue L }\nsum += odd - i",
            "switch EVEN { case true: continue; case false: break }",
            "switch i { case _ where EVEN: continue L; default: sum += 0 }",
            "do { if EVEN { continue } }",
            "do { if EVEN { throw Stop() } } catch { continue }",
            "D: do { if EVEN { break D }; sum &+= i; continue }\ncontinue",
            "defer { sum += 0 }\nif EVEN { continue }",
            "repeat { if EVEN { continue L } } while false",
            "for _ in 0..<3 { if EVEN { continue L } }",
            "while true { if EVEN { continue L }; break }",
            "let isEven = { () -> Bool in for _ in 0..<2 { if EVEN { continue }; return false }; return true }\nif isEven() { continue }",
            "if case 0 = i % 2 { if EVEN { continue } }",
        ]

        static let surroundings = ["CODE", "let work = {\nCODE\n}\nwork()"]

        @Test(arguments: forms) func ordinary(_ form: Form) {
            for surrounding in Self.surroundings {
                for skip in Self.skips {
                    let text = Self.snippet(form.finite, skip, even: "i % 2 == 0", in: surrounding)
                    #expect(output(of: text) == "25", "\(text)")
                }
            }
        }

        @Test(arguments: forms) func endless(_ form: Form) {
            for surrounding in Self.surroundings {
                for skip in Self.skips {
                    let text = Self.snippet(form.endless, skip, even: "i < 0 || i >= 0", in: surrounding)
                    #expect(endings(of: text) == ["limit-fuel", "cancelled"], "\(text)")
                }
            }
        }

        private static let declarations = """
            struct Stop: Error {}
            struct Numbers: Sequence, IteratorProtocol {
                let end: Int
                var n = 0
                mutating func next() -> Int? {
                    if n == end { return nil }
                    n += 1
                    return n
                }
            }
            """

        private static func snippet(_ loop: String, _ skip: String, even: String, in surrounding: String) -> String {
            let body = "\n\(skip.replacing("EVEN", with: even))\nsum &+= i\n"
            let code = surrounding.replacing("CODE", with: loop.replacing("BODY", with: body))
            return "\(declarations)\nvar sum = 0\n\(code)\nprint(sum)"
        }

        /// The codes of the errors that end a snippet with little fuel, and with a host that stops it; what the checker says where it has errors.
        private func endings(of text: String) -> [String?] {
            onLargeStack {
                let program = Checker.check([.init(name: "snippet", text: text)], over: ExecutionSuite.interface)
                if program.hasErrors { return program.diagnostics.map { $0.rendered() } }
                return [(fuel: 2_000, isStopped: false), (fuel: Int.max, isStopped: true)].map { fuel, isStopped in
                    var limits = Limits()
                    limits.fuel = fuel
                    let budget = Budget(limits, isInterrupted: { isStopped })
                    let machine = Machine(conformances: program.conformances, natives: NativeTable(), limits: limits, budget: budget)
                    do { try machine.run(program.topLevel) } catch { return (error as? RuntimeError)?.code }
                    return nil
                }
            }
        }
    }
}
