import Testing

@testable import Session

struct SDKCommandTests {
    @Test func theSDKIsNamedAndSwitched() {
        expectTranscript(
            """
            workbook> :sdk
            Views follow the SDK of Xcode 27 · :sdk 26 switches
            workbook> :sdk 12
            error: there is no SDK `12`
            help: write :sdk 26, :sdk 27
            workbook> :sdk 26
            Views follow the SDK of Xcode 26 now.
            workbook> :sdk
            Views follow the SDK of Xcode 26 · :sdk 27 switches
            """)
    }

    @Test func theViewIsKeptAndUndoSwitchesBack() {
        let session = Session(course: .init())
        _ = session.said("struct A: View { @State private var n = 0; var body: some View { Text(\"\\(n)\"); Button(\"Add\") { n += 1 } } }")
        _ = session.said("HStack { A(); A() }")
        _ = session.said(":set A[0].n 7")
        #expect(session.said(":sdk 26").contains("Text \"7\""))
        #expect(session.said(":type").contains("HStack<TupleView<(A, A)>>"))
        _ = session.said(":undo")
        #expect(session.said(":type").contains("HStack<TupleContent<A, A>>"))
        #expect(session.said(":sdk").hasPrefix("Views follow the SDK of Xcode 27"))
    }

    @Test func inputsThatTheOtherSDKRefusesKeepTheirs() {
        let session = Session(course: .init())
        _ = session.said("HStack { Text(\"a\"); EmptyContent() }")
        let answer = session.said(":sdk 26")
        #expect(answer.contains("'EmptyContent' is introduced with Xcode 27"))
        #expect(answer.hasSuffix("The inputs have errors with Xcode 26, so they still follow the SDK of Xcode 27."))
        #expect(session.said(":layout").contains("Text \"a\""))
    }

    @Test func runsOfALessonMayAskForAnother() {
        let lesson = """
            ## A {#a}

            ```swift run sdk=26
            HStack { Text("a"); Text("b") }
            ```

            ## B {#b}

            ```swift run
            HStack { Text("c"); Text("d") }
            ```
            """
        let session = Session(course: course(lesson: lesson))
        _ = session.said(":open demo")
        #expect(session.said(":type").contains("TupleView"))
        _ = session.said("")
        #expect(session.said(":type").contains("TupleContent"))
    }
}
