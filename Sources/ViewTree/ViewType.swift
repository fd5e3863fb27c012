/// The static type of a view, spelled as Swift prints SwiftUI's: `ModifiedContent<Text, _PaddingLayout>`.
///
/// Two types are equal when their declarations (`name` and `key`) and their arguments are.
public final class ViewType: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// The unqualified name; a tuple's is empty.
    public let name: String
    public let arguments: [ViewType]
    /// Distinguishes declarations of the same unqualified name; 0 for the engine's own.
    public let key: Int
    private let hash: Int
    private lazy var spelling: String = {
        let list = arguments.map(\.description).joined(separator: ", ")
        if name.isEmpty { return "(\(list))" }
        return arguments.isEmpty ? name : "\(name)<\(list)>"
    }()

    public init(_ name: String, _ arguments: [ViewType] = [], key: Int = 0) {
        (self.name, self.arguments, self.key) = (name, arguments, key)
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(key)
        for argument in arguments { hasher.combine(argument.hash) }
        hash = hasher.finalize()
    }

    public static func tuple(_ elements: [ViewType]) -> ViewType { ViewType("", elements) }

    public var description: String { spelling }

    public static func == (a: ViewType, b: ViewType) -> Bool {
        a === b || (a.hash == b.hash && a.key == b.key && a.name == b.name && a.arguments == b.arguments)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
