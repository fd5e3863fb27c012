import SwiftMachine
import SwiftModel
import ViewTree

extension BridgeCall {
    /// The text that a method of `Text` is called on.
    func text(_ index: Int = 0) throws -> TextContent {
        let view: DeclaredView = try native(index)
        guard case .leaf(let content as TextContent) = view.kind else { throw mismatch("Text") }
        return content
    }

    /// A `Text` made by the bridge: a title of a control.
    func title(_ index: Int) throws -> DeclaredView { label(try keyText(index)) }
    /// What is drawn of a `LocalizedStringKey`, without its styles.
    /// A `Text?`.
    func textView(_ index: Int) throws -> DeclaredView? {
        guard case .native(let object) = try argument(index) else { return nil }
        return object as? DeclaredView
    }
    func shownText(_ index: Int) throws -> String { try keyText(index).string }
    func label(_ string: String) -> DeclaredView { label(TextContent(string)) }
    func label(_ text: TextContent) -> DeclaredView { DeclaredView(ViewType("Text"), .leaf(text), line: call.line) }

    /// A `LocalizedStringKey` as a text, which follows the language of its environment.
    func keyText(_ index: Int) throws -> TextContent { try machine.keyText(of: argument(index)) ?? { throw mismatch("LocalizedStringKey") }() }
}

extension Registrar {
    mutating func bindText() {
        bindLocalizedKeys()
        view("Text.init(_: LocalizedStringKey)") { call in .leaf(try call.keyText(0)) }
        view("Text.init(verbatim: String)") { call in .leaf(TextContent(try call.string(0))) }
        view("Text.init(_timed: String, _: () -> String)") { call in
            let (make, machine) = (try call.argument(1), call.machine)
            func now() throws -> String? { if case .string(let text) = try machine.call(make, []) { text } else { nil } }
            let timed = TimedText(key: try call.string(0)) { try? now() }
            return .leaf(TextContent(runs: [TextRun(try now() ?? "", timed: timed)]))
        }
        view("Text.init(_: Image)") { call in .leaf(TextContent("\u{FFFC}")) }
        function("Text.==(_: Text, _: Text)") { call in .bool(try call.text(0) == call.text(1)) }
        view("Text.+(_: Text, _: Text)") { call in
            .leaf(TextContent(runs: try call.text(0).runs + call.text(1).runs))
        }
        view("Text.font(_: Font?)") { call in
            var content = try call.text()
            content.font = try call.font(1)
            return .leaf(content)
        }
        view("Text.foregroundColor(_: Color?)") { call in
            guard try !call.isNil(1) else { return try Self.styled(call, nil) }
            let color = DrawingStyle.foreground([.color(try call.color(1))], method: "foregroundColor", detail: try call.styleName(1, .any))
            return try Self.styled(call, color)
        }
        view("Text.foregroundStyle(_: S)") { call in
            let type = try call.typeArgument(0)
            return try Self.styled(call, .foreground([try call.paint(1, type)], method: "foregroundStyle", detail: try call.styleName(1, type)))
        }
        view("Text.bold()") { call in try Self.styled(call, .bold(true)) }
        view("Text.italic()") { call in try Self.styled(call, .italic(true)) }
        view("Text.monospacedDigit()") { call in try Self.styled(call, .monospaced(method: "monospacedDigit")) }
        view("Text.bold(_: Bool)") { call in try Self.styled(call, call.bool(1) ? .bold(true) : nil) }
        view("Text.italic(_: Bool)") { call in try Self.styled(call, call.bool(1) ? .italic(true) : nil) }
        view("Text.monospaced(_: Bool)") { call in try Self.styled(call, call.bool(1) ? .monospaced(method: "monospaced") : nil) }
        for line in [DrawingStyle.TextLine.underline, .strikethrough] {
            view("Text.\(line.rawValue)(_: Bool, pattern: Text.LineStyle.Pattern, color: Color?)") { call in
                try Self.styled(call, call.bool(1) ? .line(line, isActive: true, color: call.isNil(3) ? nil : call.color(3)) : nil)
            }
        }
        for name in ["kerning", "tracking", "baselineOffset"] {
            view("Text.\(name)(_: CGFloat)") { call in try Self.styled(call, .spacing(method: name, call.double(1))) }
        }
        view("Text.fontWeight(_: Font.Weight?)") { call in
            try Self.styled(call, call.isNil(1) ? nil : .weight(call.bridge.weight(call.argument(1), call.machine), method: "fontWeight"))
        }
        view("Text.fontDesign(_: Font.Design?)") { call in
            try Self.styled(call, call.isNil(1) ? nil : .design(call.bridge.design(call.argument(1)), method: "fontDesign"))
        }
        view("Text.textScale(_: Text.Scale, isEnabled: Bool)") { call in try Self.styled(call, .textScale) }
    }

    private static func styled(_ call: BridgeCall, _ style: DrawingStyle?) throws -> DeclaredView.Kind {
        var content = try call.text()
        if let style { content.styles.append(style) }
        return .leaf(content)
    }
}
