import Testing

@testable import Playground

/// Tasks that begin with the view's expression, and objects that are made while views are shown.
@Suite struct StartedTaskTests {
    private static let box = """
        @Observable final class Box { var count = 0; var made: Date; init(made: Date = .now) { self.made = made } }
        struct Reader: View {
            let box: Box
            var body: some View { let _ = print(box.count); Button("New") { print(Box(made: .now).count) } }
        }

        """

    @Test("A preview's tasks go on once its view is there")
    func previews() {
        let preview = """
            #Preview {
                let box = Box()
                let _ = Task { box.count = 1; try? await Task.sleep(for: .seconds(2)); box.count = 2 }
                Reader(box: box)
            }
            """
        #expect(printed(Self.box + preview, "advance 1", "advance 1") == [["0", "1"], [], ["2"]])
    }

    @Test("Tasks of statements before the view have ended when it is made")
    func statements() {
        let script = "let box = Box()\nTask { try? await Task.sleep(for: .seconds(2)); box.count = 2 }\nReader(box: box)"
        #expect(printed(Self.box + script) == [["2"]])
    }

    @Test("The first value of an observed property is compared with nothing")
    func firstValues() {
        #expect(printed(Self.box + "Reader(box: Box())", "tap New") == [["0"], ["0"]])
    }
}
