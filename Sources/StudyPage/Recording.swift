import Course
import Playground
import Session

/// A lesson, a quiz or a program as a page without a server shows it: one scene after the other.
public struct Recording: Encodable {
    /// What a learner sees at once.
    public struct Frame: Encodable {
        /// A question, and what the session says to somebody who doesn't know.
        public struct Asked: Encodable {
            public let question: StudyScene.Question
            public let said: [String]
            public init(question: StudyScene.Question, said: [String]) { (self.question, self.said) = (question, said) }
        }
        public let scene: StudyScene
        public let asked: [Asked]
        /// The view after each of its steps, the last excepted, which the scene has.
        public let earlier: [ShownView]
        /// Why views have their sizes and places, by id, after the last step.
        public let reasons: [String: String]

        public init(scene: StudyScene, asked: [Asked], earlier: [ShownView], reasons: [String: String]) {
            (self.scene, self.asked, self.earlier, self.reasons) = (scene, asked, earlier, reasons)
        }
    }

    public let version = 1
    public let title: String
    public let menu: StudyMenu
    public let frames: [Frame]
    /// The Swift of a program.
    public let source: String?
    /// Swift texts in runs, by text.
    public let highlights: [String: [StyledText.Run]]

    public init(title: String, menu: StudyMenu, frames: [Frame], source: String?, highlights: [String: [StyledText.Run]]) {
        (self.title, self.menu, self.frames, self.source, self.highlights) = (title, menu, frames, source, highlights)
    }

    /// The Swift texts of the frames, each once.
    public static func codes(in frames: [Frame]) -> Set<String> {
        Set(
            frames.flatMap { frame in
                let blocks = (frame.scene.lesson?.blocks ?? []) + frame.asked.flatMap(\.question.blocks)
                return blocks.filter { $0.kind == .snippet }.compactMap(\.text) + [frame.scene.exercise?.version].compactMap(\.self)
            })
    }

    /// The files of the page, by name.
    ///
    /// - Parameter json: spells a value as JSON, which is also a literal of JavaScript.
    public func files(json: (any Encodable) -> String) -> [(name: String, text: String)] {
        // As a text that is parsed, no key of it means anything to JavaScript.
        let data = "const recording = JSON.parse(\(json(json(self))));\n"
        let fixed = [PageFile.recordedPage, .style, .scene, .recording].map { ($0.name, $0.text) }
        return fixed + [("recording-data.js", data)]
    }
}
