import Course

/// What a reader takes in at once: prose, the declarations it needs, and at most one run with the questions put before it.
struct LessonStep {
    enum Item {
        case prose(Prose)
        case setup(Snippet)
    }

    let section: Section
    /// The step's index in its section, from 0. The first shows the section's title.
    let index: Int
    var items: [Item] = []
    var run: Snippet?
    /// The run's index among the lesson's snippets, from 0.
    var runIndex: Int?
    var predictions: [PutPrediction] = []
    /// What is worth looking at once the run is shown; in a step without one, what is to be seen of the run before.
    var aspects: [Expectation.Aspect] = []
    /// The section's exercise, in its last step.
    var exercise: Exercise?

    /// A lesson's blocks, cut at headings, at rules between prose, and after each run and what belongs to it.
    static func steps(of lesson: Lesson) -> [LessonStep] {
        var snippetCount = 0
        return lesson.sections.flatMap { steps(of: $0, countingSnippets: &snippetCount) }
    }

    private static func steps(of section: Section, countingSnippets count: inout Int) -> [LessonStep] {
        var steps: [LessonStep] = []
        var step = LessonStep(section: section, index: 0)
        var predictionCount = 0
        var pauses = false
        func cutIfNeeded() {
            defer { pauses = false }
            guard step.isFull || (pauses && !step.items.isEmpty) else { return }
            steps.append(step)
            step = LessonStep(section: section, index: steps.count)
        }
        for block in section.blocks {
            switch block {
            case .prose(let prose) where prose.isComment: break
            case .prose(let prose):
                cutIfNeeded()
                step.items.append(.prose(prose))
            case .pause: pauses = true
            case .snippet(let snippet):
                cutIfNeeded()
                if snippet.role == .setup { step.items.append(.setup(snippet)) } else { (step.run, step.runIndex) = (snippet, count) }
                count += 1
            case .prediction(let prediction):
                step.predictions.append(PutPrediction(index: predictionCount, prediction: prediction))
                predictionCount += 1
            case .expectation(let expectation):
                if step.run != nil, step.runIndex != expectation.run, let index = steps.lastIndex(where: { $0.runIndex == expectation.run }) {
                    steps[index].show(expectation.aspect)
                } else {
                    step.show(expectation.aspect)
                }
            }
        }
        step.exercise = section.exercise
        return steps + [step]
    }

    private var isFull: Bool { run != nil || !predictions.isEmpty || !aspects.isEmpty }

    private mutating func show(_ aspect: Expectation.Aspect) {
        if !aspects.contains(aspect) { aspects.append(aspect) }
    }
}

/// A prediction with its index among those of its section, from 0, by which progress knows it.
struct PutPrediction {
    let index: Int
    let prediction: Prediction
}
