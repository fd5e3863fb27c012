import Course
import Diagnostics
import Playground
import Testing

@testable import Session

/// `:load`.
@Suite struct LoadTests {
    private func session() -> Session {
        let session = Session(course: .init())
        session.outside.load = { path in
            guard path == "Pantry" else { return .failure(.init(diagnostic: Diagnostic(.error, "no-such-file", "there is no file `\(path)`"))) }
            let texts = [
                "struct One: View { var body: some View { Two() } }",
                "struct Two: View { @State var n = 1; var body: some View { Text(\"two \\(n)\") } }\n#Preview { One() }",
            ]
            let input = Playground.Input(files: texts.enumerated().map { SourceText(name: "\($0).swift", text: $1) })
            return .success((input, [Diagnostic(.warning, "left-out", "`a` isn't in the bundle")]))
        }
        return session
    }

    @Test func aFolderIsEnteredAndTakenBack() {
        let session = session()
        let said = session.said(":load Pantry")
        #expect(said.contains("`a` isn't in the bundle") && said.contains("Text \"two 1\""), "\(said)")
        #expect(session.said("One().padding()").contains("padding"))
        #expect(session.said(":undo").contains("Undone"))
        #expect(session.said(":layout").contains("Text \"two 1\""))
    }

    @Test func whatCannotBeReadSaysWhy() {
        let session = session()
        #expect(session.said(":load").contains("no file or folder is named"))
        #expect(session.said(":load Nothing").contains("there is no file `Nothing`"))
    }

    @Test func declarationsAloneAreConfirmed() {
        let session = Session(course: .init())
        session.outside.load = { _ in .success((Playground.Input(SourceText(name: "a.swift", text: "let a = 1")), [])) }
        #expect(session.said(":load a.swift").hasPrefix("The file is loaded. It shows no view"))
        #expect(session.said("a + 1") == "2")
    }

    @Test func aFileIsAnAnswerToAnOpenExercise() {
        let lesson = """
            ## Write it {#write .exercise}

            ```swift starter
            struct Two: View { var body: some View { EmptyView() } }
            ```
            ```swift given
            Two()
            ```
            ```check
            find(Text.self).count == 2 | 1 | two texts
            ```
            ```swift solution
            struct Two: View { var body: some View { Text("a"); Text("b") } }
            ```
            """
        let session = Session(course: course(lesson: lesson))
        session.outside.load = { _ in
            .success((Playground.Input(SourceText(name: "a.swift", text: "struct Two: View { var body: some View { Text(\"a\"); Text(\"b\") } }")), []))
        }
        _ = session.said(":open demo")
        #expect(session.said(":load a.swift").hasSuffix("The file is a part of your answer now: :check grades it."))
        #expect(session.said(":check").contains("Solved."))
    }
}
