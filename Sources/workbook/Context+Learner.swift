import Foundation
import Grading

extension Context {
    /// What a learner's shuffles and variants are drawn from: the user's name.
    var learnerSeed: Seed { .learner(environment["USER"].flatMap { $0.isEmpty ? nil : $0 } ?? NSUserName()) }
}
