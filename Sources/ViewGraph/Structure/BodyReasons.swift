import Wording

/// Why the body of a view that is made now runs, and why the body of one that stays doesn't.
extension Graph {
    /// - Parameter reason: why the views that `work` makes are in the place of others; `nil` where they aren't.
    func replacing<Result>(because reason: Phrase?, _ work: () throws -> Result) rethrows -> Result {
        guard let reason else { return try work() }
        let outer = replacement
        replacement = reason
        defer { replacement = outer }
        return try work()
    }

    func firstReason(of node: DeclaredNode) -> Phrase {
        if keptStates?.holds(node) ?? false { return Phrase("declared again", ko: "다시 선언됨") }
        guard let replacement else { return Phrase("first appearance", ko: "처음 나타남") }
        return Phrase("first appearance: \(replacement.english)", ko: "처음 나타남: \(replacement.korean)")
    }

    /// - Parameter ran: the identities whose bodies ran in a step, as reports write them.
    public func reasonNotToRun(_ node: ResolvedNode, after ran: Set<String>) -> Phrase {
        let unread = Phrase("nothing that it reads changed", ko: "읽는 값이 바뀌지 않음")
        guard let declared = node.origin, let around = declared.enclosingBody?.bodyRunner, ran.contains("\(around.id)") else { return unread }
        let equal =
            declared.bodyRunner?.comparesByOwnEquality ?? false
            ? Phrase("by its own `==` its new value equals the one before", ko: "새 값이 타입의 `==`로 이전 값과 같음")
            : Phrase("its value is the same as before", ko: "값이 이전과 같음")
        return Phrase("\(equal.english), and \(unread.english)", ko: "\(equal.korean), \(unread.korean)")
    }
}
