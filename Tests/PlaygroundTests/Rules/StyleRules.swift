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
        struct Turned: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.maximumValueLabel
                    configuration.minimumValueLabel
                    configuration.currentValueLabel
                    Text(configuration.minimumValueLabel == nil ? "no bounds" : "bounds")
                }
            }
        }
        struct Portion: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack { configuration.currentValueLabel.font(.title); configuration.label; Text(configuration.currentValueLabel == nil ? "no value" : "value") }
            }
        }
        struct Passing: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { VStack { Text("p"); ProgressView(configuration) } }
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

    @Test("The labels of a gauge's bounds are shown by styles alone")
    func boundsOfGauges() {
        let plain = "let c = 0.3; Gauge(value: c) { Text(\"g\") } currentValueLabel: { Text(\"c\") }"
        let bounded = "\(plain) minimumValueLabel: { Text(\"0\") } maximumValueLabel: { Text(\"9\") }"
        #expect(texts(bounded) == ["g", "c"])
        #expect(texts("\(bounded).gaugeStyle(Turned())") == ["9", "0", "c", "bounds"])
        #expect(texts("\(bounded) markedValueLabels: { Text(\"5\") }.gaugeStyle(Turned())") == ["9", "0", "c", "bounds"])
        #expect(texts("\(plain).gaugeStyle(Turned())") == ["c", "no bounds"])
    }

    @Test("A progress view's style gets the label and that of the value, and passes both on with the configuration")
    func labelsOfProgress() {
        let whole = "ProgressView(value: 0.3) { Text(\"l\") } currentValueLabel: { Text(\"v\") }"
        #expect(texts("\(whole).progressViewStyle(Portion())") == ["v", "l", "value"])
        #expect(Shown(styles + "\(whole).progressViewStyle(Portion())").frames("Text").map { $0.split(separator: " ").last } == ["28", "16", "16"])
        #expect(texts("\(whole).progressViewStyle(Passing()).progressViewStyle(Portion())") == ["p", "v", "l", "value"])
        #expect(texts("ProgressView(\"l\", value: 0.3).progressViewStyle(Portion())") == ["l", "no value"])
        #expect(texts("ProgressView(\"l\", value: 0.3).progressViewStyle(Passing()).progressViewStyle(Portion())") == ["p", "l", "no value"])
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

    private let outward = """
        struct Marked: ToggleStyle {
            let mark: String
            func makeBody(configuration: Configuration) -> some View { HStack { Text(mark); Toggle(configuration) } }
        }
        struct Plain: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack { configuration.label; Text(configuration.isOn ? "on" : "off") }.onTapGesture { configuration.isOn.toggle() }
            }
        }
        struct ContentView: View {
            @State private var isOn = false
            var body: some View { VStack { Toggle("t", isOn: $isOn); Text(isOn.description) }STYLES }
        }

        """

    private func outward(_ styles: String, _ action: String? = nil) -> [String] {
        let snippet = outward.replacing("STYLES", with: styles)
        let shown = action.map { Shown(snippet, $0) } ?? Shown(snippet)
        return shown.errors + shown.texts
    }

    @Test("A style that draws its own kind of control gets the next style outward, each once, and at the end the default drawing")
    func nextOutward() {
        #expect(outward(".toggleStyle(Marked(mark: \"1\"))") == ["1", "t", "false"])
        let three = ".toggleStyle(Marked(mark: \"1\")).toggleStyle(Marked(mark: \"2\")).toggleStyle(Marked(mark: \"3\"))"
        #expect(outward(three) == ["1", "2", "3", "t", "false"])
        #expect(outward(".toggleStyle(Marked(mark: \"1\")).toggleStyle(Plain()).toggleStyle(Marked(mark: \"3\"))") == ["1", "t", "off", "false"])
        #expect(outward(".toggleStyle(Marked(mark: \"1\")).toggleStyle(.switch).toggleStyle(Marked(mark: \"3\"))") == ["1", "t", "false"])
        #expect(outward(".toggleStyle(Marked(mark: \"1\")).toggleStyle(Marked(mark: \"2\"))", "tap \"t\"") == ["1", "2", "t", "true"])
        #expect(outward(".toggleStyle(Marked(mark: \"1\")).toggleStyle(Plain())", "tap \"off\"") == ["1", "t", "on", "true"])
    }

    @Test("The parts of a control keep the style that holds around it")
    func partsOfStyledControls() {
        let boxes = """
            struct Marked: GroupBoxStyle {
                let mark: String
                func makeBody(configuration: Configuration) -> some View { VStack { Text(mark); GroupBox(configuration) } }
            }

            """
        let nested = "GroupBox(\"outer\") { GroupBox(\"inner\") { Text(\"content\") } }"
        #expect(texts(boxes + "\(nested).groupBoxStyle(Marked(mark: \"1\")).groupBoxStyle(Boxed())").filter { $0 == "1" }.count == 2)
        #expect(texts(boxes + "\(nested).groupBoxStyle(Marked(mark: \"1\"))") == ["1", "outer", "1", "inner", "content"])
    }

    @Test(
        "Every control that a style can draw with its configuration gets the next style outward",
        arguments: [
            ("LabelStyle", "Label", "labelStyle", "Label(\"a\", systemImage: \"star\")", ["1", "2", "a"]),
            ("LabeledContentStyle", "LabeledContent", "labeledContentStyle", "LabeledContent(\"a\", value: \"b\")", ["1", "2", "a", "b"]),
            ("ProgressViewStyle", "ProgressView", "progressViewStyle", "ProgressView(\"a\")", ["1", "2", "a"]),
            ("GroupBoxStyle", "GroupBox", "groupBoxStyle", "GroupBox(\"a\") { Text(\"b\") }", ["1", "2", "a", "b"]),
            ("PrimitiveButtonStyle", "Button", "buttonStyle", "Button(\"a\") { }", ["1", "2", "a"]),
            ("PrimitiveButtonStyle", "Button", "buttonStyle", "NavigationStack { NavigationLink(\"a\") { Text(\"page\") } }", ["1", "2", "a"]),
        ])
    func allKinds(style: String, control: String, modifier: String, view: String, shown: [String]) {
        let marked = """
            struct Marked: \(style) {
                let mark: String
                func makeBody(configuration: Configuration) -> some View { HStack { Text(mark); \(control)(configuration) } }
            }

            """
        #expect(texts(marked + "\(view).\(modifier)(Marked(mark: \"1\")).\(modifier)(Marked(mark: \"2\"))") == shown)
    }

    @Test("Gauges and disclosure groups that a style draws get the next style outward")
    func controlsWithoutConfiguration() {
        let gauges = """
            struct Marked: GaugeStyle {
                func makeBody(configuration: Configuration) -> some View { HStack { Text("m"); Gauge(value: configuration.value) { configuration.label } } }
            }
            struct Opened: DisclosureGroupStyle {
                func makeBody(configuration: Configuration) -> some View {
                    VStack { Text("m"); DisclosureGroup(isExpanded: configuration.$isExpanded) { configuration.content } label: { configuration.label } }
                }
            }
            let half = 0.5

            """
        #expect(texts(gauges + "Gauge(value: half) { Text(\"g\") }.gaugeStyle(Marked()).gaugeStyle(Dial())") == ["m", "0.5", "g"])
        let group = "DisclosureGroup(\"more\") { Text(\"inside\") }.disclosureGroupStyle(Opened())"
        #expect(texts(gauges + group) == ["m", "more"])
        #expect(texts(gauges + group, "tap \"more\"") == ["m", "more", "inside"])
        #expect(texts(gauges + "\(group).disclosureGroupStyle(Folding())", "tap \"more\"") == ["m", "more", "inside"])
    }

    @Test("A primitive button style runs the action by its trigger alone")
    func triggers() {
        let snippet = """
            struct Twice: PrimitiveButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack { configuration.label; Text("go").onTapGesture { configuration.trigger(); configuration.trigger() } }
                }
            }
            struct ContentView: View {
                @State private var count = 0
                var body: some View { VStack { Button("add") { count += 1 }; Text("\\(count)") }.buttonStyle(Twice()) }
            }
            """
        #expect(Shown(snippet, "tap \"go\"").texts == ["add", "go", "2"])
        #expect(Shown(snippet, "tap \"add\"").texts == ["add", "go", "0"])
    }
}
