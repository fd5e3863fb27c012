import SwiftMachine
import SwiftModel
import ViewTree

/// The keys of the environment that modifiers of the same names write: `font(.title)` is `environment(\\.font, .title)`.
extension Bridge {
    /// The modifiers, with the types that they take.
    static let styleTypes = [
        ("font", "Font?"), ("lineLimit", "Int?"), ("truncationMode", "Text.TruncationMode"), ("multilineTextAlignment", "TextAlignment"),
        ("minimumScaleFactor", "CGFloat"), ("lineSpacing", "CGFloat"), ("allowsTightening", "Bool"), ("textCase", "Text.Case?"), ("imageScale", "Image.Scale"),
        ("headerProminence", "Prominence"), ("dynamicTypeSize", "DynamicTypeSize"),
    ]

    /// The one key that such a modifier writes and that key paths read; `nil` for other names.
    func styleKey(_ name: String, _ machine: Machine) -> ViewTree.EnvironmentKey? {
        if let known = styleKeys[name] { return known }
        guard Self.styleTypes.contains(where: { $0.0 == name }) else { return nil }
        let style = textStyle(of: name)
        let key = ViewTree.EnvironmentKey(name: name, style: style.map { style in { try style($0.snippetValue, machine) } }, hasFixedDefault: true) {
            // Only a reader needs the default, and it came by the property.
            guard let entry = self.styleEntries[name] else { throw machine.trap("'\(name)' has no default value") }
            return try self.defaultValue(of: .entry(entry), .environmentKey, machine)
        }
        styleKeys[name] = key
        return key
    }

    /// What the value of a key means to the layout of texts.
    private func textStyle(of name: String) -> ((Value, Machine) throws -> TextStyle)? {
        switch name {
        case "font": { .font(try self.font($0, $1)) }
        case "lineLimit": { if case .none = $0 { .lineLimit(nil) } else { .lineLimit(try self.int($0, $1)) } }
        case "truncationMode": { .truncationMode(["head", "tail", "middle"][min(max(try self.int($0, $1), 0), 2)]) }
        case "multilineTextAlignment": { .multilineTextAlignment(["leading", "center", "trailing"][min(max(try self.int($0, $1), 0), 2)]) }
        case "minimumScaleFactor": { .minimumScaleFactor(try self.double($0, $1)) }
        case "lineSpacing": { .lineSpacing(try self.double($0, $1)) }
        default: nil
        }
    }

    func font(_ value: Value, _ machine: Machine) throws -> FontValue? {
        if case .none = value { return nil }
        let fields = try fields(value, 2, machine)
        guard case .string(let name) = fields[0] else { throw machine.trap("the value is no Font") }
        return FontValue(name: name, size: try double(fields[1], machine))
    }
}
