import Diagnostics
import Playground

/// A request to a live view. It may be refused, but not crash, hang or take memory without end.
enum FuzzedRequest: String, CaseIterable {
    case action, query, selector

    func make(_ text: String) {
        let playground = Self.live()
        switch self {
        case .action: _ = playground.perform(text)
        case .query: _ = playground.query(SourceText(name: rawValue, text: text))
        case .selector: _ = playground.why(text)
        }
    }

    private static func live() -> Playground {
        var options = Playground.Options()
        (options.limits.fuel, options.limits.seconds, options.limits.memory) = (20_000, 2, 200)
        let playground = Playground(options: options)
        playground.enter(view)
        return playground
    }

    private static let view = SourceText(
        name: "view",
        text: """
            struct Counter: View {
                @State var n = 0
                @State var name = ""
                var body: some View {
                    ScrollView {
                        Button("Add \\(n)") { n += 1 }
                        TextField("Name", text: $name).accessibilityIdentifier("name")
                    }
                }
            }
            Counter()
            """)
}
