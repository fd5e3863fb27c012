import Course
import Diagnostics
import Foundation
import Grading
import Playground
import Progress
import Session

/// What the terminal's side asks of the process that has the session.
struct StudyRequest: Codable {
    enum Action: Codable {
        /// Says what the session opens with.
        case begin
        case line(String)
        /// Ctrl-C at the prompt.
        case interrupt
        /// No more lines come.
        case end
        case candidates(String)
        /// Grades a file's text against the open exercise.
        case check(name: String, text: String)
        /// Takes a text of an editor as it is.
        case enter(String)
        /// Enters the program at a path again; shows what is named, else what changed.
        case reload(String, showing: [String]?)
        /// Shows what a text of an editor makes of the live view, until the next trial.
        case tryOut(String)
        case highlight(String)
        /// How the live view is laid out.
        case layout
        /// What can be opened.
        case menu
        /// Nothing but what is shown.
        case look

        /// Whether it asks something and leaves no trace.
        var isQuestion: Bool {
            switch self {
            case .candidates, .highlight, .layout, .menu, .look: true
            case .begin, .line, .interrupt, .end, .check, .enter, .reload, .tryOut: false
            }
        }
    }
    let action: Action
    /// Whether the reply has what the session shows.
    var wantsScene = false
    let columns, rows: Int
    /// Columns of the terminal where it shows drawings beside what it is asked for; else 0.
    let pictureColumns: Int
    /// Whether the terminal shows pictures.
    let showsPictures: Bool
    /// The time that it is for the session, whenever the request is carried out.
    let time: Date
    /// What ids that the request needs are made from.
    let token: String
}

/// What the process says while it carries a request out: any number of beginnings and questions, then one of the others.
enum StudyMessage: Codable {
    /// An input or command of the request began: it has the limits for itself.
    case began
    case question(StudyQuestion)
    case reply(StudyReply)
    /// There is no such session, and the process ends.
    case refused(status: Int32, [Diagnostic])
    /// A limit was passed inside one step, and the process ends.
    case stopped(Diagnostic)
}

struct StudyReply: Codable {
    /// How the session is after a request.
    struct State: Codable {
        var prompt = ""
        var isContinuing = false
        var indentation = 0
        var expectsReply = false
        var waitsForLearner = false
        var isOver = false
        var hasUnsavedProgress = false
        var quizResult: QuizResult?
    }
    var outputs: [Output] = []
    var candidates: Candidates?
    var highlights: [StyledText.Run]?
    var layout: [LayoutStep]?
    var menu: StudyMenu?
    var spelledScene: SpelledScene?
    let state: State
    /// What the open exercise begins with.
    let starter: String?
    /// Whether the request left anything that a later one could see.
    let isRemembered: Bool

    var scene: StudyScene? { spelledScene?.scene }

    var hasErrors: Bool { outputs.contains { if case .diagnostic(let diagnostic) = $0 { diagnostic.severity == .error } else { false } } }
}

/// What the session can't know by itself: it has no files, no terminal and no record.
enum StudyQuestion: Codable {
    case read(String)
    case load(String)
    case edit(String)
    /// How the record is.
    case notices
    case lesson(LessonOutline)
    case quiz(QuizOutline)
    case latestPlaces(CourseOutline)
    case lastReply(LessonOutline, section: String)
    case hintCount(LessonOutline, section: String)
    case hasDue(Date)
    /// The course that the questions below are about.
    case course(CourseOutline)
    case cards
    case reviewCards(isCram: Bool, Date)
    case dueCount(Date)
    case statistics(Date)
    case misconceptions
    case record(Event)
}

enum StudyAnswer: Codable {
    case text(name: String, String)
    case program(LoadedProgram)
    case unreadable(Diagnostic)
    case edited(String?)
    case lesson(LessonProgress)
    case quiz(QuizProgress)
    case places([PlaceName])
    case reply(String?)
    case cards([Card])
    case count(Int)
    case truth(Bool)
    case statistics(ReviewStatistics?)
    case misconceptions([MisconceptionCount])
    /// How the record is, after an event as well.
    case record(trouble: [Diagnostic], isSaving: Bool)
}
