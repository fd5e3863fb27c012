import Course
import Diagnostics

extension Quiz {
    /// The questions that a learner of a seed is asked, in the order of the file: all, or those that the blueprint draws. Forms of different seeds are parallel.
    public func questions(drawnBy seed: Seed) -> [Question] {
        guard !draws.isEmpty else { return questions }
        let drawn = draw(seed).ids
        return questions.filter { drawn.contains($0.id) }
    }

    /// Draws lines with few candidates first, so that they find theirs.
    private func draw(_ seed: Seed) -> (ids: Set<String>, missing: [Int: Int]) {
        let candidates = draws.map { line in questions.filter(line.allows) }
        var (ids, families, missing): (Set<String>, Set<String>, [Int: Int]) = ([], [], [:])
        let order = draws.indices.sorted { (candidates[$0].count - draws[$0].count, $0) < (candidates[$1].count - draws[$1].count, $1) }
        for index in order {
            var generator = seed.generator(quiz: id, question: "", purpose: "draw \(index)")
            var left = draws[index].count
            for question in generator.shuffled(candidates[index]) where left > 0 && !ids.contains(question.id) {
                guard question.family.map({ families.insert($0).inserted }) ?? true else { continue }
                ids.insert(question.id)
                left -= 1
            }
            if left > 0 { missing[index] = left }
        }
        return (ids, missing)
    }

    /// Lines of the blueprint that find too few questions with one of the seeds.
    func drawFaults(seeds: some Sequence<UInt64>) -> Faults {
        var (faults, reported): (Faults, Set<Int>) = (Faults(), [])
        for (index, line) in draws.enumerated() {
            let tags = Set(questions.flatMap(\.tags))
            for tag in line.tags where !tags.contains(tag) {
                reported.insert(index)
                let help = nearest(to: tag, among: tags.sorted()).map { "did you mean `\($0)`?" } ?? "add tags=\(tag) to questions, or drop the tag"
                faults.error("unknown-tag", "no question has the tag `\(tag)`", at: line.span, help: help)
            }
        }
        for seed in seeds where !draws.isEmpty {
            for (index, count) in draw(.number(seed)).missing.sorted(by: { $0.key < $1.key }) where reported.insert(index).inserted {
                let line = draws[index]
                faults.error(
                    "few-questions", "only \(line.count - count) of \(line.count) questions can be drawn (with seed \(seed))", at: line.span,
                    help: "add questions with these tags and levels, of other families, or draw fewer")
            }
        }
        return faults
    }
}
