import Course
import Foundation
import Testing

@testable import Progress

struct LessonProgressTests {
    private let clock = Clock()

    @Test func aLessonIsBegunAndDone() throws {
        let lesson = try lesson()
        let store = ProgressStore.inMemory { [clock] in clock.now }
        #expect(store.progress(of: lesson) == LessonProgress(exercises: 1, questions: 3))
        #expect(store.progress(of: lesson).mark == .none)

        store.record(.reached(lesson: "boxes", section: "counting", step: 0))
        store.record(.reached(lesson: "boxes", section: "counting", step: 2))
        store.record(answer(.prediction(lesson: "boxes", section: "counting", index: 0), .incorrect))
        var expected = LessonProgress(
            place: .init(section: "counting", step: 2), sections: ["counting": .seen], exercises: 1, questions: 3, answered: 1, lastSeen: clock.now)
        #expect(store.progress(of: lesson) == expected)
        #expect(expected.mark == .begun)

        clock.advance(60)
        store.record(answer(.exercise(lesson: "boxes", section: "thirds"), .partly))
        (expected.answered, expected.lastSeen) = (2, clock.now)
        #expect(store.progress(of: lesson) == expected)

        store.record(.finished(lesson: "boxes"))
        #expect(store.progress(of: lesson).mark == .begun, "its exercise isn't solved")
        store.record(answer(.exercise(lesson: "boxes", section: "thirds")))
        store.record(answer(.exercise(lesson: "boxes", section: "thirds"), .incorrect))
        (expected.exercisesSolved, expected.correct, expected.isFinished, expected.sections["thirds"]) = (1, 1, true, .solved)
        #expect(store.progress(of: lesson) == expected)
        #expect(expected.mark == .done)
    }

    @Test func oldNamesCountForTheNewOnes() throws {
        let store = ProgressStore.inMemory { [clock] in clock.now }
        store.record(.reached(lesson: "crates", section: "numbers", step: 3))
        store.record(answer(.prediction(lesson: "crates", section: "numbers", index: 0)))
        store.record(answer(.prediction(lesson: "crates", section: "numbers", index: 7)))
        let renamed = try lesson("boxes", aliases: "[crates]", sections: ["counting aliases=numbers,sums"])
        let progress = store.progress(of: renamed)
        #expect(progress.place == .init(section: "counting", step: 3))
        #expect(progress.sections == ["counting": .seen])
        #expect(progress.answered == 1 && progress.correct == 1 && progress.questions == 2)

        clock.advance(60)
        store.record(.reached(lesson: "boxes", section: "thirds", step: 0))
        #expect(store.progress(of: renamed).place == .init(section: "thirds", step: 0))
        #expect(store.progress(of: renamed).sections == ["counting": .seen, "thirds": .seen])
    }

    @Test func sectionsThatMovedKeepTheirProgress() throws {
        let store = ProgressStore.inMemory { [clock] in clock.now }
        for section in ["nesting", "counting"] {
            store.record(.reached(lesson: "boxes", section: section, step: 1))
            store.record(answer(.prediction(lesson: "boxes", section: section, index: 0)))
        }
        store.record(answer(.exercise(lesson: "boxes", section: "thirds")))
        store.record(.finished(lesson: "boxes"))
        let moved = try lesson("trays", sections: ["rows", "nested aliases=boxes#nesting"], exercise: "thirds aliases=boxes#thirds")
        let progress = store.progress(of: moved)
        #expect(progress.sections == ["nested": .seen, "thirds": .solved])
        #expect(progress.answered == 2 && progress.correct == 2 && progress.questions == 3 && progress.exercisesSolved == 1)
        #expect(progress.place == nil && !progress.isFinished, "the other lesson was finished, not this one")

        let rest = try lesson("boxes", sections: ["counting"], exercise: "halves")
        #expect(store.progress(of: rest).sections == ["counting": .seen])
        let items = store.cards(in: course([rest, moved])).map(\.item.description).sorted()
        #expect(items == ["exercise:trays#thirds", "prediction:boxes#counting/0", "prediction:trays#nested/0"])
    }

    @Test func theLatestPlaceIsWhereOneLeftOff() throws {
        let course = course([try lesson("boxes"), try lesson("trays", aliases: "[plates]")], [try quiz()])
        let store = ProgressStore.inMemory { [clock] in clock.now }
        func place() -> String? {
            switch store.latestPlaces(in: CourseOutline(course)).first.flatMap({ StudyPlace($0, in: course) }) {
            case .lesson(let lesson): lesson.id
            case .quiz(let quiz): quiz.id
            case nil: nil
            }
        }
        #expect(place() == nil)
        for (event, expected) in [
            (Event.Kind.reached(lesson: "boxes", section: "counting", step: 0), "boxes"),
            (.beganQuiz(quiz: "sums", attempt: "a", seed: "1"), "sums"),
            (.reached(lesson: "plates", section: "counting", step: 0), "trays"),
            (.reached(lesson: "gone", section: "counting", step: 0), "trays"),
            (answer(.question(quiz: "sums", question: "one"), in: .review), "trays"),
            (answer(.question(quiz: "sums", question: "one"), in: .quiz(attempt: "a")), "sums"),
        ] {
            clock.advance(1)
            store.record(event)
            #expect(place() == expected)
        }
    }
}
