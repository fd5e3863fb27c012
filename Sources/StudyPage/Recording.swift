import Playground
import Session

/// A lesson, a quiz or a program as a page without a server shows it: one scene after the other.
public struct Recording: Encodable {
    /// What a learner sees at once.
    public struct Frame: Encodable {
        /// A text with how the reply turned out, if it says that.
        public struct Said: Encodable {
            public let verdict: String?
            public let text: String
            public init(verdict: String?, text: String) { (self.verdict, self.text) = (verdict, text) }
        }

        /// A question, and what the session says to somebody who doesn't know.
        public struct Asked: Encodable {
            public let question: StudyScene.Question
            public let said: [Said]
            public init(question: StudyScene.Question, said: [Said]) { (self.question, self.said) = (question, said) }
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

    public init(title: String, menu: StudyMenu, frames: [Frame]) { (self.title, self.menu, self.frames) = (title, menu, frames) }

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
