import Course

extension Value {
    /// Whether a reply means the value: a number however it is written, a list by its elements, a truth in words, a text with or without its quotes.
    ///
    /// - Parameter question: what was asked.
    /// - Throws: `Unreadable` where the reply is of another kind than the value.
    func isMet(by reply: String, _ tolerance: Key.Tolerance, question: String = "") throws(Unreadable) -> Bool {
        if reply.count > Unreadable.lengthLimit { throw .tooLong }
        switch replyForm {
        case .number:
            guard let given = readNumber(reply, of: question) else { throw .noNumber }
            return tolerance.accepts(given, for: meantNumber ?? .nan)
        case .list: return try isMet(byList: reply, list ?? [], tolerance)
        case .truth:
            guard let given = readTruth(reply, of: question) else { throw Unreadable(reason: "write yes or no") }
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
            ListReply.readings(of: reply, like: list ?? []).contains { reading in
                ListReply.readings(of: other, like: list ?? []).contains { $0.map(\.withoutQuotes) == reading.map(\.withoutQuotes) }
            }
        default: swiftTokens(comparable(reply)) == swiftTokens(comparable(other))
        }
    }

    private func isMet(byList reply: String, _ list: [String], _ tolerance: Key.Tolerance) throws(Unreadable) -> Bool {
        if folded(reply).isEmpty { throw .empty }
        let readings = ListReply.readings(of: reply, like: list)
        if !list.isEmpty, list.allSatisfy({ plainNumber($0) != nil }), let first = readings.first {
            let strange = readings.map { $0.first { readNumber($0) == nil } }
            if let other = first.first(where: { readNumber($0) == nil }), !strange.contains(nil) {
                throw Unreadable(reason: "`\(other)` isn't a number: write a list of numbers such as 1, 2, 3")
            }
        }
        return readings.contains { $0.count == list.count && zip($0, list).allSatisfy { Self.isSame($0, comparable($1), tolerance) } }
    }

    private static func isSame(_ given: String, _ wanted: String, _ tolerance: Key.Tolerance) -> Bool {
        if isSameText(given, wanted) { return true }
        if let number = readNumber(given), let wanted = plainNumber(wanted) { return tolerance.accepts(number, for: wanted) }
        return ["true", "false"].contains(wanted) && readTruth(given) == (wanted == "true")
    }

    /// Neither quotes, capitals nor a period at the end make a text another one.
    private static func isSameText(_ given: String, _ wanted: String) -> Bool {
        ReplyFrame.texts(of: given).contains {
            $0.withoutQuotes == wanted.withoutQuotes || spokenForm($0).withoutQuotes == spokenForm(wanted).withoutQuotes
        }
    }
}
