/// A key of the environment. Compared by identity; the front end keeps one object a key.
public final class EnvironmentKey: Hashable, @unchecked Sendable {
    public let name: String
    /// What a value of the key means to texts, for a key that their layout reads.
    public let style: ((any OpaqueValue) throws -> TextStyle)?
    public let defaultValue: () throws -> any OpaqueValue
    /// Whether the default is the same at each read; else each read makes it again.
    public let hasFixedDefault: Bool

    public init(
        name: String, style: ((any OpaqueValue) throws -> TextStyle)? = nil, hasFixedDefault: Bool = false, defaultValue: @escaping () throws -> any OpaqueValue
    ) {
        (self.name, self.style, self.hasFixedDefault, self.defaultValue) = (name, style, hasFixedDefault, defaultValue)
    }
    /// A value of the key as reports write it: a font by its name.
    public func written(_ value: any OpaqueValue) -> String {
        if case .font(let font) = try? style?(value) { font?.name ?? "nil" } else { value.printed }
    }

    /// Whether controls take actions: what `disabled(_:)` turns off for everything inside.
    public static let isEnabled = EnvironmentKey(name: "isEnabled", hasFixedDefault: true) { NativeValue(true) }
    /// Whether scroll views are scrolled by actions: what `scrollDisabled(_:)` turns off.
    public static let isScrollEnabled = EnvironmentKey(name: "isScrollEnabled", hasFixedDefault: true) { NativeValue(true) }
    /// Whether the nearest view around that takes the keyboard's focus has it.
    public static let isFocused = EnvironmentKey(name: "isFocused", hasFixedDefault: true) { NativeValue(false) }
    public static let labelsHidden = EnvironmentKey(name: "labelsHidden", hasFixedDefault: true) { NativeValue(false) }
    /// What `dismiss()` does: inside of a presentation it ends it.
    public static let dismiss = EnvironmentKey(name: "dismiss", hasFixedDefault: true) { DismissValue(nil) }
    private static let styles = Dictionary(
        uniqueKeysWithValues: ControlKind.allCases.map { kind in
            (kind, EnvironmentKey(name: "\(kind.rawValue)Style", hasFixedDefault: true) { ControlStyleValue(nil) })
        })
    /// The style of controls of the kind.
    public static func style(of kind: ControlKind) -> EnvironmentKey? { styles[kind] }

    public static func == (a: EnvironmentKey, b: EnvironmentKey) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A key of container values, with the value of a view that sets none. Compared by identity.
public final class ContainerKey: Hashable, @unchecked Sendable {
    public let name: String
    /// Whether reports list its values: not those of the library's own keys.
    public let isListed: Bool
    /// For the key of tags of a type: the value that a tag is for the key, `nil` where it is of another type.
    public let tag: ((ExplicitID) -> (any OpaqueValue)?)?
    public let defaultValue: () throws -> any OpaqueValue

    public init(
        name: String, isListed: Bool = true, tag: ((ExplicitID) -> (any OpaqueValue)?)? = nil, defaultValue: @escaping () throws -> any OpaqueValue
    ) {
        (self.name, self.isListed, self.tag, self.defaultValue) = (name, isListed, tag, defaultValue)
    }
    public static func == (a: ContainerKey, b: ContainerKey) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A `LayoutValueKey`. Compared by identity.
public final class LayoutKey: Hashable, @unchecked Sendable {
    public let name: String
    public let defaultValue: () throws -> any OpaqueValue

    public init(name: String, defaultValue: @escaping () throws -> any OpaqueValue) { (self.name, self.defaultValue) = (name, defaultValue) }
    public static func == (a: LayoutKey, b: LayoutKey) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A `PreferenceKey`: its default and how two values become one. Compared by identity.
public final class PreferenceKey: Hashable, @unchecked Sendable {
    public let name: String
    public let defaultValue: () throws -> any OpaqueValue
    /// The value after `reduce(value: &value, nextValue: next)`.
    public let reduce: (_ value: any OpaqueValue, _ next: @escaping () throws -> any OpaqueValue) throws -> any OpaqueValue

    public init(
        name: String, defaultValue: @escaping () throws -> any OpaqueValue,
        reduce: @escaping (any OpaqueValue, @escaping () throws -> any OpaqueValue) throws -> any OpaqueValue
    ) {
        (self.name, self.defaultValue, self.reduce) = (name, defaultValue, reduce)
    }
    public static func == (a: PreferenceKey, b: PreferenceKey) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
