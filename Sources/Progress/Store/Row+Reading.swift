import GRDB

/// What a row holds isn't what this program writes: the file is damaged.
struct UnreadableRow: Error {}

extension Row {
    /// Throws where the column is NULL or has another type, which subscripts would trap on.
    func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value { try Self.some(optional(column)) }

    /// Faster than by name.
    func value<Value: DatabaseValueConvertible>(at index: Int) throws -> Value { try Self.some(optional(at: index)) }

    /// Nil for NULL.
    func optional<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? { try Self.converted(self[column]) }
    func optional<Value: DatabaseValueConvertible>(at index: Int) throws -> Value? { try Self.converted(self[index]) }

    private static func converted<Value: DatabaseValueConvertible>(_ stored: DatabaseValue) throws -> Value? {
        if stored.isNull { return nil }
        return try some(Value.fromDatabaseValue(stored))
    }

    private static func some<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw UnreadableRow() }
        return value
    }
}
