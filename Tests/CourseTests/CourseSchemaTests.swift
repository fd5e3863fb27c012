@testable import Course
import Diagnostics
import Foundation
import Testing

struct CourseSchemaTests {
    @Test(arguments: CourseSchema.allCases) func schemasAreJSON(schema: CourseSchema) throws {
        let value = try #require(try JSONSerialization.jsonObject(with: Data(schema.json.utf8)) as? [String: Any])
        #expect(value["type"] as? String == "object" && value["title"] is String)
    }

    /// What a reader takes and what an editor allows are the same keys.
    @Test func schemasHaveTheKeysThatAreRead() {
        #expect(CourseSchema.lesson.schema.propertyNames == Set(FrontMatter.lessonKeys))
        #expect(CourseSchema.quiz.schema.propertyNames == Set(FrontMatter.quizKeys))
        #expect(CourseSchema.bank.schema.propertyNames == Set(Quiz.keys))
        #expect(CourseSchema.question.propertyNames == Set(QuestionDraft.keys))
        #expect(CourseSchema.run.propertyNames == Set(QuestionDraft.runKeys))
        #expect(CourseSchema.choice.propertyNames == Set(QuestionDraft.choiceKeys))
        #expect(CourseSchema.draw.propertyNames == Set(QuestionDraw.keys))
        #expect(CourseSchema.misconceptions.schema.propertyNames == Set(MisconceptionFile.keys))
        #expect(CourseSchema.misconception.propertyNames == Set(MisconceptionFile.itemKeys))
    }
}

struct QuestionDrawTests {
    @Test(arguments: [
        ("draw: [{tags: a, level: 1, count: 2}]\n", []), ("draw: [{count: 0}]\n", ["5:16 bad-number"]), ("draw: [{tags: a}]\n", ["5:8 missing-key"]),
        ("draw: [{level: 8, count: 1}]\n", ["5:16 bad-level"]), ("draw: 3\n", ["5:7 wrong-shape"]), ("draw: [{kind: single, count: 1}]\n", ["5:9 unknown-key"]),
    ])
    func lines(front: String, expected: [String]) {
        #expect(quiz("## A {#a kind=numeric level=2 family=one}\nx\n\n= 1\n\n> y", front: front).faults == expected)
    }

    @Test func levelsAndFamiliesAreRead() throws {
        let read = quiz("## A {#a kind=numeric level=2 family=one}\nx\n\n= 1\n\n> y").quiz
        #expect(read?.questions.first?.level == 2 && read?.questions.first?.family == "one" && read?.askedCount == 1)
        #expect(quiz("## A {#a kind=numeric level=x family=\"a b\"}\nx\n\n= 1\n\n> y").faults == ["6:29 bad-level", "6:39 bad-id"])
    }
}
