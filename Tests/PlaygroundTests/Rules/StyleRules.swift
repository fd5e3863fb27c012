import Testing

/// Styles of the program draw the controls inside.
@Suite struct StyleRules {
    private let styles = """
        struct Boxed: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View { HStack { Text("box"); configuration.content; configuration.label } }
        }
        struct Labelled: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View { VStack { configuration.content; Text("of"); configuration.label } }
        }
        struct Dial: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack { Text("\\(configuration.value)"); configuration.currentValueLabel; configuration.label }
            }
        }
        struct Folding: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Button { configuration.isExpanded.toggle() } label: { configuration.label }
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        struct Framed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { HStack { Text("["); configuration.label; Text("]") } }
        }

        """

    private func texts(_ view: String, _ actions: String...) -> [String] {
        let shown =
            actions.count == 2 ? Shown(styles + view, actions[0], actions[1]) : actions.count == 1 ? Shown(styles + view, actions[0]) : Shown(styles + view)
        return shown.errors + shown.texts
    }

    @Test("Group boxes, labelled contents and gauges")
    func boxes() {
        #expect(texts("GroupBox(\"title\") { Text(\"a\"); Text(\"b\") }.groupBoxStyle(Boxed())") == ["box", "a", "b", "title"])
        #expect(texts("VStack { GroupBox { Text(\"a\") } }.groupBoxStyle(Boxed())") == ["box", "a"])
        #expect(texts("LabeledContent(\"name\", value: \"Ada\").labeledContentStyle(Labelled())") == ["Ada", "of", "name"])
        #expect(
            texts("let three = 3.0; Gauge(value: three, in: 0...4) { Text(\"g\") } currentValueLabel: { Text(\"3\") }.gaugeStyle(Dial())") == [
                "0.75", "3", "g",
            ])
        #expect(texts("let nine = 9.0; Gauge(value: nine, in: 0...4) { Text(\"g\") }.gaugeStyle(Dial())") == ["1.0", "g"])
    }

    @Test("A platform's style puts the platform's looks back")
    func platform() {
        #expect(texts("GroupBox(\"title\") { Text(\"a\") }.groupBoxStyle(.automatic).groupBoxStyle(Boxed())") == ["title", "a"])
    }

    @Test("A disclosure group shows what its style makes of it, expanded or not")
    func disclosure() {
        let group = "DisclosureGroup(\"more\") { Text(\"inside\") }.disclosureGroupStyle(Folding())"
        #expect(texts(group) == ["more"])
        #expect(texts(group, "tap \"more\"") == ["more", "inside"])
        #expect(texts(group, "tap \"more\"", "tap \"more\"") == ["more"])
        #expect(texts("List { \(group) }", "tap \"more\"") == ["more", "inside"])
    }

    @Test("A button style draws navigation links too")
    func links() {
        let stack = "NavigationStack { NavigationLink(\"go\") { Text(\"page\") } }.buttonStyle(Framed())"
        #expect(texts(stack) == ["[", "go", "]"])
        #expect(texts(stack, "tap \"go\"") == ["[", "go", "]", "page"])
    }
}
