import Course
import Diagnostics
import Playground

extension ExerciseGrader {
    /// What a learner's input means as an answer: a part of the starter, such as one corrected struct, takes its place in the starter.
    public static func merged(input: SourceText, into starter: Fragment?) -> SourceText {
        guard let starter else { return input }
        return Playground.merged(input, into: starter.source)
    }
}
