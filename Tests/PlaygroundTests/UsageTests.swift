import Diagnostics
import Testing

@testable import Playground

/// What `swiftc` warns of: variables that nothing uses or changes, code that never runs, optionals that are shown as such.
@Suite struct UsageTests {
    private func warnings(_ text: String) -> [String] {
        onLargeStack {
            Playground().enter(SourceText(name: "snippet", text: text)).diagnostics.map { "\($0.span?.start.column ?? 0): \($0.message)" }
        }
    }

    @Test(arguments: [
        ("func f() { let b = 1 }", "16: initialization of immutable value 'b' was never used; consider replacing with assignment to '_' or removing it"),
        ("func f() { var c = 1 }", "16: initialization of variable 'c' was never used; consider replacing with assignment to '_' or removing it"),
        ("func f() { let (x, y) = (1, 2); print(x) }", "20: immutable value 'y' was never used; consider replacing with '_' or removing it"),
        ("func f(_ o: Int?) { if let o { print(1) } }", "28: value 'o' was defined but never used; consider replacing with boolean test"),
        ("func f(_ o: Int?) { if case let o? = o { print(1) } }", "33: immutable value 'o' was never used; consider replacing with '_' or removing it"),
        ("func f(_ xs: [Int]) { for x in xs { print(1) } }", "27: immutable value 'x' was never used; consider replacing with '_' or removing it"),
        ("func f() { var d: Int; d = 2 }", "16: variable 'd' was written to, but never read"),
        ("func f() { let e: Int; e = 3 }", "16: immutable value 'e' was never used; consider removing it"),
        ("func f() { var a = 1; print(a) }", "16: variable 'a' was never mutated; consider changing to 'let' constant"),
        ("func f() { for var k in [1] { print(k) } }", "20: variable 'k' was never mutated; consider removing 'var' to make it constant"),
        (
            "func f() { do { throw E() } catch let error { print(1) } }\nstruct E: Error {}",
            "39: immutable value 'error' was never used; consider replacing with '_' or removing it"
        ),
        ("if let y = [1].first { print(1) }", "8: value 'y' was defined but never used; consider replacing with boolean test"),
    ])
    func variables(_ code: String, _ message: String) { #expect(warnings(code) == [message]) }

    @Test(arguments: [
        "func f() { var a = 1; a += 1 }",
        "func f() { var a = [1]; a.append(2) }",
        "func f() { var a = [1]; a[0] = 2 }",
        "func f(_ n: inout Int) {}\nfunc g() { var a = 1; f(&a) }",
        "func f() { var a: Int; if true { a = 1 } else { a = 2 }; print(a) }",
        "func f() -> () -> Int { var n = 0; return { n += 1; return n } }",
        "enum E { case a(Int), b(Int) }\nfunc f(_ e: E) { switch e { case .a(let n), .b(let n): print(n) } }",
        "func f(_ limit: Int) { let top = limit; switch 3 { case top: print(1); default: print(2) } }",
        "let unused = 1\nvar unchanged = 2\nprint(unchanged)",
        "class C { var n = 0 }\nfunc f() { let c = C(); c.n = 3 }",
        "func f(_ o: Int?) { guard let o else { return }; print(o) }",
    ])
    func variablesThatAreUsed(_ code: String) { #expect(warnings(code) == []) }

    @Test(arguments: [
        ("func f() -> Int { return 1; print(2) }", "29: code after 'return' will never be executed"),
        ("func f() { while true { break; print(2) } }", "32: code after 'break' will never be executed"),
        ("func f(_ b: Bool) { switch b { case true: print(1); case false: print(2); default: print(3) } }", "75: default will never be executed"),
    ])
    func codeThatNeverRuns(_ code: String, _ message: String) { #expect(warnings(code) == [message]) }

    @Test func defaultsThatMayBeReached() {
        #expect(warnings("enum E { case a, b }\nfunc f(_ e: E) { switch e { case .a: print(1); default: print(3) } }") == [])
        #expect(warnings("func f(_ s: ColorScheme) { switch s { case .light: print(1); case .dark: print(2); default: print(3) } }") == [])
    }

    @Test func optionalsThatAreShown() {
        #expect(
            warnings("func f(_ o: Int?) { print(\"\\(o)\") }") == [
                "30: string interpolation produces a debug description for an optional value; did you mean to make this explicit?"
            ])
        #expect(warnings("func f(_ o: Int?) { print(o) }") == ["27: expression implicitly coerced from 'Int?' to 'Any'"])
        #expect(warnings("func f(_ o: Int?) { print(o as Any, \"\\(String(describing: o)) \\(o as Int?) \\(o ?? 0)\") }") == [])
    }
}
