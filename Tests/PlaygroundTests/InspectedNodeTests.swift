import Diagnostics
@testable import Playground
import Testing

@Suite struct InspectedNodeTests {
    private static let view = """
        struct Card: View {
            let title: String
            var body: some View { HStack { Text(title); Text("More").accessibilityIdentifier("more") }.padding(2) }
        }
        VStack {
            ForEach(["a", "b"], id: \\.self) { Card(title: $0).accessibilityIdentifier("card") }
            Text("#card")
            Text("#7")
        }
        """

    @Test(arguments: [
        ("find(Card.self)[1].find(Text.self).map { $0.text ?? \"\" }", "[\"b\", \"More\"]"),
        ("find(Card.self).map { $0.find(\"a\").count }", "[1, 0]"),
        ("find(Card.self)[0].find(\"#more\").count", "1"),
        ("find(\"#card\").count == 2 && find(\"#card\").allSatisfy { $0.find(\"#more\").count == 1 }", "true"),
        ("find(\"#none\").isEmpty && find(\"#7\").count == 1", "true"),
        ("find(Card.self)[0].descendants.filter { $0.view == \"Text\" }.count", "2"),
        ("find(\"More\")[0].descendants.count", "0"),
        ("find(\"b\")[0].ancestors.first { $0.view == \"Card\" }?.find(\"b\").count", "1"),
        ("find(\"b\")[0].parent?.view", "HStack"),
        ("find(\"b\")[0].ancestors.map { $0.id }.first == find(\"b\")[0].parent?.id", "true"),
        ("resolved[0].parent == nil && resolved[0].ancestors.isEmpty && resolved[0].descendants.count == resolved.count - 1", "true"),
        ("find(HStack.self)[0].parent?.detail", "2"),
        ("find(\"b\")[0].detail == nil", "true"),
        ("resolved[0].descendants.map { $0.id } == resolved.dropFirst().map { $0.id }", "true"),
    ])
    func nodesKnowWhatIsAroundAndBelow(query: String, expected: String) { #expect(answer(to: query, about: Self.view) == expected) }

    @Test(arguments: [
        ("ZStack { Text(\"a\"); Text(\"b\"); Text(\"c\") }", "[\"a\", \"b\", \"c\"]"),
        ("ZStack { Text(\"a\").zIndex(1); Text(\"b\"); VStack { Text(\"c\").zIndex(2) } }", "[\"b\", \"c\", \"a\"]"),
        ("Text(\"a\").overlay { Text(\"b\") }", "[\"a\", \"b\"]"),
        ("Text(\"a\").background { Text(\"b\"); Text(\"c\") }", "[\"b\", \"c\", \"a\"]"),
        ("Text(\"a\").background { Text(\"b\") }.background { Text(\"c\") }.overlay { Text(\"d\") }", "[\"c\", \"b\", \"a\", \"d\"]"),
        ("Group { Text(\"a\"); Text(\"b\") }.background { Text(\"c\") }", "[\"c\", \"a\", \"b\"]"),
        ("ZStack { Text(\"a\"); Text(\"b\").zIndex(-1).padding() }", "[\"b\", \"a\"]"),
    ])
    func layersGoFromBackToFront(view: String, expected: String) {
        #expect(answer(to: "find(Text.self).sorted { $0.layer < $1.layer }.map { $0.text ?? \"\" }", about: view) == expected)
    }

    private func answer(to query: String, about view: String) -> String {
        onLargeStack { () -> String in
            let playground = Playground()
            playground.enter(SourceText(name: "input", text: view))
            switch playground.query(SourceText(name: "query", text: query)) {
            case .value(let value): return value.printed
            case .failed(let diagnostics, _): return diagnostics.map(\.message).joined()
            }
        }
    }
}
