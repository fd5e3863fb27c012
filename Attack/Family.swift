/// Inputs of one kind. Each index gives one input, of a size that goes up and down with the index.
struct Family: Sendable {
    typealias Make<Made> = @Sendable (inout Draws) -> Made

    let name: String
    private let variants: [Make<Attack>]
    /// What the inputs are made of, in a family of snippets.
    let snippets: [Make<String>]

    /// - Parameter variants: tried in turn.
    init(_ name: String, _ variants: [Make<Attack>]) { (self.name, self.variants, snippets) = (name, variants, []) }

    /// A family of snippets, put into the places that take one.
    init(_ name: String, snippets: [Make<String>]) {
        (self.name, self.snippets) = (name, snippets)
        variants = snippets.map { snippet in { draws in .hosting(snippet(&draws), &draws) } }
    }

    func attack(_ index: Int, seed: UInt64) -> Attack {
        var draws = Draws(seed: seed, family: name, index: index)
        return variants[index % variants.count](&draws)
    }
}

extension Family {
    static let all: [Family] = [
        .loops, .checking, .doubling, .natives, .values, .memory, .chains, .nesting, .texts, .numbers, .ownership, .equality, .tasks, .feedback, .lazyViews,
        .layouts, .modifiers, .actions, .flags, .printing, .lessons, .quizzes, .banks, .answers, .submissions, .sessions, .requests, .queries, .translations,
        .authoring, .regularExpressions, .folders, .progress, .streams, .terminals, .mutated, .survival,
    ]
}
