import GRDB

/// What a row holds isn't what this program writes: the file is damaged.
struct UnreadableRow: Error {}

extension Row {
    /// Throws where the column has another type, which subscripts would trap on.
    func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value {
        guard let value: Value = try optional(column) else { throw UnreadableRow() }
        return value
    }

    /// Nil for NULL.
    func optional<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
        let stored: DatabaseValue = self[column]
        if stored.isNull { return nil }
        guard let value = Value.fromDatabaseValue(stored) else { throw UnreadableRow() }
        return value
    }
}
