import Testing

/// A type with an error of its own, or that nothing tells, is named in no message.
@Suite struct UnknownTypeTests {
    private static let declarations = """
        func take(_ x: Int) {}
        func back() -> [Missing] { 3 }
        func made<T>() -> T { fatalError() }
        struct S { var a: Missing; var b: [Missing] }
        var set: Set<Missing> = [1]
        var maybe: Missing? = 3

        """

    @Test(arguments: [
        "let s: Int = (foo, 1)", "let t = (foo, 1) + 1", "let u: String = { foo }", "let v: Int = [Missing]()", "let x: String = maybe", "let z: Int = set",
        "take([foo])", "take((foo, bar))", "take({ (x: Missing) in x })", "take(set)", "take(S(a: 1, b: 2).b)", "let a: Int = back()", "let b = back() == 1",
        "if back() {}", "switch back() { case 1: break }", "for q in (foo, 1) {}", "let d = back().nothing", "let e = set.nothing()",
        "let f: (Missing) -> Int = 3", "extension Array where Element == Missing { func only() {} }\n[1].only()", "let g = back() as Int",
        "let h = true ? back() : 1", "var i = [back(), 1]", "let j = [1: foo] + 2", "let k: [Int] = [\"a\": foo]", "let l: String = [foo: 1]",
    ])
    func namesNoErrorType(_ text: String) {
        let found = diagnostics(of: Self.declarations + text)
        #expect(found.contains("cannot find") && !found.contains("error type") && !found.contains("_]") && !found.contains("_ :"), "\(found)")
    }

    @Test(arguments: [
        ("let a = nil.count", "1:9 error: 'nil' requires a contextual type"),
        ("let a = { $0.count }", "1:11 error: cannot infer type of closure parameter '$0' without a type annotation"),
        ("let a = { x in x.count() }", "1:11 error: cannot infer type of closure parameter 'x' without a type annotation"),
        ("func made<T>() -> T { fatalError() }\nlet a = made().count", "2:9 error: generic parameter 'T' could not be inferred"),
    ])
    func saysWhatIsUnknown(_ text: String, _ expected: String) { #expect(diagnostics(of: text) == expected) }
}
