import SwiftUI

struct Track: Identifiable, Hashable { let id: Int; let title, artist: String; let length: Double }

@Observable class Player {
    var queue: [Track] = (1...3).map { Track(id: $0, title: "Song \($0)", artist: "Band", length: Double($0 * 60)) }
    var index = 0
    var position = 0.0
    var isPlaying = false
    var isShuffled = false
    var repeatMode = RepeatMode.off
    enum RepeatMode: CaseIterable {
        case off, all, one
        var next: RepeatMode { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
        var symbol: String { self == .one ? "repeat.1" : "repeat" }
    }
    var track: Track { queue[index] }
    func skip(_ step: Int) { index = (index + step + queue.count) % queue.count; position = 0 }
    func tick(_ seconds: Double) {
        guard isPlaying else { return }
        position += seconds
        if position >= track.length { repeatMode == .one ? (position = 0) : skip(1) }
    }
}

struct Scrubber: View {
    @Binding var value: Double
    let range: ClosedRange<Double>
    @State private var isDragging = false
    var body: some View {
        GeometryReader { geometry in
            let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
            ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.3))
                Capsule().fill(.primary).frame(width: geometry.size.width * fraction)
            }
            .frame(height: isDragging ? 8 : 4)
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(DragGesture(minimumDistance: 0).onChanged { drag in
                isDragging = true
                let share = min(max(0, drag.location.x / geometry.size.width), 1)
                value = range.lowerBound + share * (range.upperBound - range.lowerBound)
            }.onEnded { _ in isDragging = false })
        }
        .frame(height: 20)
    }
}

struct NowPlaying: View {
    @Bindable var player: Player
    @Namespace private var artwork
    @State private var isExpanded = true
    let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Group {
            if isExpanded {
                VStack(spacing: 20) {
                    RoundedRectangle(cornerRadius: 16).fill(.purple.gradient).matchedGeometryEffect(id: "art", in: artwork).frame(width: 160, height: 160).onTapGesture { toggle() }
                        .accessibilityIdentifier("art")
                    VStack { Text(player.track.title).font(.title3.bold()); Text(player.track.artist).foregroundStyle(.secondary) }
                    Scrubber(value: $player.position, range: 0...player.track.length)
                    HStack { Text(time(player.position)); Spacer(); Text("-" + time(player.track.length - player.position)) }.font(.caption.monospacedDigit())
                    HStack(spacing: 32) {
                        Button { player.skip(-1) } label: { Image(systemName: "backward.fill") }
                        Button { player.isPlaying.toggle() } label: { Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.largeTitle) }.accessibilityIdentifier("play")
                        Button { player.skip(1) } label: { Image(systemName: "forward.fill") }.accessibilityIdentifier("next")
                    }
                    HStack {
                        Toggle(isOn: $player.isShuffled) { Image(systemName: "shuffle") }.toggleStyle(.button)
                        Button { player.repeatMode = player.repeatMode.next } label: { Image(systemName: player.repeatMode.symbol) }.foregroundStyle(player.repeatMode == .off ? .secondary : .primary)
                    }
                }
                .padding()
            } else {
                HStack {
                    RoundedRectangle(cornerRadius: 4).fill(.purple.gradient).matchedGeometryEffect(id: "art", in: artwork).frame(width: 40, height: 40).onTapGesture { toggle() }
                    Text(player.track.title)
                    Spacer()
                }
            }
        }
        .onReceive(clock) { _ in player.tick(1) }
        .onChange(of: player.index) { print("now", player.track.title) }
    }
    func toggle() { withAnimation(.spring(duration: 0.5, bounce: 0.2)) { isExpanded.toggle() } }
    func time(_ seconds: Double) -> String { String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60) }
}

struct ContentView: View {
    @State private var player = Player()
    var body: some View { NowPlaying(player: player) }
}

// type: ContentView
// body: ContentView.body = NowPlaying
// body: NowPlaying.body = ModifiedContent<SubscriptionView<Autoconnect<TimerPublisher>, Group<_ConditionalContent<ModifiedContent<VStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<_ShapeView<RoundedRectangle, AnyGradient>, _MatchedGeometryEffect<String>>, _FrameLayout>, AddGestureModifier<_EndedGesture<TapGesture>>>, AccessibilityAttachmentModifier>, VStack<TupleContent<Text, Text>>, Scrubber, ModifiedContent<HStack<TupleContent<Text, Spacer, Text>>, _EnvironmentKeyWritingModifier<Optional<Font>>>, HStack<TupleContent<Button<Image>, ModifiedContent<Button<ModifiedContent<Image, _EnvironmentKeyWritingModifier<Optional<Font>>>>, AccessibilityAttachmentModifier>, ModifiedContent<Button<Image>, AccessibilityAttachmentModifier>>>, HStack<TupleContent<ModifiedContent<Toggle<Image>, _InertModifier>, ModifiedContent<Button<Image>, _ForegroundStyleModifier<HierarchicalShapeStyle>>>>>>, _PaddingLayout>, HStack<TupleContent<ModifiedContent<ModifiedContent<ModifiedContent<_ShapeView<RoundedRectangle, AnyGradient>, _MatchedGeometryEffect<String>>, _FrameLayout>, AddGestureModifier<_EndedGesture<TapGesture>>>, Text, Spacer>>>>>, _ValueActionModifier2<Int>>
// body: Scrubber.body = ModifiedContent<GeometryReader<ModifiedContent<ModifiedContent<ModifiedContent<ModifiedContent<ZStack<TupleContent<_ShapeView<Capsule, Color>, ModifiedContent<_ShapeView<Capsule, HierarchicalShapeStyle>, _FrameLayout>>>, _FrameLayout>, _FlexFrameLayout>, _InertModifier>, AddGestureModifier<_EndedGesture<_ChangedGesture<DragGesture>>>>>, _FrameLayout>
// view: ContentView 0,23.50 320x433
// view:   NowPlaying 0,23.50 320x433
// view:     padding 0,23.50 320x433 [onReceive, onChange]
// view:       VStack 16,39.50 288x401
// view:         frame 80,39.50 160x160 [onTapGesture, accessibilityIdentifier]
// view:           RoundedRectangle 80,39.50 160x160 [matchedGeometryEffect]
// view:         VStack 130,219.50 60x44
// view:           Text "Song 1" 130,219.50 60x20
// view:           Text "Band" 144,247.50 32x16
// view:         Scrubber 16,283.50 288x20
// view:           frame 16,283.50 288x20
// view:             GeometryReader 16,283.50 288x20
// view:               frame 16,283.50 288x20 [contentShape, gesture]
// view:                 frame 16,291.50 288x4
// view:                   ZStack 16,291.50 288x4
// view:                     Capsule 16,291.50 288x4
// view:                     frame 16,291.50 0x4
// view:                       Capsule 16,291.50 0x4
// view:         HStack 16,323.50 288x12 [font]
// view:           Text "0:00" 16,323.50 24x12
// view:           Spacer 40,329.50 234x0
// view:           Text "-1:00" 274,323.50 30x12
// view:         HStack 95,355.50 130x34
// view:           Button 95,364.50 16x16
// view:             Image 95,364.50 16x16
// view:           Button 143,355.50 34x34 [accessibilityIdentifier]
// view:             Image 143,355.50 34x34 [font]
// view:           Button 209,364.50 16x16 [accessibilityIdentifier]
// view:             Image 209,364.50 16x16
// view:         HStack 16,409.50 288x31
// view:           Toggle 16,409.50 264x31 [toggleStyle]
// view:             Image 16,417 16x16
// view:           Button 288,417 16x16 [foregroundStyle]
// view:             Image 288,417 16x16
