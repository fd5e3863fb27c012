import SwiftUI

struct Message: Identifiable, Equatable {
    enum Sender { case me, other(name: String) }
    let id = UUID()
    let text: String
    let sender: Sender
    let date: Date
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    var isMine: Bool { if case .me = sender { true } else { false } }
}

struct BubbleShape: Shape {
    let isMine: Bool
    func path(in rect: CGRect) -> Path {
        var path = Path(roundedRect: rect.insetBy(dx: 4, dy: 0), cornerRadius: 14)
        let x = isMine ? rect.maxX : rect.minX
        path.move(to: CGPoint(x: x, y: rect.maxY))
        path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: x, y: rect.maxY - 8))
        path.addLine(to: CGPoint(x: x + (isMine ? -14 : 14), y: rect.maxY - 20))
        path.closeSubpath()
        return path
    }
}

struct Bubble: View {
    let message: Message
    var body: some View {
        VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
            if case let .other(name) = message.sender { Text(name).font(.caption2).foregroundColor(.secondary) }
            Text(message.text)
                .padding(.horizontal, 12).padding(.vertical, 8)
                .foregroundColor(message.isMine ? .white : .primary)
                .background(BubbleShape(isMine: message.isMine).fill(message.isMine ? Color.blue : Color(.systemGray5)))
            Text(message.date, style: .time).font(.caption2).foregroundStyle(.tertiary)
        }
        .frame(maxWidth: 240, alignment: message.isMine ? .trailing : .leading)
        .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
        .padding(message.isMine ? .leading : .trailing, 40)
    }
}

struct ChatView: View {
    @State private var messages: [Message] = [
        Message(text: "Hi there!", sender: .other(name: "Kim"), date: Date(timeIntervalSince1970: 60)),
        Message(text: "Hello, how are you doing today? Long time no see.", sender: .me, date: Date(timeIntervalSince1970: 120)),
    ]
    @State private var draft = ""
    @FocusState private var focused: Bool

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 12) {
                        ForEach(messages) { message in Bubble(message: message).id(message.id) }
                    }
                    .padding()
                }
                .defaultScrollAnchor(.bottom)
                .scrollDismissesKeyboard(.interactively)
                .onChange(of: messages) { old, new in
                    guard let last = new.last, new.count > old.count else { return }
                    withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
                }
            }
            Divider()
            HStack(alignment: .bottom) {
                TextField("Message", text: $draft, axis: .vertical).lineLimit(1...5).textFieldStyle(.roundedBorder).focused($focused)
                Button(action: send) { Image(systemName: "paperplane.fill") }.disabled(draft.isEmpty).accessibilityIdentifier("send")
            }
            .padding()
            .background(.bar)
        }
        .toolbar { ToolbarItem(placement: .principal) { VStack { Text("Kim").font(.headline); Text("online").font(.caption) } } }
    }
    func send() {
        messages.append(.init(text: draft, sender: .me, date: .now))
        draft.removeAll()
        Task { @MainActor in
            try? await Task.sleep(for: .seconds(1))
            messages.append(Message(text: "Nice!", sender: .other(name: "Kim"), date: .now))
        }
    }
}
ChatView()

// type: ChatView
// body: Bubble.body = ModifiedContent<ModifiedContent<ModifiedContent<VStack<TupleContent<Optional<Text>, ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<Text, _PaddingLayout>, _PaddingLayout>, _EnvironmentKeyWritingModifier<Optional<Color>>>, _BackgroundModifier<_ShapeView<BubbleShape, Color>>>, Text>>, _FlexFrameLayout>, _FlexFrameLayout>, _PaddingLayout>
// body: ChatView.body = ModifiedContent<VStack<TupleContent<ScrollViewReader<ModifiedContent<ModifiedContent<ModifiedContent<ScrollView<ModifiedContent<LazyVStack<ForEach<Array<Message>, UUID, IDView<Bubble, UUID>>>, _PaddingLayout>>, _InertModifier>, _EnvironmentKeyWritingModifier<ScrollDismissesKeyboardMode>>, _ValueActionModifier2<Array<Message>>>>, Divider, ModifiedContent<ModifiedContent<HStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<TextField<Text>, _LineLimitModifier>, _InertModifier>, _InertModifier>, ModifiedContent<ModifiedContent<Button<Image>, _EnvironmentKeyTransformModifier<Bool>>, AccessibilityAttachmentModifier>>>, _PaddingLayout>, _BackgroundStyleModifier<Material>>>>, _InertModifier>
// view: ChatView 0,0 320x480
// view:   toolbar 0,0 320x480
// view:     VStack 0,0 320x480
// view:       ScrollView 0,0 320x431 [defaultScrollAnchor, scrollDismissesKeyboard, onChange]
// view:         padding 0,268 320x163
// view:           LazyVStack 16,284 288x131
// view:             Bubble 16,284 288x58 [id]
// view:               padding 16,284 288x58
// view:                 frame 16,284 248x58
// view:                   frame 16,284 240x58
// view:                     VStack 16,284 96x58
// view:                       Text "Kim" 16,284 16.50x11
// view:                       background 16,297 96x32
// view:                         padding 16,297 96x32 [foregroundColor]
// view:                           padding 16,305 96x16
// view:                             Text "Hi there!" 28,305 72x16
// view:                         BubbleShape 16,297 96x32
// view:                       Text "12:01 AM" 16,331 44x11
// view:             Bubble 16,354 288x61 [id]
// view:               padding 16,354 288x61
// view:                 frame 56,354 248x61
// view:                   frame 64,354 240x61
// view:                     VStack 88,354 216x61
// view:                       background 88,354 216x48
// view:                         padding 88,354 216x48 [foregroundColor]
// view:                           padding 88,362 216x32
// view:                             Text "Hello, how are you doing today? Long time no see." 100,362 192x32
// view:                         BubbleShape 88,354 216x48
// view:                       Text "12:02 AM" 260,404 44x11
// view:       Divider 0,431 320x1
// view:       background 0,432 320x48
// view:         padding 0,432 320x48
// view:           HStack 16,448 288x16
// view:             TextField 16,448 264x16 [lineLimit, textFieldStyle, focused]
// view:               Text "Message" 16,448 56x16
// view:             Button 288,448 16x16 [disabled, accessibilityIdentifier]
// view:               Image 288,448 16x16
// view:         Material 0,432 320x48
// view:     ToolbarItem 142,0 36x36
// view:       VStack 142,0 36x36
// view:         Text "Kim" 148,0 24x16
// view:         Text "online" 142,24 36x12
