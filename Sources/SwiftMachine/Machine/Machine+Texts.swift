import SwiftModel

/// Texts that are made of others.
extension Machine {
    /// Adds a text to the one in another register, or in the same, in its place.
    @inline(never)
    func append(_ added: UnsafeMutablePointer<Value>, to register: UnsafeMutablePointer<Value>) throws {
        guard case .string(let added) = added.pointee, case .string(var text) = register.taken() else { throw RuntimeError.malformed("a String") }
        defer { register.initialize(to: .string(text)) }
        try willMake(bytes: added.utf8.count)
        try changing(&text) { $0 += added }
    }

    /// Changes a text in its place. One that another variable holds is copied, as one is that outgrows its place.
    func changing(_ text: inout String, _ change: (inout String) -> Void) throws {
        let before = address(of: text)
        change(&text)
        try checkString(text)
        if address(of: text) != before { try willMake(bytes: text.utf8.count) }
    }

    /// Where a long text is kept; short ones are copied with their value.
    private func address(of text: String) -> UnsafePointer<UInt8>? {
        text.utf8.count < 4_096 ? nil : text.utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
    }

    func interpolated(_ values: UnsafeBufferPointer<Value>, _ types: SwiftType) throws -> String {
        guard case .tuple(let elements) = types else { return "" }
        var text = ""
        for (value, element) in zip(values, elements) {
            switch value {
            case .string(let string): text += string
            case .int(let number) where element.type.isInt: text += number.description
            default: text += try printed(value, element.type)
            }
        }
        try willMake(bytes: text.utf8.count)
        return text
    }
}
