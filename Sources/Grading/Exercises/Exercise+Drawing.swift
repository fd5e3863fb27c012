import Course

extension Exercise {
    /// How many seeds an answer is graded with where something is drawn.
    public static var seedCount: Int { 25 }

    /// Values of the variables, the same for the same seed.
    public func draw(seed: UInt64) -> [String: String] {
        var values: [String: String] = [:]
        for variation in variations {
            var generator = Seed.number(seed).generator(quiz: "", question: "", purpose: "vary \(variation.name)")
            values[variation.name] = variation.values[generator.index(below: variation.values.count)]
        }
        return values
    }

    /// The exercise with the values of a seed.
    public func drawn(seed: UInt64) -> Exercise { filled(draw(seed: seed)) }

    /// The exercise as the learner sees it.
    public var shown: Exercise { drawn(seed: 1) }
}
