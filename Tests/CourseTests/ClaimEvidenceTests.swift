import Course
import Testing

@Suite struct ClaimEvidenceTests {
    private let front = "sources:\n  wwdc: \"WWDC24, session 10146\"\n  group-page: \"Apple, Group\"\n"

    private func described(_ evidence: ClaimEvidence?) -> String { evidence.map { "\($0.strength.rawValue): \($0.sources.joined(separator: " + "))" } ?? "-" }

    @Test func sectionsSayHowTheyAreKnown() throws {
        let (read, faults) = lesson("## A {#a evidence=talk source=wwdc,group-page}\nx\n\n## B {#b evidence=engine}\ny\n\n## C {#c}\nz\n", front: front)
        #expect(faults == [])
        let sections = try #require(read).sections
        #expect(sections.map { described($0.evidence) } == ["talk: WWDC24, session 10146 + Apple, Group", "engine: ", "-"])
        #expect(sections.map { $0.evidence?.isGradable } == [true, false, nil])
        #expect(read?.sources == ["WWDC24, session 10146", "Apple, Group"])
    }

    @Test(arguments: [
        ("evidence=rumor source=wwdc", "unknown-evidence"), ("evidence=talk source=wwdx", "unknown-source"), ("evidence=talk", "missing-source"),
        ("source=wwdc", "missing-evidence"),
    ])
    func faultsHaveAPlace(attributes: String, code: String) {
        let (_, faults) = lesson("## A {#a \(attributes)}\nx\n", front: front)
        #expect(faults.count == 1)
        #expect(faults.first?.hasSuffix(code) == true)
        #expect(faults.first?.hasPrefix("9:") == true)
    }

    @Test(arguments: [("sources: wwdc\n", ["5:10 wrong-shape"]), ("sources: [a, b]\n", []), ("sources:\n  k: [a]\n", ["6:3 wrong-shape"])])
    func sourcesAreAListOrAMapping(front: String, faults: [String]) {
        #expect(lesson("## A {#a}\nx\n", front: front).faults == faults)
    }

    @Test func aQuestionOfTheEngineAloneHasNoPoints() throws {
        let body = "## A {#a kind=short points=3 evidence=documented source=wwdc}\nx\n\n= y\n\n## B {#b kind=short points=3 evidence=engine}\nx\n\n= y\n"
        let (read, faults) = quiz(body, front: front)
        #expect(faults == [])
        #expect(try #require(read).questions.map(\.points) == [3, 0])
    }

    @Test func banksInYAMLSayTheSame() throws {
        let (read, faults) = yamlQuiz(
            """
            format: 1
            id: sample
            title: Sample
            sources: {note: "Technical note"}
            questions:
              - {id: a, kind: short, prompt: x, answer: y, evidence: technote, source: note}
            """)
        #expect(faults == [])
        #expect(described(try #require(read?.questions.first).evidence) == "technote: Technical note")
    }
}
