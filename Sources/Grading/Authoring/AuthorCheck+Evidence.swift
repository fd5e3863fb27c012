import Course
import Diagnostics

extension AuthorCheck {
    /// A section whose evidence is the engine alone asks nothing; a file that says how one thing is known says it of all.
    mutating func verifyEvidence(in lesson: Lesson) {
        for section in lesson.sections where section.evidence?.isGradable == false {
            if let prediction = section.predictions.first { reportGraded("a prediction", at: prediction.span) }
            if section.exercise != nil { reportGraded("an exercise", at: section.span) }
        }
        reportUntagged(lesson.sections.map { ($0.evidence, $0.span) }, "section")
    }

    mutating func verifyEvidence(in quiz: Quiz) {
        for question in quiz.questions where question.evidence?.isGradable == false { reportGraded("a question", at: question.span) }
        reportUntagged(quiz.questions.map { ($0.evidence, $0.span) }, "question")
    }

    private mutating func reportGraded(_ what: String, at span: Span) {
        faults.error(
            "engine-graded", "\(what) is graded, and only this workbook's engine says what is right", at: span,
            help: "ask what is documented or measured, or tell it in a section that asks nothing")
    }

    private mutating func reportUntagged(_ parts: [(evidence: ClaimEvidence?, span: Span)], _ what: String) {
        guard parts.contains(where: { $0.evidence != nil }) else { return }
        for part in parts where part.evidence == nil {
            faults.warning("missing-evidence", "this \(what) doesn't say how it is known", at: part.span, help: "add evidence=KIND source=KEY to the heading")
        }
    }
}
