import Course

extension Value {
    /// Whether a reply means the value: a number however it is written, a list by its elements, a truth in words, a text with or without its quotes.
    ///
    /// - Throws: `Unreadable` where the reply is of another kind than the value.
    func isMet(by reply: String, _ tolerance: Key.Tolerance) throws(Unreadable) -> Bool {
        if reply.count > Unreadable.lengthLimit { throw .tooLong }
        switch replyForm {
        case .number:
            guard let given = readNumber(reply) else { throw .noNumber }
            return tolerance.accepts(given, for: meantNumber ?? .nan)
        case .list: return try isMet(byList: reply, list ?? [], tolerance)
        case .truth:
            guard let given = readTruth(reply) else { throw Unreadable(reason: "write yes or no") }
            return given == truth
        default:
            let given = comparable(reply)
            if given.isEmpty { throw .empty }
            return Self.isSameText(given, comparable(printed))
        }
    }

    /// Whether two replies mean the same, however they are spaced.
    func isSame(_ reply: String, as other: String) -> Bool {
        switch replyForm {
        case .truth: readTruth(reply).map { $0 == readTruth(other) } ?? false
        case .list:
            Self.elements(of: reply, count: list?.count ?? 0).map(\.withoutQuotes) == Self.elements(of: other, count: list?.count ?? 0).map(\.withoutQuotes)
        default: swiftTokens(comparable(reply)) == swiftTokens(comparable(other))
        }
    }

    private func isMet(byList reply: String, _ list: [String], _ tolerance: Key.Tolerance) throws(Unreadable) -> Bool {
        let elements = Self.elements(of: reply, count: list.count)
        if elements.isEmpty, folded(reply).isEmpty { throw .empty }
        if !list.isEmpty, list.allSatisfy({ readNumber($0) != nil }), let other = elements.first(where: { readNumber($0) == nil }) {
            throw Unreadable(reason: "`\(other)` isn't a number: write a list of numbers such as 1, 2, 3")
        }
        return elements.count == list.count && zip(elements, list).allSatisfy { Self.isSame($0, comparable($1), tolerance) }
    }

    private static func isSame(_ given: String, _ wanted: String, _ tolerance: Key.Tolerance) -> Bool {
        if isSameText(given, wanted) { return true }
        if let number = readNumber(given), let wanted = readNumber(wanted) { return tolerance.accepts(number, for: wanted) }
        return ["true", "false"].contains(wanted) && readTruth(given) == (wanted == "true")
    }

    /// Neither quotes, capitals nor a period at the end make a text another one.
    private static func isSameText(_ given: String, _ wanted: String) -> Bool {
        given.withoutQuotes == wanted.withoutQuotes || spokenForm(given).withoutQuotes == spokenForm(wanted).withoutQuotes
    }

    /// What a list holds: split at commas; at spaces where there is no comma and more than one element is meant.
    private static func elements(of reply: String, count: Int) -> [String] {
        var text = comparable(reply)
        if text.first == "[", text.last == "]" { text = comparable(String(text.dropFirst().dropLast())) }
        if text.isEmpty || count == 0 && ["none", "nothing", "empty", "없음"].contains(spokenForm(text)) { return [] }
        var elements = [""]
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character == ",", !isQuoted { elements.append("") } else { elements[elements.count - 1].append(character) }
        }
        if elements.count == 1, count > 1, !isQuoted, !text.contains("\"") { elements = text.split(separator: " ").map(String.init) }
        return elements.map(comparable)
    }
}
