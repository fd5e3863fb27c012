/// What an `@Environment` property reads: the value at a key path of the environment.
public struct EnvironmentQuery {
    /// The value of a key at the place of the view.
    public typealias Lookup = (EnvironmentKey) throws -> any OpaqueValue

    /// As a snippet writes it after `\.`: `theme.color`.
    public let path: String
    /// Equal for queries of the same key path.
    public let id: AnyHashable
    /// The value, made from those of the keys that it asks for.
    public let value: (@escaping Lookup) throws -> any OpaqueValue

    public init(path: String, id: AnyHashable, value: @escaping (@escaping Lookup) throws -> any OpaqueValue) {
        (self.path, self.id, self.value) = (path, id, value)
    }

    /// The value of one key.
    public init(_ key: EnvironmentKey) { self.init(path: key.name, id: key) { try $0(key) } }
}

/// What an `@Environment(\.key)` property reads from.
public protocol EnvironmentReader: AnyObject {
    func read(line: Int?) throws -> any OpaqueValue
}

/// What an `@Environment(\.self)` property reads from: the whole environment, key by key.
public protocol EnvironmentValuesReader: AnyObject {
    /// The key's value; inside a body, the read makes the body depend on that key.
    func read(_ key: EnvironmentKey, line: Int?) throws -> any OpaqueValue
}
