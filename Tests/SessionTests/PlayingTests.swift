import Course
import Session
import Testing

/// `:play` with a time.
@Suite struct PlayingTests {
    private static let bar = """
        struct Bar: View {
            @State private var isLong = false
            var body: some View {
                VStack {
                    Rectangle().frame(width: isLong ? 160 : 40, height: 16)
                    Button("Go") { withAnimation(.linear(duration: 1)) { isLong = true } }
                }
            }
        }
        """

    private func film(_ outputs: [Output]) -> Film? {
        for case .film(let film) in outputs { return film }
        return nil
    }

    @Test func frames() throws {
        let session = Session(course: .init())
        for line in Self.bar.split(separator: "\n") { _ = session.handle(String(line)) }
        _ = session.said(":resize 320x160")
        _ = session.said(":tap Go")
        let film = try #require(self.film(session.handle(":play 2s")))
        #expect(film.duration == 2)
        #expect(film.frames.first?.time == 0)
        let times = film.frames.map(\.time)
        #expect(times.count > 5)
        #expect(times == times.sorted())
        #expect(try #require(times.last) <= 1.1, "nothing moves in the second after the animation")
        #expect(film.frames.last?.picture != film.frames.first?.picture)
        // One step, which one undo takes back.
        #expect(session.said(":step").split(separator: "\n").count == 4)
        #expect(session.said(":undo").hasPrefix("Undone: :play 2s"))
        #expect(self.film(session.handle(":play 0.5"))?.frames.first?.picture == film.frames.first?.picture)
    }

    @Test(arguments: ["-1", "0", "nan", "inf", "1e9", "11", "s", "2 s", "two"])
    func refusedTimes(time: String) {
        let session = Session(course: .init())
        _ = session.handle("Text(\"a\")")
        #expect(session.said(":play \(time)").contains("isn't a number of seconds that can be played"))
    }

    @Test func withoutView() {
        #expect(film(Session(course: .init()).handle(":play 2s")) == nil)
    }

    @Test func failingView() {
        let session = Session(course: .init())
        _ = session.handle(
            "struct Fails: View { var body: some View { Text(\"a\").task { try? await Task.sleep(for: .seconds(1)); let none: [Int] = []; print(none[0]) } } }")
        let outputs = session.handle(":play 2s")
        #expect(film(outputs)?.frames.count == 1)
        #expect(outputs.contains { if case .diagnostic(let diagnostic) = $0 { diagnostic.severity == .error } else { false } })
    }

    @Test func endlessAnimation() {
        let session = Session(course: .init())
        _ = session.handle("PhaseAnimator([0.0, 1.0]) { Text(\"a\").opacity($0) }")
        #expect((film(session.handle(":play 10s"))?.frames.count ?? 0) <= 121)
    }
}
