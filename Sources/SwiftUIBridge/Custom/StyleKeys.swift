import SwiftMachine
import SwiftModel
import ViewTree

/// The keys of the environment that modifiers of the same names write: `font(.title)` is `environment(\\.font, .title)`.
extension Bridge {
    /// The modifiers, with the types that they take.
    static let styleTypes = [
        ("font", "Font?"), ("lineLimit", "Int?"), ("truncationMode", "Text.TruncationMode"), ("multilineTextAlignment", "TextAlignment"),
        ("minimumScaleFactor", "CGFloat"), ("lineSpacing", "CGFloat"), ("lineHeight", "AttributedString.LineHeight?"),
        ("allowsTightening", "Bool"), ("textCase", "Text.Case?"), ("imageScale", "Image.Scale"),
        ("headerProminence", "Prominence"), ("dynamicTypeSize", "DynamicTypeSize"), ("colorScheme", "ColorScheme"),
    ]

    /// Properties that layout or containers read and that no modifier of the name sets.
    private static let propertiesAlone: Set = ["layoutDirection", "locale", "horizontalSizeClass"]

    /// The one key that such a modifier writes and that key paths read; `nil` for other names.
    func styleKey(_ name: String, _ machine: Machine) -> ViewTree.EnvironmentKey? {
        if let known = styleKeys[name] { return known }
        guard Self.styleTypes.contains(where: { $0.0 == name }) || Self.propertiesAlone.contains(name) else { return nil }
        let style = textStyle(of: name)
        let key = ViewTree.EnvironmentKey(name: name, style: style.map { style in { try style($0.snippetValue, machine) } }, hasFixedDefault: true) {
            // Only a reader needs the default, and it came by the property.
            guard let entry = self.styleEntries[name] else { throw machine.trap("'\(name)' has no default value") }
            return try self.defaultValue(of: .entry(entry), .environmentKey, machine)
        }
        styleKeys[name] = key
        return key
    }

    /// What the value of a key means to layout and drawing.
    private func textStyle(of name: String) -> ((Value, Machine) throws -> TextStyle)? {
        switch name {
        case "font": { .font(try self.font($0, $1)) }
        case "lineLimit": { if case .none = $0 { .lineLimit(nil) } else { .lineLimit(try self.int($0, $1)) } }
        case "truncationMode": { .truncationMode(["head", "tail", "middle"][min(max(try self.int($0, $1), 0), 2)]) }
        case "multilineTextAlignment": { .multilineTextAlignment(["leading", "center", "trailing"][min(max(try self.int($0, $1), 0), 2)]) }
        case "minimumScaleFactor": { .minimumScaleFactor(try self.double($0, $1)) }
        case "layoutDirection": { .layoutDirection(isRightToLeft: try self.int($0, $1) == 1) }
        case "colorScheme": { .colorScheme(isDark: try self.int($0, $1) == 1) }
        case "dynamicTypeSize": { .dynamicTypeSize(TextSize(rawValue: try self.int($0, $1)) ?? .large) }
        case "textCase": { if case .none = $0 { .textCase(nil) } else { .textCase(try self.int($0, $1) == 0 ? .uppercase : .lowercase) } }
        case "lineSpacing": { .lineSpacing(try self.double($0, $1)) }
        case "lineHeight": { .lineHeight(try self.lineHeight($0, $1)) }
        case "locale":
            { value, machine in
                guard case .string(let identifier)? = try self.fields(value, 1, machine).first else { throw machine.trap("the value isn't a Locale") }
                return .locale(identifier)
            }
        default: nil
        }
    }

    /// A `Font`: name, size, weight, design, whether it is italic, the text style that it grows with.
    func font(_ value: Value, _ machine: Machine) throws -> FontValue? {
        if case .none = value { return nil }
        let fields = try fields(value, 6, machine)
        guard case .string(let name) = fields[0], case .bool(let isItalic) = fields[4] else { throw machine.trap("the value isn't a Font") }
        return FontValue(
            name: name, size: try double(fields[1], machine), weight: try weight(fields[2], machine), design: design(fields[3]), isItalic: isItalic,
            textStyle: textStyleName(fields[5]))
    }

    /// An `AttributedString.LineHeight?`: a factor of the font size, points more than it, or points.
    private func lineHeight(_ value: Value, _ machine: Machine) throws -> TextLineHeight? {
        if case .none = value { return nil }
        guard case .box(let kind)? = try fields(value, 1, machine).first, let number = try kind.fields.first.map({ try double($0, machine) }) else {
            throw machine.trap("the value isn't a LineHeight")
        }
        return [.multiple(of: number), .more(by: number), .exact(number)][min(max(kind.tag, 0), 2)]
    }

    /// The name of a `Font.Weight?`.
    func weight(_ value: Value, _ machine: Machine) throws -> String? {
        if case .none = value { return nil }
        guard case .string(let name)? = try fields(value, 1, machine).first else { return nil }
        return name
    }

    /// The name of a `Font.TextStyle?`.
    func textStyleName(_ value: Value) -> String? {
        guard case .int(let tag) = value, Self.textStyles.indices.contains(tag) else { return nil }
        return Self.textStyles[tag]
    }

    private static let textStyles = [
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption", "caption2",
    ]

    /// The name of a `Font.Design?`.
    func design(_ value: Value) -> String? {
        guard case .int(let tag) = value else { return nil }
        return ["default", "serif", "rounded", "monospaced"].indices.contains(tag) ? ["default", "serif", "rounded", "monospaced"][tag] : nil
    }
}
