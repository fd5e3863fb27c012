struct Chat: View {
    let messages = (1...20).map { "Message \($0)" }
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
                    Section(header: Text("Today")) {
                        ForEach(messages, id: \.self) { message in
                            Text(message).id(message)
                        }
                    }
                }
            }
            .onAppear { proxy.scrollTo("Message 20", anchor: .bottom) }
            .scrollIndicators(.hidden)
            .scrollDismissesKeyboard(.interactively)
        }
    }
}
Chat()

// type: Chat
// body: Chat.body = ScrollViewReader<ModifiedContent<ModifiedContent<ModifiedContent<ScrollView<LazyVStack<Section<Text, ForEach<Array<String>, String, IDView<Text, String>>, EmptyView>>>, _AppearanceActionModifier>, _InertModifier>, _InertModifier>>
// view: Chat 0,0 320x480
// view:   ScrollView 0,0 320x480 [onAppear, scrollIndicators, scrollDismissesKeyboard]
// view:     LazyVStack 0,0 320x496
// view:       Text "Today" 0,0 40x16
// view:       Text "Message 1" 0,24 72x16 [id]
// view:       Text "Message 2" 0,48 72x16 [id]
// view:       Text "Message 3" 0,72 72x16 [id]
// view:       Text "Message 4" 0,96 72x16 [id]
// view:       Text "Message 5" 0,120 72x16 [id]
// view:       Text "Message 6" 0,144 72x16 [id]
// view:       Text "Message 7" 0,168 72x16 [id]
// view:       Text "Message 8" 0,192 72x16 [id]
// view:       Text "Message 9" 0,216 72x16 [id]
// view:       Text "Message 10" 0,240 80x16 [id]
// view:       Text "Message 11" 0,264 80x16 [id]
// view:       Text "Message 12" 0,288 80x16 [id]
// view:       Text "Message 13" 0,312 80x16 [id]
// view:       Text "Message 14" 0,336 80x16 [id]
// view:       Text "Message 15" 0,360 80x16 [id]
// view:       Text "Message 16" 0,384 80x16 [id]
// view:       Text "Message 17" 0,408 80x16 [id]
// view:       Text "Message 18" 0,432 80x16 [id]
// view:       Text "Message 19" 0,456 80x16 [id]
