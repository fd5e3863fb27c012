import Course
import Diagnostics
import Session
import Testing

struct EvidenceTests {
    private let front = "---\nformat: 1\nid: demo\ntitle: Demo\nsources:\n  page: \"Apple, SwiftUI documentation: Group\"\n---\n"

    @Test func aSectionShowsHowItIsKnown() throws {
        var faults = Faults()
        let text = "\(front)## Known {#known evidence=documented source=page}\n\nWords.\n\n## Ours {#ours evidence=engine}\n\nMore.\n\n## Old {#old}\n\nLast.\n"
        var course = Course()
        course.add(try #require(Lesson.read(SourceText(name: "lessons/demo.md", text: text), faults: &faults)))
        let session = Session(course: course)
        #expect(session.said(":open demo").hasPrefix("Known\nDocumented: Apple, SwiftUI documentation: Group\n\nWords."))
        #expect(session.said("").hasPrefix("Ours\nTrue of this workbook; SwiftUI may differ\n\nMore."))
        #expect(session.said("").hasPrefix("Old\n\nLast."))
    }

    @Test func anAnswerIsFollowedByHowItIsKnown() throws {
        var faults = Faults()
        let text = "\(front)## A {#a kind=short evidence=measured source=page}\n\nx\n\n= y\n\n> Because.\n"
        var course = Course()
        course.add(try #require(Quiz.read(SourceText(name: "quizzes/demo.md", text: text), faults: &faults)))
        let session = Session(course: course)
        #expect(!session.said(":quiz demo").contains("Measured"))
        #expect(session.said("y").contains("Because.\nMeasured: Apple, SwiftUI documentation: Group\n"))
    }

    @Test func longSourcesAreCutAndToldByACommand() throws {
        var faults = Faults()
        let front =
            "---\nformat: 1\nid: demo\ntitle: Demo\nsources:\n  a: \"Apple, SwiftUI documentation: the page of a rather long name\"\n  b: \"WWDC24, session 10146, Demystify SwiftUI containers\"\n---\n"
        var course = Course()
        course.add(
            try #require(
                Lesson.read(SourceText(name: "lessons/demo.md", text: "\(front)## Known {#known evidence=talk source=a,b}\n\nWords.\n"), faults: &faults)))
        let session = Session(course: course)
        #expect(session.said(":sources") == "Nothing was shown that names its sources.")
        let lines = session.said(":open demo").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1].hasPrefix("Talk: Apple, SwiftUI documentation") && lines[1].hasSuffix("… · :sources") && lines[1].count <= 80)
        #expect(lines[2] == "")
        #expect(
            session.said(":sources")
                == "Talk\n- Apple, SwiftUI documentation: the page of a rather long name\n- WWDC24, session 10146, Demystify SwiftUI containers")
    }
}
