import Testing

/// `@Previewable` properties: those of a view that the preview makes.
@Suite struct PreviewPropertyTests {
    @Test func stateChanges() {
        let snippet = """
            struct Counter: View {
                @Binding var count: Int
                var body: some View { Button("More") { count += 1 } }
            }
            #Preview {
                @Previewable @State var count = 8
                let title = "Count"
                Text("\\(title) \\(count)")
                Counter(count: $count)
                Button("Up") { count += 1; print("now", count) }
            }
            """
        let shown = Shown(snippet, "tap Up", "tap More", "tap Up")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["now 9"], [], ["now 11"]])
        #expect(shown.texts == ["Count 11", "More", "Up"])
    }

    @Test func propertiesOfEveryKind() {
        let snippet = """
            @Observable final class Pen { var width = 1 }
            struct Ink: PreviewModifier {
                static func makeSharedContext() async throws -> Pen { Pen() }
                func body(content: Content, context: Pen) -> some View { content.environment(context) }
            }
            #Preview(traits: .modifier(Ink())) {
                @Previewable @Environment(Pen.self) var pen
                @Previewable @Namespace var space
                @Previewable @State var isOn = false
                VStack {
                    Text("\\(pen.width) \\(isOn.description)").matchedGeometryEffect(id: 1, in: space)
                    Button("Wider") { pen.width += 1; isOn.toggle() }
                }
            }
            """
        let shown = Shown(snippet, "tap Wider")
        #expect(shown.errors == [])
        #expect(shown.texts == ["2 true", "Wider"])
    }

    @Test func aPreviewThatReturnsItsView() {
        let snippet = """
            #Preview {
                @Previewable @State var name = "a"
                print(name)
                return Button(name) { name += "b" }
            }
            """
        #expect(Shown(snippet, "tap a").texts == ["ab"])
    }

    @Test func faultsInside() {
        #expect(Shown("#Preview { @Previewable @State var n = 1; Text(n) }").errors.count == 1)
        #expect(Shown("#Preview { @Previewable @State var n = missing; Text(\"a\") }").errors == ["unknown-name: cannot find 'missing' in scope"])
    }
}
