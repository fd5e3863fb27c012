import ViewTree

extension BridgeCall {
    /// The text that a method of `Text` is called on.
    func text(_ index: Int = 0) throws -> TextContent {
        let view: DeclaredView = try native(index)
        guard case .leaf(.text(let content)) = view.kind else { throw mismatch("Text") }
        return content
    }

    /// A `Text` made by the bridge: a title of a control.
    func title(_ index: Int) throws -> DeclaredView { label(try string(index)) }
    func label(_ string: String) -> DeclaredView { DeclaredView(ViewType("Text"), .leaf(.text(TextContent(string))), line: call.line) }
}

extension Registrar {
    mutating func bindText() {
        view("Text.init(_: String)") { call in .leaf(.text(TextContent(try call.string(0)))) }
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

    private static func styled(_ call: BridgeCall, _ style: String?) throws -> DeclaredView.Kind {
        var content = try call.text()
        if let style { content.styles.append(style) }
        return .leaf(.text(content))
    }
}
