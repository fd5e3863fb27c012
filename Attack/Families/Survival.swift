extension Family {
    /// A snippet of each family, one after the other in one session, which answers as ever after that.
    static let survival = Family(
        "survival",
        [
            { draws in
                var inputs = Family.all.filter { !$0.snippets.isEmpty }.map { family in draws.one(of: family.snippets)(&draws) }
                for index in inputs.indices { inputs.swapAt(index, draws.below(index + 1)) }
                var attack = Attack.requests(inputs + [":reset", "print(\"ali\" + \"ve\")"])
                attack.says = "alive"
                return attack
            }
        ])
}
