import Diagnostics
import Testing

@testable import Playground

/// What a later input declares again replaces what an earlier one declared.
@Suite struct ReplacedDeclarationTests {
    /// What each input prints, or the code and place of its first error.
    private func results(_ inputs: [String]) -> [String] {
        onLargeStack {
            let playground = Playground()
            return inputs.enumerated().map { index, text in
                let outcome = playground.enter(SourceText(name: "\(index + 1)", text: text))
                if let error = outcome.diagnostics.first(where: { $0.severity == .error }) { return "\(error.code) in \(error.span?.source.name ?? "")" }
                return outcome.output.joined(separator: " ")
            }
        }
    }

    @Test(arguments: [
        (["func f(_ a: Int) -> Int { 1 }", "func f(_ a: Int) -> Int { 2 }", "print(f(3))"], ["", "", "2"]),
        (["func h() -> Int { 1 }", "func h() -> String { \"a\" }", "let s = h()", "print(s)"], ["", "", "", "a"]),
        (["func f(_ a: Int) -> Int { 1 }", "func f(_ a: String) -> Int { 9 }", "print(f(3), f(\"\"))"], ["", "", "1 9"]),
        (["func f<T>(_ a: T) -> Int { 1 }", "func f<T: Equatable>(_ a: T) -> Int { 2 }", "print(f(3))"], ["", "", "2"]),
        (["func f() -> Int { 1 }", "func g() -> Int { f() }", "func f() -> Int { 5 }", "print(g())"], ["", "", "", "5"]),
        (["struct A { var x = 1 }", "extension A { var y: Int { 2 } }", "extension A { var y: Int { 3 } }", "print(A().y)"], ["", "", "", "3"]),
        (["struct A {}", "extension A { var y: Int { 2 } }", "struct A { var y: Int { 4 } }", "print(A().y)"], ["", "", "", "4"]),
        (
            [
                "extension Int { func twice() -> Int { self }; var b: Int { 1 } }", "extension Int { func twice() -> Int { self * 2 } }",
                "print(4.twice(), 4.b)",
            ], ["", "", "8 1"]
        ),
        (
            ["struct A { var x = 1 }", "struct B { func f() -> Int { A(x: 2).x } }", "struct A { var z = \"\" }; struct B {}", "print(A().z.count)"],
            ["", "", "", "0"]
        ),
        (
            ["struct P { var x = 1 }", "func make() -> P { P(x: 2) }", "struct P { var y: Int }; func make() -> P { P(y: 7) }", "print(make().y)"],
            ["", "", "", "7"]
        ),
    ])
    func theLaterOneHolds(_ inputs: [String], _ expected: [String]) { #expect(results(inputs) == expected) }

    @Test(arguments: [
        "func f() -> Int { 1 }; func f() -> Int { 2 }",
        "extension Int { func twice() -> Int { 1 }; func twice() -> Int { 2 } }",
        "extension View { func card() -> some View { self } }\nextension View { func card() -> some View { self } }",
    ])
    func oneTextDeclaresOnce(_ text: String) { #expect(results([text]) == ["redeclaration in 1"]) }

    @Test func whatDoesNotFitNamesItsInput() {
        #expect(results(["struct P { var x = 1 }", "func make() -> P { P(x: 2) }", "struct P { var y: Int }"]) == ["", "", "arguments in 2"])
    }
}
