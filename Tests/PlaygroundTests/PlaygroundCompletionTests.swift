import Diagnostics
import Testing

@testable import Playground

@Suite struct PlaygroundCompletionTests {
    @Test func seesEarlierInputs() {
        let found = onLargeStack {
            let playground = Playground()
            playground.enter(SourceText(name: "input", text: "struct Item { let title: String }\nlet item = Item(title: \"a\")"))
            return (playground.completions(of: "item.ti", at: 7), playground.fork().completions(of: "Text(item.", at: 10))
        }
        #expect(found.0.items.map(\.text) == ["title"])
        #expect(found.0.items.first?.detail == "let title: String")
        #expect(found.0.replacing == 5..<7)
        #expect(found.1.items.map(\.text) == ["title"])
    }

    @Test func offersNothingOutsideOfTheTextAndInTextsThatAreTooLong() {
        let found = onLargeStack {
            let playground = Playground()
            playground.options.limits.inputBytes = 20
            return [
                playground.completions(of: "Text", at: 9), playground.completions(of: "Text", at: -1),
                playground.completions(of: String(repeating: " ", count: 30) + "Te", at: 32),
            ]
        }
        #expect(found.map(\.items.count) == [0, 0, 0])
    }
}
