struct Chat: View {
    let lines: Int
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<lines, id: \.self) { line in
                    Text("\(line)").frame(height: 40).onScrollVisibilityChange { print(lines, line, $0) }
                }
            }
        }
        .frame(height: 100)
    }
}
struct Chats: View {
    var body: some View {
        Chat(lines: 4).defaultScrollAnchor(.bottom)
        Chat(lines: 4).defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .initialOffset)
        Chat(lines: 1).defaultScrollAnchor(.bottom)
        Chat(lines: 1).defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
    }
}
Chats()

// output: 4 1 true
// output: 4 2 true
// output: 4 3 true
// output: 4 1 true
// output: 4 2 true
// output: 1 0 true
// output: 1 0 true
// type: Chats
// body: Chat.body = ModifiedContent<ScrollView<VStack<ForEach<Range<Int>, Int, ModifiedContent<ModifiedContent<Text, _FrameLayout>, _GeometryActionModifier<Bool>>>>>, _FrameLayout>
// body: Chats.body = TupleContent<ModifiedContent<Chat, _InertModifier>, ModifiedContent<ModifiedContent<Chat, _InertModifier>, _InertModifier>, ModifiedContent<Chat, _InertModifier>, ModifiedContent<ModifiedContent<Chat, _InertModifier>, _InertModifier>>
// view: Chats 156,28 8x424
// view:   Chat 156,28 8x100 [defaultScrollAnchor]
// view:     frame 156,28 8x100
// view:       ScrollView 156,28 8x100
// view:         VStack 156,-32 8x160
// view:           frame 156,-32 8x40 [onGeometryChange]
// view:             Text "0" 156,-20 8x16
// view:           frame 156,8 8x40 [onGeometryChange]
// view:             Text "1" 156,20 8x16
// view:           frame 156,48 8x40 [onGeometryChange]
// view:             Text "2" 156,60 8x16
// view:           frame 156,88 8x40 [onGeometryChange]
// view:             Text "3" 156,100 8x16
// view:   Chat 156,136 8x100 [defaultScrollAnchor, defaultScrollAnchor]
// view:     frame 156,136 8x100
// view:       ScrollView 156,136 8x100
// view:         VStack 156,106 8x160
// view:           frame 156,106 8x40 [onGeometryChange]
// view:             Text "0" 156,118 8x16
// view:           frame 156,146 8x40 [onGeometryChange]
// view:             Text "1" 156,158 8x16
// view:           frame 156,186 8x40 [onGeometryChange]
// view:             Text "2" 156,198 8x16
// view:           frame 156,226 8x40 [onGeometryChange]
// view:             Text "3" 156,238 8x16
// view:   Chat 156,244 8x100 [defaultScrollAnchor]
// view:     frame 156,244 8x100
// view:       ScrollView 156,244 8x100
// view:         VStack 156,304 8x40
// view:           frame 156,304 8x40 [onGeometryChange]
// view:             Text "0" 156,316 8x16
// view:   Chat 156,352 8x100 [defaultScrollAnchor, defaultScrollAnchor]
// view:     frame 156,352 8x100
// view:       ScrollView 156,352 8x100
// view:         VStack 156,352 8x40
// view:           frame 156,352 8x40 [onGeometryChange]
// view:             Text "0" 156,364 8x16
