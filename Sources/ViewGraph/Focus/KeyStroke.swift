/// A key of a keyboard, with the modifier keys that are held.
public struct KeyStroke: Hashable, Sendable {
    /// Modifier keys, with the raw values of `EventModifiers`.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let shift = Modifiers(rawValue: 1), control = Modifiers(rawValue: 2), option = Modifiers(rawValue: 4), command = Modifiers(rawValue: 8)
    }

    /// The character of the key's `KeyEquivalent`, as if no modifier key were held.
    public let key: Character
    public let modifiers: Modifiers

    public init(key: Character, _ modifiers: Modifiers = []) { (self.key, self.modifiers) = (key, modifiers) }

    /// What the stroke writes into a field: `nil` for keys that write nothing.
    public var text: String? {
        guard modifiers.isSubset(of: [.shift, .option]), !Self.names.contains(where: { $0.key == key && $0.name != "space" }) else { return nil }
        return modifiers.contains(.shift) ? key.uppercased() : String(key)
    }
}

extension KeyStroke: LosslessStringConvertible {
    /// Reads `a`, `upArrow`, `command+s`, `shift+tab`; `nil` where the text names no key.
    public init?(_ description: String) {
        var modifiers: Modifiers = []
        var rest = description[...]
        while let plus = rest.dropFirst().firstIndex(of: "+"), let modifier = Self.modifierNames.first(where: { $0.name == rest[..<plus].lowercased() }) {
            modifiers.insert(modifier.modifier)
            rest = rest[rest.index(after: plus)...]
        }
        if let known = Self.names.first(where: { $0.name.lowercased() == rest.lowercased() }) {
            self.init(key: known.key, modifiers)
        } else if rest.count == 1, let key = rest.first, !key.isWhitespace {
            self.init(key: key.isUppercase ? Character(key.lowercased()) : key, key.isUppercase ? modifiers.union(.shift) : modifiers)
        } else {
            return nil
        }
    }

    public var description: String {
        let held = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
        return (held + [Self.names.first { $0.key == key }?.name ?? String(key)]).joined(separator: "+")
    }

    private static let modifierNames: [(name: String, modifier: Modifiers)] = [
        ("control", .control), ("option", .option), ("shift", .shift), ("command", .command),
    ]

    /// The keys of `KeyEquivalent` that have names.
    private static let names: [(name: String, key: Character)] = [
        ("return", "\r"), ("tab", "\t"), ("space", " "), ("escape", "\u{1B}"), ("delete", "\u{8}"), ("deleteForward", "\u{F728}"), ("upArrow", "\u{F700}"),
        ("downArrow", "\u{F701}"), ("leftArrow", "\u{F702}"), ("rightArrow", "\u{F703}"), ("home", "\u{F729}"), ("end", "\u{F72B}"), ("pageUp", "\u{F72C}"),
        ("pageDown", "\u{F72D}"), ("clear", "\u{F739}"),
    ]
}
