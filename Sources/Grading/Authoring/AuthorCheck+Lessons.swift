import Course
import Diagnostics
import Foundation
import Playground

extension AuthorCheck {
    mutating func verify(_ lesson: Lesson) {
        if isFirstShare { verifyText(of: lesson) }
        for (index, section) in lesson.exercises.enumerated() where isShared(index) {
            if let exercise = section.exercise { verify(exercise, at: section.span, grader: ExerciseGrader(exercise, in: lesson, options: options.playground)) }
        }
    }

    /// All but the exercises.
    private mutating func verifyText(of lesson: Lesson) {
        counts.lessons += 1
        faults.add(lesson.translationFaults(requiring: options.language))
        verifyLinks(lesson)
        verifyEvidence(in: lesson)
        reportLongLines(in: lesson.shownCode)
        lesson.sections.forEach { verifyPredictionsComeFirst(in: $0) }
        let playground = Playground(options: options.playground)
        let snippets = lesson.sections.flatMap(\.snippets)
        let blocks = lesson.sections.flatMap(\.blocks)
        for (index, snippet) in snippets.enumerated() {
            counts.snippets += 1
            if Playground.outline(of: snippet.code.source).items.isEmpty {
                faults.error("empty-snippet", "the snippet has no code", at: snippet.span, help: "write what it shows or declares, or leave the block out")
                continue
            }
            guard verify(snippet.run(in: playground, window: lesson.window), of: snippet) else { continue }
            for block in blocks {
                switch block {
                case .prediction(let prediction) where prediction.run == index: verify(prediction, in: playground)
                case .expectation(let expectation) where expectation.run == index: verify(expectation, in: playground)
                default: break
                }
            }
        }
    }

    /// What a run shows is seen before the prose after it: a question must come before that.
    private mutating func verifyPredictionsComeFirst(in section: Section) {
        var hasProse = true
        for block in section.blocks {
            switch block {
            case .snippet: hasProse = false
            case .prose: hasProse = true
            case .prediction(let prediction) where hasProse:
                faults.error(
                    "late-prediction", "the run is shown before this question is asked", at: prediction.span,
                    help: "put the question directly after its run, and prose after it")
            default: break
            }
        }
    }

    /// Whether a snippet ended as it is meant to, and its view can be looked at.
    private mutating func verify(_ outcome: SnippetOutcome, of snippet: Snippet) -> Bool {
        switch outcome.status {
        case .done where snippet.fails: faults.add(.unexpectedSuccess(snippet))
        case .failed where snippet.fails: return true
        case .done: return true
        case .failed, .limited, .internalFault:
            let reported = snippet.actions.filter { !$0.isKnownAction }.map(\.span)
            add(outcome.diagnostics.filter { diagnostic in diagnostic.severity == .error && !reported.contains { $0 == diagnostic.span } })
            if outcome.status != .failed || outcome.diagnostics.allSatisfy({ $0.severity != .error }) {
                faults.error(
                    "run-limited", "this snippet does not finish", at: snippet.span, help: "make it finish within the limits of `workbook run`")
            }
        }
        return false
    }

    private mutating func verify(_ prediction: Prediction, in playground: Playground) {
        counts.predictions += 1
        do throws(Stopped) {
            if try playground.value(of: prediction.answer.expression).holdsNodes { faults.add(.nodeKey(prediction.answer)) }
        } catch {
            add(error.diagnostics)
        }
    }

    private mutating func verify(_ expectation: Expectation, in playground: Playground) {
        counts.expectations += 1
        guard let actual = expectation.actual(in: playground) else {
            faults.error(
                "nothing-to-show", "the run has no \(expectation.aspect.rawValue) to show", at: expectation.span, help: "drop the block, or show another aspect"
            )
            return
        }
        let expected = ExpectedText(expectation.text.text)
        if expected.provesNothing {
            faults.error("empty-expectation", "any text would do here", at: expectation.span, help: "`workbook author accept` writes what the run shows")
        }
        guard let difference = expected.mismatch(actual) else { return }
        let notes = difference.map { Diagnostic.Note($0) }
        faults.error("unexpected", "the run shows something else", at: expectation.span, notes: notes, help: "`workbook author accept` writes what it shows")
    }

    /// Images are there, and have words for a terminal, which shows no picture.
    mutating func verifyImages(in prose: Prose, of file: String) {
        for (source, words) in prose.images {
            let place = prose.span(of: source)
            let path = (enclosingFolder(of: file) as NSString).appendingPathComponent(source)
            if !source.contains("://"), !FileManager.default.fileExists(atPath: path) {
                faults.error("broken-link", "the image `\(source)` doesn't exist", at: place, help: "write the path from this file's folder")
            } else if words.allSatisfy(\.isWhitespace) {
                faults.error("silent-image", "a terminal shows nothing of this image", at: place, help: "say what it shows: ![words](\(source))")
            }
        }
    }

    /// Links to other lessons and sections lead somewhere, in each language.
    private mutating func verifyLinks(_ lesson: Lesson) {
        let translated = lesson.translations.values.sorted { $0.language < $1.language }.flatMap { $0.sections.flatMap(\.prose) }
        for prose in lesson.sections.flatMap(\.prose) + translated {
            verifyImages(in: prose, of: lesson.file.name)
            for link in prose.links where !link.contains("://") && !link.hasPrefix("mailto:") {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                let file =
                    parts[0].isEmpty
                    ? lesson.file.name : (enclosingFolder(of: lesson.file.name) as NSString).appendingPathComponent(parts[0])
                let target = URL(fileURLWithPath: file).standardizedFileURL
                let known = course.lessons.first { URL(fileURLWithPath: $0.file.name).standardizedFileURL == target }
                if known == nil, !FileManager.default.fileExists(atPath: file) {
                    let names = course.lessons.map { ($0.file.name as NSString).lastPathComponent }
                    let help = nearest(to: parts[0], among: names).map { "did you mean `\($0)`?" } ?? "write the path from this file's folder, or #SECTION"
                    faults.error("broken-link", "the link to `\(link)` doesn't lead anywhere", at: prose.span(of: link), help: help)
                } else if let known, parts.count > 1, known.section(named: parts[1]) == nil {
                    let ids = known.sections.map(\.id)
                    let help = nearest(to: parts[1], among: ids).map { "did you mean `#\($0)`?" } ?? "it has #\(ids.joined(separator: ", #"))"
                    faults.error("broken-link", "the lesson `\(known.id)` has no section `\(parts[1])`", at: prose.span(of: link), help: help)
                }
            }
        }
    }
}

extension Prose {
    /// Where a phrase of the source is; the whole prose where it is spelled otherwise.
    fileprivate func span(of phrase: String) -> Span {
        guard let range = fragment.text.range(of: phrase) else { return fragment.span }
        let start = fragment.text.utf8.distance(from: fragment.text.startIndex, to: range.lowerBound)
        return fragment.span(of: start..<(start + phrase.utf8.count))
    }
}

extension Expectation {
    /// What the run shows of the aspect now; nil where there is nothing of the kind.
    public func actual(in playground: Playground) -> String? {
        guard let text = Playground.Aspect(rawValue: aspect.rawValue).flatMap({ playground.text($0) }) else { return nil }
        switch aspect {
        case .layout where !self.text.text.hasPrefix(Self.headingStart): return text.withoutFirstLine
        // Lines and columns alone: the text's name says where the learner finds it.
        case .diagnostics: return text.replacing(#/(?m)^.+?:(?=\d+:\d+: (?:error|warning|note): )/#, with: "")
        default: return text
        }
    }

    /// A table of frames is compared without its heading, unless the block has it.
    private static var headingStart: String { "view " }
}

extension String {
    fileprivate var withoutFirstLine: String { String(drop { $0 != "\n" }.dropFirst()) }
}
