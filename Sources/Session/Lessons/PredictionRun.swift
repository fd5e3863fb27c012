import Course
import Progress

/// The predictions of a run that are still to be made, the next first.
struct PredictionRun {
    let lesson: Lesson
    let section: Section
    var open: ArraySlice<PutPrediction>
    /// What the run showed, to be seen afterwards.
    let reaction: Reaction?

    func item(of prediction: PutPrediction) -> Item { .prediction(lesson: lesson.id, section: section.id, index: prediction.index) }
}
