/// A fact of a step, or several about one thing, such as the body that a timeline runs at each tick.
enum Repeated<Fact: Equatable>: Equatable {
    /// A fact that is the same each time.
    case fact(Fact, times: Int)
    /// As many facts like this one as aren't listed.
    case more(Fact, count: Int)

    /// One of the facts.
    var any: Fact {
        switch self {
        case .fact(let fact, _), .more(let fact, _): fact
        }
    }

    /// Up to so many facts about one thing, each is listed.
    private static var listedLimit: Int { 8 }

    /// The facts in their order; of many about one thing the first and the last, or one where all are equal.
    static func condensed<Key: Hashable>(_ facts: [Fact], by key: (Fact) -> Key) -> [Repeated] {
        let groups = Dictionary(grouping: facts, by: key)
        var done: Set<Key> = []
        return facts.flatMap { fact -> [Repeated] in
            let name = key(fact)
            guard let group = groups[name], let last = group.last, group.count > listedLimit else { return [.fact(fact, times: 1)] }
            guard done.insert(name).inserted else { return [] }
            if group.allSatisfy({ $0 == fact }) { return [.fact(fact, times: group.count)] }
            return [.fact(fact, times: 1), .more(fact, count: group.count - 2), .fact(last, times: 1)]
        }
    }
}

extension [Step.BodyRun] {
    /// The runs, those of one body that ran often in few lines.
    var condensed: [Repeated<Step.BodyRun>] { Repeated.condensed(self) { [$0.view, $0.id] } }
}
