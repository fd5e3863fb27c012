import SwiftModel

/// Keys, and the texts that they stand for in the languages of the program.
extension Machine {
    /// A key of texts with a specifier and a value between each two.
    func localizedKey(_ parts: UnsafeBufferPointer<Value>, _ types: SwiftType) throws -> LocalizedKey {
        guard case .tuple(let elements) = types, parts.count % 3 == 1 else { throw RuntimeError.malformed("a key") }
        var (key, arguments) = ("", [LocalizedKey.Argument]())
        for index in stride(from: 0, to: parts.count, by: 3) {
            guard case .string(let text) = parts[index] else { throw RuntimeError.malformed("a key") }
            key += text.contains("%") ? text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : text
            guard index + 2 < parts.count, case .string(let specifier) = parts[index + 1] else { continue }
            key += "%\(specifier)"
            arguments.append(.init(try argument(parts[index + 2], elements[index + 2].type), specifier: specifier))
        }
        try willMake(bytes: key.utf8.count)
        return LocalizedKey(key, arguments: arguments)
    }

    private func argument(_ value: Value, _ type: SwiftType) throws -> LocalizedKey.Argument.Value {
        switch value {
        case .string(let text) where type.optionalPayload == nil: .text(text)
        case .native(let object as Native<LocalizedKey.Argument.Content>): .content(object.wrapped)
        case .int(let number) where type.known?.isInteger ?? false:
            number < 0 && (type.isKnown(.uint) || type.isKnown(.uint64))
                ? .number(Double(UInt(bitPattern: number)), shown: "\(UInt(bitPattern: number))") : .integer(number)
        case .double(let number) where type.known?.isFloatingPoint ?? false: .number(number, shown: try printed(value, type))
        default: .text(try printed(value, type))
        }
    }

    /// The text of a key.
    package func text(of key: LocalizedKey, marking: @escaping (LocalizedKey.Argument.Value, String) -> String = { $1 }) throws -> String {
        let text = key.text(in: resources.localizations, locale: locale, limit: limits.stringBytes + 1, marking: marking)
        try checkString(text)
        try willMake(bytes: text.utf8.count)
        return text
    }
}
