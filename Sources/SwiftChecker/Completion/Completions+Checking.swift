import Diagnostics
import SwiftModel
import SwiftSyntax

extension Completions {
    public static func nothing(at offset: Int) -> Completions { Completions(replacing: offset..<offset, items: []) }

    /// What could be at a place of a text that follows earlier inputs. The text may be unfinished.
    ///
    /// - Parameter offset: the cursor, in UTF-8 offsets; nothing is found beyond the ends, in strings and in comments.
    public static func of(
        _ text: String, at offset: Int, after inputs: [Input], over interface: Interface, budget: Budget? = nil
    ) -> Completions {
        let utf8 = Array(text.utf8)
        guard let place = CursorPlace(in: utf8, at: offset) else { return nothing(at: offset) }
        let readable = place.whole.flatMap { whole in Parsing.tree(of: whole).hasError ? nil : whole } ?? place.repaired
        let context = CompletionContext(Parsing.tree(of: readable), at: place.word.lowerBound)
        if context == .nothing { return Completions(replacing: place.word, items: []) }
        let source = SourceText(name: "completion", utf8: readable)
        let checker = Checker.check(inputs + [Input(source)], around: place.word.lowerBound, over: interface, budget: budget, probe: CompletionProbe())
        let (labels, others) = checker.candidates(in: context, NamePrefix(place.prefix))
        return Completions(replacing: place.word, labels: labels, others: others)
    }
}

extension Checker {
    fileprivate func candidates(in context: CompletionContext, _ prefix: NamePrefix) -> (labels: [Candidate], others: [Candidate]) {
        switch context {
        case .nothing: return ([], [])
        case .declaration: return ([], declarationCandidates(prefix))
        case .attribute: return ([], attributeCandidates(prefix))
        case .type(let local):
            let known = local.filter(prefix.offers).map { Candidate(text: $0, kind: .type) }
            let inside = settled { record -> [Candidate]? in
                guard case .names(let names) = record.finding else { return nil }
                return memberTypeCandidates(prefix) + names.localTypes.filter(prefix.offers).map { Candidate(text: $0, kind: .type) }
            }
            let words = ["Any", "Self", "Void", "any", "some"].filter(prefix.offers).map { Candidate(text: $0, kind: .keyword) }
            return ([], known + inside + typeCandidates(prefix, areValues: false, wanted: nil) + words)
        case .nestedType:
            return ([], settled { if case .nestedTypes(let type) = $0.finding { self.nestedTypeCandidates(of: type, prefix) } else { nil } })
        case .member: return ([], settled { self.memberCandidates($0, prefix) })
        case .keyPath: return ([], settled { self.keyPathCandidates($0, prefix) })
        case .implicitMember(let isPattern):
            return ([], all { if case .implicitMember(let bases) = $0.finding { self.implicitCandidates(bases, isPattern: isPattern, prefix) } else { nil } })
        case .label: return (expressionCandidates(startsStatement: false, prefix).labels, [])
        case .expression(let startsStatement): return expressionCandidates(startsStatement: startsStatement, prefix)
        }
    }

    private func memberCandidates(_ record: CompletionProbe.Record, _ prefix: NamePrefix) -> [Candidate]? {
        guard case .member(let type) = record.finding else { return nil }
        if case .metatype(let inner) = type { return memberCandidates(of: inner, isStatic: true, prefix, wanted: record.wanted) }
        return memberCandidates(of: type, isStatic: false, prefix, wanted: record.wanted)
    }

    private func keyPathCandidates(_ record: CompletionProbe.Record, _ prefix: NamePrefix) -> [Candidate]? {
        guard case .keyPath(let root) = record.finding else { return nil }
        let own = prefix.offers("self") ? [Candidate(text: "self", kind: .keyword)] : []
        return own + memberCandidates(of: root, isStatic: false, prefix, wanted: nil).filter { $0.kind == .property }
    }

    private func expressionCandidates(startsStatement: Bool, _ prefix: NamePrefix) -> (labels: [Candidate], others: [Candidate]) {
        let records = probe?.records ?? []
        let calls = records.compactMap { record in if case .labels(let labels, let isOpen) = record.finding { (labels: labels, isOpen: isOpen) } else { nil } }
        let labels = calls.flatMap(\.labels).filter { prefix.fits($0.name) }.map {
            Candidate(text: "\($0.name):", kind: .label, detail: "\($0.name): \($0.type)")
        }
        if !calls.isEmpty, !calls.contains(where: \.isOpen) { return (labels, []) }
        let names = records.filter { if case .names = $0.finding { true } else { false } }
        let wanted = names.compactMap(\.wanted)
        let others = settled { record -> [Candidate]? in
            guard case .names(let names) = record.finding else { return nil }
            return nameCandidates(names, startsStatement: startsStatement, prefix, wanted: record.wanted ?? wanted.first)
        }
        return (labels, others)
    }

    // MARK: Records

    /// What the last record that was made outside of trials, or in the fewest, gives.
    private func settled(_ candidates: (CompletionProbe.Record) -> [Candidate]?) -> [Candidate] {
        let records = probe?.records ?? []
        let least = records.map(\.depth).min()
        let settled = records.filter { $0.depth == least }
        for record in settled.reversed() + records.reversed() { if let found = asAt(record, candidates) { return found } }
        return []
    }

    /// What all records give: overloads want different types.
    private func all(_ candidates: (CompletionProbe.Record) -> [Candidate]?) -> [Candidate] {
        (probe?.records ?? []).flatMap { asAt($0, candidates) ?? [] }
    }

    /// Works as the checker did at the place.
    private func asAt(_ record: CompletionProbe.Record, _ candidates: (CompletionProbe.Record) -> [Candidate]?) -> [Candidate]? {
        var context = DeclContext()
        context.nominal = record.nominal
        context.requirements = record.assumptions
        return separately(in: context) { candidates(record) }
    }
}
