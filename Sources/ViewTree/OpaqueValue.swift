/// A value of the program that declares the views (a state, an id, a preference), of which the engine knows no more than this.
public protocol OpaqueValue {
    /// Whether both are the same value as far as is known: by `==`, else by comparing fields. What cannot be compared (a closure) is never equal.
    func isEqual(to other: any OpaqueValue) -> Bool
    /// The value as `print` prints it.
    var printed: String { get }
    /// The value as a snippet writes it, where that is short: `.caption`, `"a"`, `nil`; else as `print` prints it.
    var written: String { get }
}

extension OpaqueValue {
    public var written: String { printed }
}

/// An `OpaqueValue` of a Swift type.
public struct NativeValue<Wrapped: Equatable>: OpaqueValue {
    public let wrapped: Wrapped
    public init(_ wrapped: Wrapped) { self.wrapped = wrapped }
    public func isEqual(to other: any OpaqueValue) -> Bool { (other as? NativeValue<Wrapped>)?.wrapped == wrapped }
    public var printed: String { String(describing: wrapped) }
}

/// What `dismiss()` does at a place of the tree: it ends the presentation around, and nothing where there is none.
public final class DismissValue: OpaqueValue {
    public let end: (() throws -> Void)?
    public init(_ end: (() throws -> Void)?) { self.end = end }
    public func isEqual(to other: any OpaqueValue) -> Bool {
        guard let other = other as? DismissValue else { return false }
        return self === other || (end == nil && other.end == nil)
    }
    public var printed: String { "DismissAction()" }
}

/// An explicit identity: the value of `.id(_:)`, of `id:` or of `Identifiable.id`, or an index or offset.
public struct ExplicitID: Hashable, CustomStringConvertible {
    // Shared by all that keep the id.
    private let box: Box

    private class Box {
        let value: AnyHashable
        init(_ value: AnyHashable) { self.value = value }

        var description: String { String(describing: value.base) }
    }

    private final class DescribedBox: Box {
        private let text: String
        init(_ value: AnyHashable, _ text: String) {
            self.text = text
            super.init(value)
        }

        override var description: String { text }
    }

    public init(_ value: AnyHashable, description: String? = nil) { box = description.map { DescribedBox(value, $0) } ?? Box(value) }

    public var value: AnyHashable { box.value }
    public var description: String { box.description }

    public static func == (a: ExplicitID, b: ExplicitID) -> Bool { a.box === b.box || a.value == b.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// A two-way connection to a value that lives elsewhere.
public struct ValueBinding<Value> {
    public let get: () throws -> Value
    public let set: (Value) throws -> Void
    public init(get: @escaping () throws -> Value, set: @escaping (Value) throws -> Void) { (self.get, self.set) = (get, set) }
}
