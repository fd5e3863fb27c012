import Diagnostics
import Playground
import Testing

/// How `:why-type` explains types.
struct TypeReasonsTests {
    private func reasons(_ expression: String, after inputs: String...) -> String {
        onLargeStack {
            let playground = Playground()
            for input in inputs { playground.enter(SourceText(name: "input", text: input)) }
            switch playground.typeReasons(of: SourceText(name: "expression", text: expression)) {
            case .success(let reasons): return reasons.text()
            case .failure(let refusal): return refusal.diagnostics.map { "error: \($0.message)" }.joined(separator: "\n")
            }
        }
    }

    @Test func literalsTakeTheTypeThatIsWantedAroundThem() {
        #expect(
            reasons("max(1, 2) * 2.5") == """
                max(1, 2) * 2.5: Double
                    Double.*(_ a: Double, _ b: Double) -> Double
                  max(1, 2): Double
                      max(_ x: T, _ y: T) -> T, T is Double
                      chosen among 2 functions of that name: the only one that takes such arguments
                    1: Double
                        an integer literal: what is around wants Double; alone it is Int
                    2: Double
                        an integer literal: what is around wants Double; alone it is Int
                  2.5: Double
                      a floating-point literal: this is its type where nothing else decides
                """)
    }

    @Test func typesFollowFromTheWholeExpression() {
        let pick = "func pick<T>(_ a: T, _ b: T) -> T { a }"
        #expect(
            reasons("pick(3, .pi)", after: pick) == """
                pick(3, .pi): Double
                    pick(_ a: T, _ b: T) -> T, T is Double
                  3: Double
                      an integer literal: what is around wants Double; alone it is Int
                  .pi: Double
                """)
    }

    @Test func anOverloadIsChosenByItsArguments() {
        let functions = "struct P { var x = 1 }; func f(_ a: Int) -> Int { a }; func f(_ a: Double) -> String { \"\" }; func f(_ a: P) -> P { a }"
        #expect(
            reasons("f(2)", after: functions) == """
                f(2): Int
                    f(_ a: Int) -> Int
                    chosen among 3 functions of that name: 2 take the arguments, and this one fits best
                    not f(_ a: Double) -> String: it fits, but not as well
                    not f(_ a: P) -> P: cannot convert value of type 'Int' to expected argument type 'P'
                  2: Int
                      an integer literal: this is its type where nothing else decides
                """)
    }

    @Test func whatABuilderTakesIsExplainedByItself() {
        #expect(
            reasons("HStack { Color.red; text }", after: "let text = Text(verbatim: \"a\")") == """
                HStack { Color.red; text }: HStack<TupleContent<Color, Text>>
                    HStack.init(alignment: VerticalAlignment, spacing: CGFloat?, content: () -> Content) -> HStack<Content>
                  Color.red: Color
                  text: Text
                """)
    }

    @Test func aValueIsConvertedWhereAnotherTypeIsWanted() {
        #expect(
            reasons("let a: Double? = 3") == """
                3: Double
                    an integer literal: what is around wants Double; alone it is Int
                    converted to Double?, which is wanted here
                """)
    }

    @Test(arguments: [
        ("1 + \"a\"", "error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'"),
        ("", ""), ("x", "error: cannot find 'x' in scope"), ("1 +", "error: expected expression after operator"),
    ])
    func whatIsWrongIsReported(expression: String, text: String) { #expect(reasons(expression) == text) }

    @Test func longAndDeepExpressionsAreBounded() {
        let long = "[" + (0..<5_000).map(String.init).joined(separator: ", ") + "]"
        #expect(reasons(long).split(separator: "\n").count <= 600)
        let deep = String(repeating: "(", count: 2_000) + "1" + String(repeating: ")", count: 2_000)
        #expect(reasons(deep).hasPrefix("error:"))
    }
}
