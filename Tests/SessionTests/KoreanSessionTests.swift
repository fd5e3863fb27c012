import Course
import Foundation
import Playground
import Testing

@testable import Session

/// Sessions in Korean: commands, replies and places by their Korean names, and nothing said in English that the session says.
struct KoreanSessionTests {
    private func session(_ course: Course = Course(), width: Int = 80) -> Session {
        var options = Session.Options()
        (options.language, options.width) = (.korean, width)
        return Session(course: course, options: options)
    }

    @Test func commandsHaveKoreanNames() {
        expectTranscript(
            """
            workbook> :힌트
            지금 풀 연습 문제가 없습니다 · :next로 계속합니다
            workbook> :gls트
            error: `:gls트` 명령은 없습니다
            help: :help에 명령 목록이 있습니다
            workbook> :힌토
            error: `:힌토` 명령은 없습니다
            help: 혹시 입력하려던 것이 `:힌트`입니까?
            workbook> :도움말 ㅗㅑㅜㅅ
            :hint
            다음 힌트를 보여 줍니다. 같은 명령: :힌트.
            workbook> ：ｈｅｌｐ 이전
            :back
            앞 절로 돌아가거나 :play에서 나옵니다. 같은 명령: :b, :이전, :뒤로.
            workbook> :나가기
            (over)
            """, in: session())
    }

    @Test func helpListsTheNamesThatFit() {
        let help = session().said(":help")
        #expect(help.contains("  :hint  :힌트") && help.contains("  :open LESSON[#SECTION]    "))
        #expect(!Session(course: .init()).said(":help").contains("힌트"))
        #expect(session().said(":help why").contains("\n뷰의 body가 실행된 이유"))
    }

    @Test func koreanNamesAreCompleted() {
        #expect(session().candidates(at: ":힌").words == [":힌트"])
        #expect(Set(session().candidates(at: ":h").words) == [":help", ":hint"])
    }

    @Test func noTwoCommandsHaveOneName() {
        let names = Command.all.flatMap(\.names)
        #expect(names.count == Set(names).count)
    }

    @Test(arguments: ["ㅁ", "a번", "답은 a", "1번", "a입니다"]) func repliesToQuizzes(reply: String) {
        let session = session(course(quiz: "## One {#one kind=single shuffle=off}\n\n어느 것입니까?\n\n- [x] 하나\n- [ ] 두 개\n\n> 하나."))
        _ = session.said(":quiz demo")
        #expect(session.said(reply).contains("맞습니다."))
    }

    @Test func predictionsReadWhatIsSaid() {
        let lesson =
            "## One {#one}\n\n```swift run\nHStack { Text(\"a\"); Text(\"b\") }\n```\n\n```predict\nask: 두 텍스트의 너비가 같습니까?\nanswer: find(Text.self)[0].frame.width == find(Text.self)[1].frame.width\n```\n"
        for (reply, isRight) in [("같습니다", true), ("다릅니다", false), ("네", true), ("ㄴㄴ", false)] {
            let session = session(course(lesson: lesson))
            _ = session.said(":open demo")
            #expect(session.said(reply).contains("맞습니다.") == isRight, "\(reply)")
        }
        let count = session(course(lesson: lesson.replacing("find(Text.self)[0].frame.width == find(Text.self)[1].frame.width", with: "4")))
        _ = count.said(":open demo")
        #expect(count.said("네").contains("답의 형식이 맞지 않습니다"))
        #expect(count.said("네 개입니다").contains("맞습니다."))
    }

    @Test func placesAreOpenedByTheirTitles() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "course-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "lessons"), withIntermediateDirectories: true)
        let front = "---\nformat: 1\nid: demo\ntitle: "
        try (front + "The Layout\n---\n## One {#one}\n\nText.\n").write(to: folder.appending(path: "lessons/demo.md"), atomically: true, encoding: .utf8)
        let hash = try #require(Course.load(folder.path).lessons.first?.sections.first?.proseHash)
        let words = "레이아웃\n---\n## 하나 {#one of=\(hash)}\n\n글.\n"
        try (front + words).write(to: folder.appending(path: "lessons/demo.ko.md"), atomically: true, encoding: .utf8)
        let course = Course.load(folder.path)
        for name in ["demo", "레이아웃", "The Layout", "the layout", "레이아웃#하나"] { #expect(session(course).said(":open \(name)").contains("글."), "\(name)") }
        #expect(session(course).said(":open 레이아우").contains("`demo`"))
    }

    @Test func mistakesAreSaidInKorean() {
        let session = session()
        _ = session.said("Text(\"hi\")")
        #expect(session.said(":query let a = 1").contains("질의:1:1: error: 값이 있는 식이 아닙니다"))
        #expect(session.said("Text(1)").contains("입력 2:1:"))
        #expect(session.said(":step 9").contains("단계는 0 하나입니다"))
    }

    @Test func stepsLeadBackAndForth() {
        let session = session()
        _ = session.said("struct C: View {\n    @State var n = 0\n    var body: some View { Button(\"\\(n)\") { n += 1 } }\n}\nC()")
        _ = session.said(":tap Button[0]")
        _ = session.said(":tap Button[0]")
        _ = session.said(":step 0")
        #expect(session.said(":step").contains("0  struct C: View {  ← 지금\n1  tap Button[0]\n2  tap Button[0]"))
        #expect(session.said(":step 2") != session.said(":step 0"))
        #expect(session.said(":step 9").contains("0부터 2까지"))
        _ = session.said(":tap Button[0]")
        #expect(session.said(":step 2").contains("`2` 단계는 없습니다"))
    }

    @Test func longRowsKeepTheirColumns() {
        let name = String(repeating: "가", count: 36)
        let lines = session(width: 60).said("VStack { Text(\"\(name)\"); Text(\"b\") }").split(separator: "\n").map(String.init)
        let ends = lines.compactMap { line in line.firstMatch(of: /\S+,\S+(?=   )/).map { StyledText(String(line[..<$0.range.upperBound])).width } }
        #expect(ends.count == 4 && Set(ends).count == 1, "\(lines)")
        #expect(lines.filter { !$0.contains("가") }.allSatisfy { StyledText($0).width <= 60 })
    }

    @Test func brokenLinesOfATraceStayIndented() {
        let session = session(width: 50)
        _ = session.said("HStack { VStack { HStack { Text(\"제목\"); Text(\"또 다른 제목\").layoutPriority(1); Color.red } } }")
        let lines = session.said(":trace").split(separator: "\n").map(String.init)
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(" ") || $0.hasPrefix("HStack") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("        ") })
    }
}
