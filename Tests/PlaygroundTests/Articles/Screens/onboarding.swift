import SwiftUI

struct Page: Identifiable, Hashable {
    var id: String { title }
    let title, text, symbol: String
    static let all: [Page] = [
        Page(title: "Welcome", text: "Everything in one place.", symbol: "hand.wave"),
        Page(title: "Organise", text: "Sort and search.", symbol: "tray.full"),
        Page(title: "Share", text: "With those you like.", symbol: "square.and.arrow.up"),
    ]
}

struct PageIndicator: View {
    let count: Int
    @Binding var selection: Int
    var body: some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { index in
                Capsule()
                    .fill(index == selection ? Color.accentColor : Color(.systemGray4))
                    .frame(width: index == selection ? 24 : 8, height: 8)
                    .onTapGesture { withAnimation(.bouncy(duration: 0.3)) { selection = index } }
                    .accessibilityIdentifier("dot\(index)")
            }
        }
        .animation(.snappy, value: selection)
    }
}

struct OnboardingView: View {
    @AppStorage("hasOnboarded") private var hasOnboarded = false
    @State private var selection = 0
    @GestureState private var dragOffset: CGFloat = 0
    private let pages = Page.all
    private var isLast: Bool { selection == pages.count - 1 }

    var body: some View {
        if hasOnboarded {
            VStack { Text("Home"); Button("Show again") { hasOnboarded = false; selection = 0 } }
        } else {
            VStack {
                GeometryReader { proxy in
                    HStack(spacing: 0) {
                        ForEach(pages) { page in
                            PageView(page: page).frame(width: proxy.size.width)
                        }
                    }
                    .offset(x: -CGFloat(selection) * proxy.size.width + dragOffset)
                    .gesture(
                        DragGesture()
                            .updating($dragOffset) { value, state, _ in state = value.translation.width }
                            .onEnded { value in
                                let step = value.predictedEndTranslation.width < -proxy.size.width / 2 ? 1 : value.predictedEndTranslation.width > proxy.size.width / 2 ? -1 : 0
                                selection = min(max(selection + step, 0), pages.count - 1)
                            }
                    )
                }
                .clipped()
                PageIndicator(count: pages.count, selection: $selection)
                HStack {
                    if selection > 0 {
                        Button("Back") { selection -= 1 }.transition(.move(edge: .leading).combined(with: .opacity))
                    }
                    Spacer()
                    Button(isLast ? "Start" : "Next") {
                        if isLast { hasOnboarded = true } else { withAnimation(.easeInOut(duration: 0.4)) { selection += 1 } }
                    }
                    .buttonStyle(.borderedProminent)
                }
                .padding()
            }
        }
    }
}

private struct PageView: View {
    let page: Page
    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: page.symbol).font(.system(size: 64)).foregroundStyle(.tint).symbolEffect(.bounce, value: page)
            Text(page.title).font(.largeTitle.bold())
            Text(page.text).foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
        .padding()
        .frame(maxHeight: .infinity)
    }
}
OnboardingView()

// type: OnboardingView
// body: OnboardingView.body = _ConditionalContent<VStack<TupleContent<Text, Button<Text>>>, VStack<TupleContent<ModifiedContent<GeometryReader<ModifiedContent<ModifiedContent<HStack<ForEach<Array<Page>, String, ModifiedContent<PageView, _FrameLayout>>>, _OffsetEffect>, AddGestureModifier<_EndedGesture<GestureStateGesture<DragGesture, CGFloat>>>>>, _ClipEffect<Rectangle>>, PageIndicator, ModifiedContent<HStack<TupleContent<Optional<ModifiedContent<Button<Text>, _TraitWritingModifier<TransitionTraitKey>>>, Spacer, ModifiedContent<Button<Text>, _InertModifier>>>, _PaddingLayout>>>>
// body: PageIndicator.body = ModifiedContent<HStack<ForEach<Range<Int>, Int, ModifiedContent<ModifiedContent<ModifiedContent<_ShapeView<Capsule, Color>, _FrameLayout>, AddGestureModifier<_EndedGesture<TapGesture>>>, AccessibilityAttachmentModifier>>>, _AnimationModifier<Int>>
// body: PageView.body = ModifiedContent<ModifiedContent<VStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Font>>>, _ForegroundStyleModifier<TintShapeStyle>>, _InertModifier>, Text, ModifiedContent<Text, _EnvironmentKeyWritingModifier<TextAlignment>>>>, _PaddingLayout>, _FlexFrameLayout>
// view: OnboardingView 0,0 320x480
// view:   VStack 0,0 320x480
// view:     clipped 0,0 320x408
// view:       GeometryReader 0,0 320x408
// view:         offset 0,0 960x408 [gesture]
// view:           HStack 0,0 960x408
// view:             frame 0,0 320x408
// view:               PageView 48,0 224x408
// view:                 frame 48,0 224x408
// view:                   padding 48,115 224x178
// view:                     VStack 64,131 192x146
// view:                       Image 128,131 64x64 [font, foregroundStyle, symbolEffect]
// view:                       Text "Welcome" 100.50,211 119x34
// view:                       Text "Everything in one place." 64,261 192x16 [multilineTextAlignment]
// view:             frame 320,0 320x408
// view:               PageView 396,0 168x408
// view:                 frame 396,0 168x408
// view:                   padding 396,115 168x178
// view:                     VStack 412,131 136x146
// view:                       Image 448,131 64x64 [font, foregroundStyle, symbolEffect]
// view:                       Text "Organise" 412,211 136x34
// view:                       Text "Sort and search." 416,261 128x16 [multilineTextAlignment]
// view:             frame 640,0 320x408
// view:               PageView 704,0 192x408
// view:                 frame 704,0 192x408
// view:                   padding 704,115 192x178
// view:                     VStack 720,131 160x146
// view:                       Image 768,131 64x64 [font, foregroundStyle, symbolEffect]
// view:                       Text "Share" 757.50,211 85x34
// view:                       Text "With those you like." 720,261 160x16 [multilineTextAlignment]
// view:     PageIndicator 132,416 56x8
// view:       HStack 132,416 56x8 [animation]
// view:         frame 132,416 24x8 [onTapGesture, accessibilityIdentifier]
// view:           Capsule 132,416 24x8
// view:         frame 164,416 8x8 [onTapGesture, accessibilityIdentifier]
// view:           Capsule 164,416 8x8
// view:         frame 180,416 8x8 [onTapGesture, accessibilityIdentifier]
// view:           Capsule 180,416 8x8
// view:     padding 0,432 320x48
// view:       HStack 16,448 288x16
// view:         Spacer 16,456 256x0
// view:         Button 272,448 32x16 [buttonStyle]
// view:           Text "Next" 272,448 32x16
