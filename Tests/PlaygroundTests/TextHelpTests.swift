import Testing

@testable import Playground

struct TextHelpTests {
    @Test(arguments: [
        ("let text = \"abc\"; let back: String = text.reversed(); print(back)", "String(text.reversed())"),
        ("let text = \"abc\"; let start: String = text.prefix(2); print(start)", "String(text.prefix(2))"),
        ("let text = \"abc\"; let large: String = text.map { $0.uppercased() }; print(large)", "write '.joined()' after it"),
        ("let text = \"a,b\"; let parts: [String] = text.split(separator: \",\"); print(parts)", "write '.map(String.init)' after it"),
        ("let count = 3; let text: String = count; print(text)", "\"\\(count)\""),
        ("let numbers: Set = [1, 2]; print(numbers[0])", "a 'Set' has no order"),
        ("print([1, 2].map { await $0 })", "leave out 'await'"),
    ])
    func helpsNameTheConversion(_ code: String, _ help: String) {
        let faults = printed(code)[0]
        #expect(faults.contains { $0.contains(help) }, "\(faults)")
    }
}
