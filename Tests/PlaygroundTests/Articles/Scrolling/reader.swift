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
// body: Chat.body = ScrollViewReader<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ScrollView<LazyVStack<Section<Text, ForEach<Array<String>, String, IDView<Text, String>>, EmptyView>>>, _AppearanceActionModifier>, _EnvironmentKeyTransformModifier<ScrollIndicatorVisibility>>, _EnvironmentKeyTransformModifier<ScrollIndicatorVisibility>>, _EnvironmentKeyWritingModifier<ScrollDismissesKeyboardMode>>>
// view: Chat 0,0 320x480
// view:   ScrollView 0,0 320x480 [onAppear, scrollIndicators, scrollIndicators, scrollDismissesKeyboard]
// view:     LazyVStack 0,-16 320x496
// view:       Text "Today" 0,0 40x16
// view:       Text "Message 1" 0,8 72x16 [id]
// view:       Text "Message 2" 0,32 72x16 [id]
// view:       Text "Message 3" 0,56 72x16 [id]
// view:       Text "Message 4" 0,80 72x16 [id]
// view:       Text "Message 5" 0,104 72x16 [id]
// view:       Text "Message 6" 0,128 72x16 [id]
// view:       Text "Message 7" 0,152 72x16 [id]
// view:       Text "Message 8" 0,176 72x16 [id]
// view:       Text "Message 9" 0,200 72x16 [id]
// view:       Text "Message 10" 0,224 80x16 [id]
// view:       Text "Message 11" 0,248 80x16 [id]
// view:       Text "Message 12" 0,272 80x16 [id]
// view:       Text "Message 13" 0,296 80x16 [id]
// view:       Text "Message 14" 0,320 80x16 [id]
// view:       Text "Message 15" 0,344 80x16 [id]
// view:       Text "Message 16" 0,368 80x16 [id]
// view:       Text "Message 17" 0,392 80x16 [id]
// view:       Text "Message 18" 0,416 80x16 [id]
// view:       Text "Message 19" 0,440 80x16 [id]
// view:       Text "Message 20" 0,464 80x16 [id]
