import Diagnostics
import Dispatch
import Foundation
import Synchronization

extension Course {
    /// The most files of one folder that are read.
    private static let fileLimit = 2_000

    /// Reads `lessons/` and `quizzes/` of a folder.
    public static func load(_ folder: String, reading: FilesInHand = FilesInHand()) -> Course { load(paths: [folder], reading: reading) }

    /// Reads files, folders of files (`lessons`, `quizzes`) and whole courses.
    ///
    /// A file that several paths name goes by the first of them.
    ///
    /// - Parameters:
    ///   - left: the files that are not read.
    ///   - reading: knows which files are being read.
    ///   - isDeferred: whether only what lessons and quizzes are called is read now, and the rest when it is first asked for.
    public static func load(
        paths: [String], without left: Set<String> = [], reading: FilesInHand = FilesInHand(), isDeferred: Bool = false
    ) -> Course {
        var course = Course()
        var seen: Set<String> = []
        let files = paths.flatMap { course.files(at: $0) }.filter { !left.contains($0.path) && seen.insert($0.standardizedPath).inserted }
        let read = ReadFile.all(files.filter { !$0.isTranslation } + files.filter(\.isTranslation), reading)
        for file in read { course.add(file, reading) }
        course.isWhole = paths.contains { path in course.isFolder((path as NSString).appendingPathComponent("lessons")) }
        course.finish()
        if !isDeferred { course.readAll() }
        return course
    }

    /// The files that paths name, each with its translations, and what is wrong with the paths.
    public static func files(at paths: [String]) -> (groups: [[String]], faults: Faults) {
        var course = Course()
        var groups: [(stem: String, files: [String])] = []
        for file in paths.flatMap({ course.files(at: $0) }) {
            if let index = groups.firstIndex(where: { $0.stem == file.stem }) {
                if !groups[index].files.contains(file.path) { groups[index].files.append(file.path) }
            } else {
                groups.append((file.stem, [file.path]))
            }
        }
        return (groups.map(\.files), course.faults)
    }

    /// The course in whose `lessons/` or `quizzes/` a file is; nil for a file elsewhere.
    public static func folder(around file: String) -> String? {
        let place = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
        guard ["lessons", "quizzes"].contains(place.lastPathComponent) else { return nil }
        return place.deletingLastPathComponent().path
    }

    /// The files that a path names, and a fault where it is a folder without any. A file comes with what translates it, and with what it translates.
    private mutating func files(at path: String) -> [NamedFile] {
        guard isFolder(path) else { return NamedFile(path).family }
        let inside = ["lessons", "quizzes"].map { path == "." ? $0 : (path as NSString).appendingPathComponent($0) }.filter(isFolder)
        let isPart = ["lessons", "quizzes"].contains((path as NSString).lastPathComponent)
        guard !inside.isEmpty || isPart else {
            let help = "make a folder `lessons` with a file such as containers.md, or name another folder with --course"
            add(Diagnostic(.error, "no-course", "there is no folder `lessons` or `quizzes` in \(path)", help: help))
            return []
        }
        return (inside.isEmpty ? [path] : inside).flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { !$0.hasPrefix(".") }.sorted().prefix(Self.fileLimit)
                .map { NamedFile((folder as NSString).appendingPathComponent($0)) }
                .filter { $0.kind != nil || $0.help != nil }
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Takes a file; a translation after what it translates.
    private mutating func add(_ file: ReadFile, _ reading: FilesInHand) {
        if let misconceptions = file.misconceptions { add(misconceptions) }
        let faults = file.faults
        if let lesson = file.lesson {
            add(lesson)
            add(Deferred { faults.adding(lesson.body.value.faults) })
        } else if let quiz = file.quiz {
            add(quiz)
            add(Deferred { faults.adding(quiz.body.value.faults) })
        } else {
            add(faults)
        }
        switch file.translation {
        case (.translation(let language, let name), let text)?: addTranslation(text, language: language, of: name, reading: reading)
        case (.quizTranslation(let language, let name), let text)?: addQuizTranslation(text, language: language, of: name, reading: reading)
        default: break
        }
    }
}

/// What a file holds: of a lesson or quiz its front matter, of a translation its text.
private struct ReadFile: Sendable {
    private(set) var lesson: Lesson?
    private(set) var quiz: Quiz?
    private(set) var misconceptions: MisconceptionFile?
    private(set) var translation: (kind: NamedFile.Kind, text: SourceText)?
    private(set) var faults = Faults()

    init(_ named: NamedFile, _ reading: FilesInHand) {
        guard let text = CourseFile.read(named.path, faults: &faults) else { return }
        switch named.kind {
        case .lesson: lesson = Lesson.begin(text, reading: reading, faults: &faults)
        case .quiz: quiz = Quiz.begin(text, reading: reading, faults: &faults)
        case .questionBank: quiz = Quiz.beginYAML(text, reading: reading, faults: &faults)
        case .misconceptions: misconceptions = MisconceptionFile(text, faults: &faults)
        case .translation, .quizTranslation: translation = named.kind.map { ($0, text) }
        case nil:
            faults.error(
                "unknown-file", "this isn't a file of a course", at: Span(text, 0..<0), help: named.help ?? "a lesson ends in .md, a quiz in .md or .yaml")
        }
    }

    /// The files in their order. None depends on another, so all cores read them.
    static func all(_ files: [NamedFile], _ reading: FilesInHand) -> [ReadFile] {
        let results = Mutex([ReadFile?](repeating: nil, count: files.count))
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            let file = reading.with(files[index].path) { ReadFile(files[index], reading) }
            results.withLock { $0[index] = file }
        }
        return results.withLock { $0.compactMap(\.self) }
    }
}

/// What a file is by its name: `lessons/NAME.md`, `lessons/NAME.ko.md`, `lessons/misconceptions.yaml`, `quizzes/NAME.md`, `quizzes/NAME.yaml`.
private struct NamedFile: Sendable {
    enum Kind: Sendable {
        case lesson, quiz, questionBank, misconceptions
        case translation(language: String, of: String)
        case quizTranslation(language: String, of: String)
    }
    let path: String
    var kind: Kind?
    /// How a file that is nearly one should be called.
    var help: String?

    init(_ path: String) {
        self.path = path
        let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().lastPathComponent
        let parts = (path as NSString).lastPathComponent.split(separator: ".").map(String.init)
        switch (parts.last ?? "", parts.count) {
        case ("md", 2): kind = folder == "quizzes" ? .quiz : .lesson
        case ("md", 3): kind = folder == "quizzes" ? .quizTranslation(language: parts[1], of: parts[0]) : .translation(language: parts[1], of: parts[0])
        case ("yaml", 2) where folder != "quizzes" && parts[0] == "misconceptions": kind = .misconceptions
        case ("yaml", 2) where folder != "lessons": kind = .questionBank
        case ("yaml", 2): help = "a lesson is a .md file, and misconceptions are in misconceptions.yaml"
        case ("yml", 2): help = "call it \(parts[0]).yaml"
        case ("markdown", 2): help = "call it \(parts[0]).md"
        default: break
        }
    }

    var standardizedPath: String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// The path without what follows the name: the same for a file and its translations.
    var stem: String {
        let name = (path as NSString).lastPathComponent
        return (enclosingFolder(of: path) as NSString).appendingPathComponent(String(name.prefix { $0 != "." }))
    }

    /// The file, and those beside it that are the same in another language.
    var family: [NamedFile] {
        guard kind != nil else { return [self] }
        let folder = enclosingFolder(of: path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        let others = names.sorted().map { NamedFile((folder as NSString).appendingPathComponent($0)) }
        return [self] + others.filter { $0.stem == stem && $0.path != path && ($0.isTranslation != isTranslation) }
    }

    var isTranslation: Bool {
        switch kind {
        case .translation, .quizTranslation: true
        case .lesson, .quiz, .questionBank, .misconceptions, nil: false
        }
    }
}
