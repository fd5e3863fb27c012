import Course
import Diagnostics
import Playground
import Session
import StudyPage

/// Goes through a lesson, a quiz or a program as a learner would who knows no answer, and records what is shown.
struct Recorder {
    /// The most scenes, and views whose reasons are recorded in each.
    private enum Bounds {
        static let frames = 1_000
        static let reasons = 60
        static let steps = 50
    }

    let session: StudyClient

    /// From where the session is to the end of the lesson, or of the section where `staysInSection`; or to the end of the quiz.
    func frames(staysInSection: Bool) -> [Recording.Frame] {
        var frames: [Recording.Frame] = []
        var scene = scene(of: .look)
        let section = scene?.lesson?.section
        while let start = scene, frames.count < Bounds.frames, !staysInSection || start.lesson?.section == section {
            let (asked, end) = answered(start)
            frames.append(frame(end, asked: asked))
            guard let lesson = end.lesson, !lesson.isAtEnd else { break }
            scene = self.scene(of: .line(":next"))
        }
        return frames
    }

    /// The scene with its questions, as it is once they are answered. A quiz's questions are one frame, since nothing else is shown.
    private func answered(_ start: StudyScene) -> ([Recording.Frame.Asked], StudyScene) {
        var (asked, scene) = ([Recording.Frame.Asked](), start)
        while let question = scene.question, asked.count < Bounds.frames {
            let reply = session.answer(.line(":answer ?"), wantsScene: true)
            asked.append(Recording.Frame.Asked(question: question, said: reply.outputs.compactMap(text)))
            guard let next = reply.scene, next.question != question else { break }
            scene = next
        }
        return (asked, scene)
    }

    func highlights(of codes: some Sequence<String>) -> [String: [StyledText.Run]] {
        codes.reduce(into: [:]) { $0[$1] = session.answer(.highlight($1), wantsScene: false).highlights }
    }

    private func frame(_ scene: StudyScene, asked: [Recording.Frame.Asked]) -> Recording.Frame {
        Recording.Frame(scene: scene, asked: asked, earlier: earlierViews(of: scene), reasons: reasons(in: scene))
    }

    private func earlierViews(of scene: StudyScene) -> [ShownView] {
        guard let count = scene.view?.steps.count, count > 1 else { return [] }
        return (0..<min(count - 1, Bounds.steps)).compactMap { index in
            defer { _ = session.answer(.line(":undo"), wantsScene: false) }
            return self.scene(of: .line(":step \(index)"))?.view
        }
    }

    private func reasons(in scene: StudyScene) -> [String: String] {
        let ids = scene.view?.resolved.prefix(Bounds.reasons).map(\.id) ?? []
        return ids.reduce(into: [:]) { reasons, id in
            let outputs = session.answer(.line(":why id \(id)"), wantsScene: false).outputs
            reasons[id] = outputs.compactMap(text).joined(separator: "\n")
        }
    }

    private func scene(of action: StudyRequest.Action) -> StudyScene? { session.answer(action, wantsScene: true).scene }

    /// Nil for what explains nothing in words.
    private func text(_ output: Output) -> String? {
        switch output {
        case .text(let lines), .reference(let lines): lines.map(\.text).joined(separator: "\n")
        case .diagnostic(let diagnostic): diagnostic.message
        case .feedback, .drawing, .film, .file: nil
        }
    }
}
