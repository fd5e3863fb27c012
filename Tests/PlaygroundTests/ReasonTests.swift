import Diagnostics
import Testing

@testable import Playground

/// What `:why` says of bodies, sizes and places.
@Suite struct ReasonTests {
    private static let views = """
        func one() {}
        func two() {}
        struct Row: View { let act: () -> Void; var body: some View { Button("act") { act() } } }
        struct Sum: View, Equatable {
            let a: Int
            let b: Int
            static func == (left: Sum, right: Sum) -> Bool { left.a + left.b == right.a + right.b }
            var body: some View { Text("\\(a + b)") }
        }
        struct Plain: View { var body: some View { Text("plain") } }
        struct Holder: View { let content: AnyView; var body: some View { content } }
        struct Field: View { let n: Binding<Int>; var body: some View { Text("\\(n.wrappedValue)") } }
        struct Number: View { let n: Int; var body: some View { Text("\\(n)") } }
        """

    /// What `:why` says of a view after an action, with the lines joined.
    private static func why(_ view: String, in body: String, width: Double = 320, after action: String? = "tap \"Go\"") -> String {
        onLargeStack {
            var options = Playground.Options()
            options.window = .init(width: width, height: 480)
            let playground = Playground(options: options)
            let text = """
                \(views)
                struct ContentView: View {
                    @State private var n = 0
                    var body: some View { let _ = n; VStack(alignment: .leading) { \(body); Button("Go") { n += 1 } } }
                }
                """
            playground.enter(SourceText(name: "snippet", text: text))
            if let action { playground.perform(action) }
            return (try? playground.why(view).get()) ?? "nothing"
        }
    }

    @Test(
        "the reason of a body's run names what differs, or why the view is another one",
        arguments: [
            ("Row", "Row { n += 1 }", "ran: `act` is a closure that captures, which never equals another."),
            ("Row", "Row(act: n == 0 ? one : two)", "ran: `act` differs from before."),
            ("Row", "Row { print(1) }", "did not run in the last step: its value is the same as before, and nothing that it reads changed."),
            ("Field", "Field(n: .constant(n))", "`n` differs from before"),
            ("Field", "Field(n: Binding(get: { n }, set: { n = $0 }))", "`n` is a binding of closures, which never equals another"),
            ("Field", "Field(n: $n)", "`n` differs from before"), ("Number", "Number(n: n)", "ran: `n` differs from before."),
            ("Holder", "Holder(content: AnyView(Text(\"x\")))", "ran: `content` is another `AnyView` object."),
            (
                "Sum", "Sum(a: n, b: -n).equatable()",
                "did not run in the last step: by its own `==` its new value equals the one before, and nothing that it reads changed."
            ),
            ("Plain", "Plain().id(n)", "ran: first appearance: `id` is 1 instead of 0."),
            ("Plain", "if n == 0 { Plain() } else { Plain() }", "ran: first appearance: the other branch was chosen."),
            ("Plain", "AnyView(n == 0 ? AnyView(Text(\"x\")) : AnyView(Plain()))", "ran: first appearance: `AnyView` holds Plain instead of Text."),
            ("Plain", "if n == 1 { Plain() }", "ran: first appearance."),
        ])
    func bodies(view: String, body: String, reason: String) {
        #expect(Self.why(view, in: body).contains(reason))
    }

    @Test(
        "the reason of a size says which of the possible lengths it is",
        arguments: [
            ("frame", "Color.red.frame(minWidth: 20, maxWidth: 60)", "takes 60x", "the proposed width, from 20 to 60, and its content's height"),
            (
                "frame", "Color.red.frame(maxWidth: .infinity, maxHeight: 30)", "",
                "the proposed width, at least its content's, and the proposed height, at least its content's and at most 30"
            ),
            (
                "frame", "Text(\"x\").frame(minWidth: 20)", "takes 20x16",
                "its content's width, at most the proposed one and at least 20, and its content's height"
            ),
            ("frame", "Text(\"x\").frame(minWidth: 0, maxWidth: .infinity)", "takes 320x16", "the proposed width, and its content's height"),
            ("fixedSize", "Text(\"x\").fixedSize(horizontal: false, vertical: true)", "", "its content's size for the proposed width, with no height proposed"),
            (
                "ViewThatFits", "ViewThatFits { Text(\"x\").frame(width: 400); Text(\"y\") }", "takes 8x16",
                "what its first child that fits takes; the ideal size of those before it is 400x16"
            ),
            (
                "ViewThatFits", "ViewThatFits { Color.red.frame(width: 400, height: 9); Color.red.frame(width: 350, height: 9) }", "takes 350x9",
                "since none fits: their ideal sizes are 400x9, 350x9"
            ),
            ("Spacer", "VStack { Text(\"x\"); Spacer() }.fixedSize()", "", "its minimum, since no length is proposed along the stack"),
            ("Color.red", "Color.red", "takes 320x", "all that is proposed, and 10 where nothing is proposed"),
            ("Color.red", "Color.red", "", "children are one below the other, with their `leading` guides on one line"),
        ])
    func sizes(view: String, body: String, size: String, reason: String) {
        let said = Self.why(view, in: body, after: nil)
        #expect((size.isEmpty || said.contains(size)) && said.contains(reason), "\(said)")
    }

    @Test("a step is called by the first line that says something")
    func steps() {
        #expect("import SwiftUI\n// A card.\n\nstruct Card {}\n".firstTellingLine == "struct Card {}")
        #expect("import SwiftUI".firstTellingLine == "import SwiftUI")
        #expect("".firstTellingLine == "")
    }
}
