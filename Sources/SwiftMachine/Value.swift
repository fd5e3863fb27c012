import SwiftModel

/// A value of a running snippet. Its static type is known where it is used: the checker has it, the lowering is by concrete types.
public enum Value {
    /// `()`, `nil`, and a variable not yet set.
    case none
    case int(Int)
    case double(Double)
    case bool(Bool)
    /// `String` and `Character`.
    case string(String)
    /// A struct, a tuple, an enum case with payload, or an optional of an optional. Copied before a change when shared.
    case box(Box)
    /// An instance of a class.
    case object(Instance)
    case array(ArrayStorage)
    case dictionary(DictionaryStorage)
    case function(FunctionValue)
    /// `Any` and `any P`: the value with its concrete type.
    case any(Existential)
    /// A metatype.
    case type(SwiftType)
    /// A value of the bridge: a `DeclaredView`, a `Native<Font>`, ...
    case native(AnyObject)
    /// A captured variable; only registers and closures hold one.
    case cell(Cell)
}

/// The fields of a struct or tuple in the order of declaration, or the payload of an enum case (whose tag is the case's index; an enum case without
/// payload is `Value.int(tag)`), or the value of a `.some` whose payload is itself an optional.
public final class Box {
    public let tag: Int
    let row: FieldRow
    public init(tag: Int = 0, _ fields: [Value]) { (self.tag, row) = (tag, FieldRow(fields)) }
    init(tag: Int, _ row: FieldRow) { (self.tag, self.row) = (tag, row) }
    deinit {
        if tag == Self.endingTag { queueDeinitializer() }
        row.release()
    }

    /// The tag of a struct with a `deinit`. After its fields it holds its `RuntimeClass`, or nothing where it ends without.
    static let endingTag = Int(UInt16.max)

    public var fields: Fields { Fields(self, row) }
}

public final class ArrayStorage {
    @exclusivity(unchecked) public var elements: [Value]
    public init(_ elements: [Value]) { self.elements = elements }
}

public final class Existential {
    public let type: SwiftType
    @exclusivity(unchecked) public private(set) var value: Value
    public init(type: SwiftType, value: Value) { (self.type, self.value) = (type, value) }
    deinit { value.release() }
}

/// A Swift value held by the bridge.
public final class Native<Wrapped> {
    public let wrapped: Wrapped
    public init(_ wrapped: Wrapped) { self.wrapped = wrapped }
}
