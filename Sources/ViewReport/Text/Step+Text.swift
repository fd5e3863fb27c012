import ViewLayout

extension Step {
    /// The step in words, a line a fact: the cause, the bodies that ran and why, and what came, went, moved and changed.
    public var updatesText: String {
        var lines = ["\(cause): \(counted(transactions, "transaction"))"]
        lines += bodies.condensed.map { line($0, "ran", { "\($0.view).body (id \($0.id))" }) { $0.reasons.joined(separator: "; ").english } }
        lines += Repeated.condensed(state) { [$0.event, $0.view, $0.id, $0.name] }
            .map { line($0, $0.any.event, { "\($0.view).\($0.name) (id \($0.id))" }) { $0.value } }
        lines += references(inserted, "inserted") + references(removed, "removed") + references(moved, "moved")
        lines += reframed.map { change in
            "reframed  \(change.view) (id \(change.id)): \(change.from.origin) \(change.from.size) → \(change.to.origin) \(change.to.size)"
                + (change.animation.map { ", animated by \($0)" } ?? "")
        }
        lines += animating.map { run in
            "animating \(run.view) (id \(run.id)): at \(run.frame.origin) \(run.frame.size), \((run.progress * 100).rounded().written) % of the way"
        }
        if animating.isEmpty, bodies.isEmpty, state.isEmpty, inserted.isEmpty, removed.isEmpty, moved.isEmpty, reframed.isEmpty {
            lines.append("nothing changed" + (remark.map { ": \($0)" } ?? ""))
        }
        return lines.joined(separator: "\n")
    }

    private func line<Fact>(_ repeated: Repeated<Fact>, _ word: String, _ subject: (Fact) -> String, _ what: (Fact) -> String) -> String {
        switch repeated {
        case .fact(let fact, let times): "\(padded(word)) \(subject(fact))\(times == 1 ? "" : ", \(times) times"): \(what(fact))"
        case .more(let fact, let count): "\(padded(word)) \(subject(fact)): \(count) times more"
        }
    }

    private func references(_ views: [ViewReference], _ word: String) -> [String] {
        views.map { "\(padded(word)) \($0.view) (id \($0.id))" + ($0.transition.map { ", with \($0)" } ?? "") }
    }

    /// Words are in a column as wide as the longest, `destroyed`.
    private func padded(_ word: String) -> String { word + String(repeating: " ", count: max(0, "destroyed".count - word.count)) }

    private func counted(_ count: Int, _ word: String) -> String { count == 1 ? "1 \(word)" : "\(count) \(word)s" }
}
