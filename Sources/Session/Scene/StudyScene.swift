import Playground

/// Everything that a front end with room for it shows at once: the lesson, the open question or exercise, and the live view.
public struct StudyScene: Codable, Equatable, Sendable {
    public struct Lesson: Codable, Equatable, Sendable {
        public let id, title: String
        public let section: String
        public let sectionTitle: [SceneText]
        /// Counted from 1.
        public let sectionNumber, sectionCount: Int
        /// Counted from 1, in the section.
        public let stepNumber, stepCount: Int
        public let isAtEnd: Bool
        /// How the section's claims are known.
        public let evidence: String?
        /// The section up to the current step.
        public let blocks: [SceneBlock]
    }

    public struct Question: Codable, Equatable, Sendable {
        public struct Choice: Codable, Equatable, Sendable {
            /// How a reply names it: a letter or a number.
            public let label: String
            public let blocks: [SceneBlock]
        }
        public enum Kind: String, Codable, Sendable { case prediction, quiz, review }
        public let kind: Kind
        /// `3/10`.
        public var place: String?
        public var title: [SceneText] = []
        public var blocks: [SceneBlock] = []
        /// The left-hand sides of a question of pairs.
        public var items: [Choice] = []
        public var choices: [Choice] = []
        /// What kind of reply it wants: the name of a `ReplyForm`; nil where anything is read.
        public var form: String?
        /// How to reply, in words.
        public var instruction = ""
        public var hasHints = false
    }

    public struct Exercise: Codable, Equatable, Sendable {
        /// What the learner works on: the starter with what was entered since.
        public let version: String
        public let isSolved: Bool
        public let hintCount, hintsShown: Int
        public let hasSolution: Bool
    }

    /// An aspect of the view that the lesson points at.
    public struct Look: Codable, Equatable, Sendable {
        public let title, text: String
    }

    public let lesson: Lesson?
    public let question: Question?
    public let exercise: Exercise?
    /// Missing while it is still to be predicted.
    public let view: ShownView?
    public let looks: [Look]
    /// Whether nothing counts.
    public let isPlaying: Bool
}

/// What can be opened, and how far the learner is.
public struct StudyMenu: Codable, Equatable, Sendable {
    public struct Item: Codable, Equatable, Sendable {
        public struct Section: Codable, Equatable, Sendable {
            public let id, title: String
        }
        public let id, title: String
        /// ✓, ◐ or ○.
        public let mark: String
        public var sections: [Section] = []
    }
    public let lessons, quizzes: [Item]
    /// How many answers are due for review.
    public let dueCount: Int
    public let language: String
    /// What the page says, by the name of the word.
    public let words: [String: String]
}
