import ViewTree

/// A modifier of the environment with what it does.
protocol EnvironmentRule: EnvironmentModifier {
    /// Brings what the node provides up to date.
    func provide(in node: EnvironmentNode) throws
}

/// `environment(_:_:)` for a key, and the methods that set one key alone: `font`, `lineSpacing`, ...
public struct EnvironmentWriteModifier: EnvironmentRule {
    private let key: EnvironmentKey
    private let value: any OpaqueValue
    private let method: String?

    /// - Parameter method: the method for this key alone.
    public init(_ key: EnvironmentKey, _ value: any OpaqueValue, method: String? = nil) { (self.key, self.value, self.method) = (key, value, method) }

    public var name: String { method ?? "environment" }
    public var arguments: [ViewArgument] {
        [ViewArgument(method == nil ? "\(key.name) =" : nil, (try? key.style?(value))?.argument ?? .text(value.printed))]
    }

    func provide(in node: EnvironmentNode) throws { try node.setValue(value, for: key) }
}

/// `transformEnvironment(_:transform:)`.
public struct EnvironmentTransformModifier: EnvironmentRule {
    private let key: EnvironmentKey
    private let method: String?
    private let transform: (any OpaqueValue) throws -> any OpaqueValue

    /// - Parameter method: the method for this key alone.
    public init(_ key: EnvironmentKey, method: String? = nil, _ transform: @escaping (any OpaqueValue) throws -> any OpaqueValue) {
        (self.key, self.method, self.transform) = (key, method, transform)
    }

    public var name: String { method ?? "transformEnvironment" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .text(key.name))] }

    func provide(in node: EnvironmentNode) throws { try node.setTransformed(key, by: transform) }
}

/// `environmentObject(_:)`, and `environment(_:)` for an object.
public struct EnvironmentObjectModifier: EnvironmentRule {
    private let type: ViewType
    private let object: (any ObservableReference)?

    /// - Parameter object: `nil` hides the object around.
    public init(_ type: ViewType, _ object: (any ObservableReference)?) { (self.type, self.object) = (type, object) }

    public var name: String { "environmentObject" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .text("\(type)"))] }

    func provide(in node: EnvironmentNode) { node.setObject(object, for: type) }
}

/// `disabled(_:)`.
public struct DisabledModifier: EnvironmentRule {
    private let isDisabled: Bool

    public init(_ isDisabled: Bool) { self.isDisabled = isDisabled }

    public var name: String { "disabled" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .choice("\(isDisabled)"))] }

    // What is disabled around stays so.
    func provide(in node: EnvironmentNode) throws { try node.setTransformed(.isEnabled) { isDisabled ? NativeValue(false) : $0 } }
}

/// `labelsHidden()`: controls show no labels.
public struct LabelsHiddenModifier: EnvironmentRule {
    private let areHidden: Bool

    public init(_ areHidden: Bool = true) { self.areHidden = areHidden }

    public var name: String { "labelsHidden" }

    func provide(in node: EnvironmentNode) throws { try node.setTransformed(.labelsHidden) { _ in NativeValue(areHidden) } }
}

extension TextStyle: EnvironmentRule {
    func provide(in node: EnvironmentNode) { node.setStyle(self) }
}
