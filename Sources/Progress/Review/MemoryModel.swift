import Foundation

/// The formulas of FSRS-6 with its default weights, by their number. Times and stabilities are in days.
struct MemoryModel: Sendable {
    private let w = [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912,
        0.0658, 0.1542,
    ]
    /// Makes the chance of recall 90% when the time equals the stability.
    private let factor: Double

    init() { factor = pow(0.9, -1 / w[20]) - 1 }

    func initialStability(_ rating: FSRS.Rating) -> Double { bounded(stability: w[rating.rawValue - 1]) }

    func initialDifficulty(_ rating: FSRS.Rating) -> Double { bounded(difficulty: unboundedDifficulty(rating)) }

    /// Moves less the closer difficulty is to 10, then a little back toward that of an easy item.
    func difficulty(_ difficulty: Double, after rating: FSRS.Rating) -> Double {
        let change = -w[6] * (grade(rating) - 3)
        let moved = difficulty + change * (10 - difficulty) / 9
        return bounded(difficulty: w[7] * unboundedDifficulty(.easy) + (1 - w[7]) * moved)
    }

    func retrievability(_ stability: Double, after days: Double) -> Double { pow(1 + factor * days / stability, -w[20]) }

    /// The days until the chance of recall has fallen to `retention`.
    func interval(_ stability: Double, until retention: Double) -> Double { stability / factor * (pow(retention, -1 / w[20]) - 1) }

    /// After a second review on one day. What was recalled doesn't become less stable.
    func stability(_ stability: Double, onSameDay rating: FSRS.Rating) -> Double {
        let increase = exp(w[17] * (grade(rating) - 3 + w[18])) * pow(stability, -w[19])
        return bounded(stability: stability * (rating == .again ? increase : max(increase, 1)))
    }

    func stability(_ stability: Double, difficulty: Double, after days: Double, rating: FSRS.Rating) -> Double {
        let forgotten = 1 - retrievability(stability, after: days)
        if rating == .again {
            let longTerm = w[11] * pow(difficulty, -w[12]) * (pow(stability + 1, w[13]) - 1) * exp(w[14] * forgotten)
            return bounded(stability: min(longTerm, stability / exp(w[17] * w[18])))
        }
        let bonus = rating == .hard ? w[15] : rating == .easy ? w[16] : 1
        let increase = exp(w[8]) * (11 - difficulty) * pow(stability, -w[9]) * (exp(w[10] * forgotten) - 1) * bonus
        return bounded(stability: stability * (1 + increase))
    }

    private func unboundedDifficulty(_ rating: FSRS.Rating) -> Double { w[4] - exp(w[5] * (grade(rating) - 1)) + 1 }
    private func grade(_ rating: FSRS.Rating) -> Double { Double(rating.rawValue) }
    private func bounded(difficulty: Double) -> Double { min(max(difficulty, 1), 10) }
    private func bounded(stability: Double) -> Double { max(stability, 0.001) }
}
