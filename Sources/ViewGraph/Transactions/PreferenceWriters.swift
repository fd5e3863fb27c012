import ViewTree

/// A modifier that decides what its view says for a key.
protocol PreferenceWriter: PreferenceModifier {
    /// Where the anchor is that the value is made of; `nil` for none.
    var anchorSource: AnchorSource? { get }
    /// Whether what views inside say doesn't count.
    var replacesValue: Bool { get }
    /// - Parameters:
    ///   - inner: what views inside say.
    ///   - anchor: where the modifier has an anchor, that of its view.
    func value(around inner: (any OpaqueValue)?, _ anchor: NodeAnchor?) throws -> (any OpaqueValue)?
}

extension PreferenceWriter {
    var anchorSource: AnchorSource? { nil }
}

/// `preference(key:value:)`.
public struct PreferenceWriteModifier: PreferenceWriter {
    public let key: PreferenceKey
    let value: any OpaqueValue

    public init(_ key: PreferenceKey, _ value: any OpaqueValue) { (self.key, self.value) = (key, value) }

    public var name: String { "preference" }
    public var arguments: [ViewArgument] { [ViewArgument("\(key.name) =", .text(value.printed))] }

    var replacesValue: Bool { true }
    func value(around inner: (any OpaqueValue)?, _ anchor: NodeAnchor?) -> (any OpaqueValue)? { value }
}

/// `transformPreference(_:_:)`.
public struct PreferenceTransformModifier: PreferenceWriter {
    public let key: PreferenceKey
    private let transform: (any OpaqueValue) throws -> any OpaqueValue

    public init(_ key: PreferenceKey, _ transform: @escaping (any OpaqueValue) throws -> any OpaqueValue) { (self.key, self.transform) = (key, transform) }

    public var name: String { "transformPreference" }

    var replacesValue: Bool { false }
    func value(around inner: (any OpaqueValue)?, _ anchor: NodeAnchor?) throws -> (any OpaqueValue)? { try transform(inner ?? key.defaultValue()) }
}

/// `anchorPreference(key:value:transform:)`.
public struct AnchorWriteModifier: PreferenceWriter {
    public let key: PreferenceKey
    private let source: AnchorSource
    private let make: (any Anchor) throws -> any OpaqueValue

    public init(_ key: PreferenceKey, _ source: AnchorSource, _ make: @escaping (any Anchor) throws -> any OpaqueValue) {
        (self.key, self.source, self.make) = (key, source, make)
    }

    public var name: String { "anchorPreference" }

    var anchorSource: AnchorSource? { source }
    var replacesValue: Bool { true }
    func value(around inner: (any OpaqueValue)?, _ anchor: NodeAnchor?) throws -> (any OpaqueValue)? { try anchor.map(make) ?? inner }
}

/// `transformAnchorPreference(key:value:transform:)`.
public struct AnchorTransformModifier: PreferenceWriter {
    public let key: PreferenceKey
    private let source: AnchorSource
    private let transform: (any OpaqueValue, any Anchor) throws -> any OpaqueValue

    public init(_ key: PreferenceKey, _ source: AnchorSource, _ transform: @escaping (any OpaqueValue, any Anchor) throws -> any OpaqueValue) {
        (self.key, self.source, self.transform) = (key, source, transform)
    }

    public var name: String { "transformAnchorPreference" }

    var anchorSource: AnchorSource? { source }
    var replacesValue: Bool { false }
    func value(around inner: (any OpaqueValue)?, _ anchor: NodeAnchor?) throws -> (any OpaqueValue)? {
        try anchor.map { try transform(inner ?? key.defaultValue(), $0) } ?? inner
    }
}

extension Modifier {
    /// The modifier where it decides what its view says for the key.
    func preferenceWriter(for key: PreferenceKey) -> (any PreferenceWriter)? {
        if case .preference(let modifier) = self, modifier.key == key { modifier as? any PreferenceWriter } else { nil }
    }

    /// Whether what is inside has no say for the key.
    func replacesPreference(_ key: PreferenceKey) -> Bool { preferenceWriter(for: key)?.replacesValue ?? false }
}
