/// What a modifier says about a view to those who read it: the container around it, the drawing. A value with its facts, beside what reads it.
public protocol ViewTrait: ModifierValue {
    /// Whether layouts read it.
    var isForLayout: Bool { get }
    func isSame(as other: any ViewTrait) -> Bool
}

extension ViewTrait {
    public var isForLayout: Bool { true }
}

extension ViewTrait where Self: Equatable {
    public func isSame(as other: any ViewTrait) -> Bool { self == other as? Self }
}

/// How far in front of its siblings a view is drawn; NaN counts as 0.
public struct ZIndex: Equatable, ViewTrait {
    public let value: Double
    public init(_ value: Double) { self.value = value.isNaN ? 0 : value }

    public var name: String { "zIndex" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .length(value))] }
    public var isForLayout: Bool { false }
}
