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

// type: Chat
// body: Chat.body = ModifiedContent<ScrollViewReader<ModifiedContent<ScrollView<VStack<ForEach<Array<Message>, String, Text>>>, _AppearanceActionModifier>>, _FrameLayout>
// view: Chat 120,220 80x40
// view:   frame 120,220 80x40
// view:     ScrollView 120,220 80x40 [onAppear]
// view:       VStack 120,-452 80x712
// view:         Text "Message 1" 124,-452 72x16
// view:         Text "Message 2" 124,-428 72x16
// view:         Text "Message 3" 124,-404 72x16
// view:         Text "Message 4" 124,-380 72x16
// view:         Text "Message 5" 124,-356 72x16
// view:         Text "Message 6" 124,-332 72x16
// view:         Text "Message 7" 124,-308 72x16
// view:         Text "Message 8" 124,-284 72x16
// view:         Text "Message 9" 124,-260 72x16
// view:         Text "Message 10" 120,-236 80x16
// view:         Text "Message 11" 120,-212 80x16
// view:         Text "Message 12" 120,-188 80x16
// view:         Text "Message 13" 120,-164 80x16
// view:         Text "Message 14" 120,-140 80x16
// view:         Text "Message 15" 120,-116 80x16
// view:         Text "Message 16" 120,-92 80x16
// view:         Text "Message 17" 120,-68 80x16
// view:         Text "Message 18" 120,-44 80x16
// view:         Text "Message 19" 120,-20 80x16
// view:         Text "Message 20" 120,4 80x16
// view:         Text "Message 21" 120,28 80x16
// view:         Text "Message 22" 120,52 80x16
// view:         Text "Message 23" 120,76 80x16
// view:         Text "Message 24" 120,100 80x16
// view:         Text "Message 25" 120,124 80x16
// view:         Text "Message 26" 120,148 80x16
// view:         Text "Message 27" 120,172 80x16
// view:         Text "Message 28" 120,196 80x16
// view:         Text "Message 29" 120,220 80x16
// view:         Text "Message 30" 120,244 80x16
