import SwiftMachine
import SwiftModel
import ViewTree

extension BridgeCall {
    /// The text that a method of `Text` is called on.
    func text(_ index: Int = 0) throws -> TextContent {
        let view: DeclaredView = try native(index)
        guard case .leaf(.text(let content)) = view.kind else { throw mismatch("Text") }
        return content
    }

    /// A `Text` made by the bridge: a title of a control.
    func title(_ index: Int) throws -> DeclaredView { label(try shownText(index)) }
    /// What is drawn of a `LocalizedStringKey`.
    func shownText(_ index: Int) throws -> String { InlineMarkdown.plain(try string(index)) }
    func label(_ string: String) -> DeclaredView { DeclaredView(ViewType("Text"), .leaf(.text(TextContent(string))), line: call.line) }
}

extension Registrar {
    mutating func bindText() {
        for parameter in ["_: String", "stringLiteral: String"] { function("LocalizedStringKey.init(\(parameter))") { call in try call.argument(0) } }
        function("LocalizedStringKey.==(_: LocalizedStringKey, _: LocalizedStringKey)") { call in .bool(try call.string(0) == call.string(1)) }
        function("_markdown(_: String)") { call in .string(InlineMarkdown.escaped(try call.string(0))) }
        function("_markdown(_: V)") { call in .string(InlineMarkdown.escaped(Self.symbols(of: try call.view(0, typed: 0)))) }
        view("Text.init(_: LocalizedStringKey)") { call in .leaf(.text(TextContent(try call.shownText(0)))) }
        view("Text.init(verbatim: String)") { call in .leaf(.text(TextContent(try call.string(0)))) }
        view("Text.init(_: Image)") { call in .leaf(.text(TextContent("\u{FFFC}"))) }
        function("Text.==(_: Text, _: Text)") { call in .bool(try call.text(0) == call.text(1)) }
        view("Text.+(_: Text, _: Text)") { call in
            var content = try call.text(0)
            content.string += try call.text(1).string
            return .leaf(.text(content))
        }
        view("Text.font(_: Font?)") { call in
            var content = try call.text()
            content.font = try call.font(1)
            return .leaf(.text(content))
        }
        view("Text.foregroundColor(_: Color?)") { call in
            try Self.styled(call, call.isNil(1) ? nil : "foregroundColor(\(try call.styleName(1, SwiftType.any)))")
        }
        view("Text.foregroundStyle(_: S)") { call in
            try Self.styled(call, "foregroundStyle(\(try call.styleName(1, try call.typeArgument(0))))")
        }
        for name in ["bold", "italic", "monospacedDigit"] { view("Text.\(name)()") { call in try Self.styled(call, name) } }
        let lines = ", pattern: Text.LineStyle.Pattern, color: Color?"
        for (name, rest) in [("bold", ""), ("italic", ""), ("underline", lines), ("strikethrough", lines), ("monospaced", "")] {
            view("Text.\(name)(_: Bool\(rest))") { call in try Self.styled(call, call.bool(1) ? name : nil) }
        }
        for name in ["kerning", "tracking", "baselineOffset"] {
            view("Text.\(name)(_: CGFloat)") { call in try Self.styled(call, "\(name)(\(call.double(1)))") }
        }
        for (name, type) in [("fontWeight", "Font.Weight?"), ("fontDesign", "Font.Design?")] {
            view("Text.\(name)(_: \(type))") { call in try Self.styled(call, call.isNil(1) ? nil : name) }
        }
        view("Text.textScale(_: Text.Scale, isEnabled: Bool)") { call in try Self.styled(call, "textScale") }
    }

    /// What stands for a text or an image within a text.
    private static func symbols(of view: DeclaredView) -> String {
        if case .leaf(.text(let content)) = view.kind { content.string } else { "\u{FFFC}" }
    }

    private static func styled(_ call: BridgeCall, _ style: String?) throws -> DeclaredView.Kind {
        var content = try call.text()
        if let style { content.styles.append(style) }
        return .leaf(.text(content))
    }
}
