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
}
