import Testing

@Suite struct NestingTests {
    /// Each level doubled the work before what is wrong inside of a closure was known for all overloads that take it: thirty levels would not end.
    @Test(.timeLimit(.minutes(2)), arguments: ["background", "overlay", "overlay(alignment: .top)", "contextMenu"])
    func aFaultDeepInsideIsTold(modifier: String) {
        let view = (0..<30).reduce("Text(\"a\").nope()") { inner, _ in "Text(\"b\").\(modifier) { \(inner) }" }
        #expect(diagnostics(of: view).hasSuffix("error: value of type 'Text' has no member 'nope'"))
    }

    @Test(.timeLimit(.minutes(2))) func aFaultDeepInsideOfLinksIsTold() {
        let view = (0..<30).reduce("Text(\"a\").nope()") { inner, _ in "NavigationLink(\"b\") { \(inner) }" }
        #expect(diagnostics(of: view).hasSuffix("error: value of type 'Text' has no member 'nope'"))
    }
}
