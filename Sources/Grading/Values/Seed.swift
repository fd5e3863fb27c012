import Course

/// What a quiz's shuffles and variants depend on: a learner's name, or a number given for repeatable runs.
public enum Seed: Equatable, Sendable {
    case learner(String)
    case number(UInt64)

    /// A separate generator for each question and purpose, so that a further variable does not change the order of choices.
    func generator(quiz: String, question: String, purpose: String) -> SplitMix64 {
        let who =
            switch self {
            case .learner(let name): "learner \(name)"
            case .number(let number): "seed \(number)"
            }
        return SplitMix64(state: stableHash([quiz, question, who, purpose].joined(separator: "\u{0}")))
    }
}

/// SplitMix64 (Steele, Lea and Flood): small, and the same on every machine.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// An index below `count`. The standard library's algorithms may change between its versions; this one may not.
    mutating func index(below count: Int) -> Int { count > 1 ? Int(next().multipliedFullWidth(by: UInt64(count)).high) : 0 }

    /// The elements in drawn order (Fisher and Yates).
    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var result = elements
        for last in result.indices.reversed().dropLast() { result.swapAt(last, index(below: last + 1)) }
        return result
    }
}
