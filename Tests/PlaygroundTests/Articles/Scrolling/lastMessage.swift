struct Message: Identifiable { let id: String; let text: String }
struct Chat: View {
    @State private var messages = (1...30).map { Message(id: "m\($0)", text: "Message \($0)") }
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack { ForEach(messages) { Text($0.text) } }
            }
            .onAppear { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
        }
        .frame(height: 40)
    }
}
Chat()
