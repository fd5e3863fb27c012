import Testing

/// What fingers make of gestures.
@Suite struct GestureRules {
    private static let card = """
        struct ContentView: View {
            @GestureState private var moved = CGSize.zero
            @State private var offset = CGSize.zero
            var body: some View {
                Text("Card").gesture(
                    DragGesture()
                        .updating($moved) { value, state, _ in state = value.translation }
                        .onChanged { print("changed", $0.translation.width) }
                        .onEnded { value in print("ended", value.translation.width); offset.width += value.translation.width })
                Text("\\(moved.width) \\(offset.width)")
            }
        }
        """

    @Test("§21.1, 21.5: a drag begins after its minimum distance, changes with each move, and ends once")
    func drags() {
        let shown = Shown(Self.card, "drag Card by 20,0", "drag Card by 8,0")
        #expect(shown.errors == [])
        #expect(shown.output == [[], ["changed 10.0", "changed 15.0", "changed 20.0", "ended 20.0"], []])
        #expect(shown.report.steps.last?.remark == "No gesture was made of it.")
    }

    @Test("§21.4: a gesture state follows the fingers and is set back in the update of what `onEnded` changes")
    func states() {
        let shown = Shown(Self.card, "drag Card by 20,0 hold", "drag Card by 10,0 hold", "release")
        #expect((1...3).map { shown.texts($0).last } == ["20.0 0.0", "30.0 0.0", "0.0 30.0"])
        #expect(shown.bodies("ContentView") == [1, 3, 4, 1])
    }

    @Test("§21.4: a gesture that fails sets its state back, with the transaction of `reset`")
    func resets() {
        let shown = Shown(
            """
            struct ContentView: View {
                @GestureState(reset: { value, transaction in print("reset", value ?? 0) }) private var width: Int?
                @GestureState private var isPressed = false
                var body: some View {
                    Text("\\(width ?? -1)").gesture(DragGesture(minimumDistance: 0).updating($width) { value, width, _ in width = Int(value.translation.width) })
                    Text(isPressed ? "down" : "up").gesture(LongPressGesture(minimumDuration: 1).updating($isPressed) { value, isPressed, _ in isPressed = value })
                }
            }
            """, "drag Text[0] by 4,0", "press up for 0.5 hold", "drag down by 20,0 hold", "release")
        #expect(shown.errors == [])
        #expect(shown.output.dropFirst().first == ["reset 4"])
        #expect((1...4).map { shown.texts($0) } == [["-1", "up"], ["-1", "down"], ["-1", "up"], ["-1", "up"]])
    }

    @Test(
        "§21.3: a long press is made while the finger stays",
        arguments: [
            ("press Text", ["pressing true", "pressing false", "done"]), ("press Text for 0.4", ["pressing true", "pressing false"]),
            ("press Text for 0.5 hold", ["pressing true", "pressing false", "done"]), ("drag Text by 30,0", ["pressing true", "pressing false"]),
        ])
    func presses(action: String, output: [String]) {
        let shown = Shown(
            """
            struct ContentView: View {
                var body: some View { Text("a").onLongPressGesture { print("done") } onPressingChanged: { print("pressing", $0) } }
            }
            """, action)
        #expect(shown.errors == [])
        #expect(shown.output.last == output)
    }

    @Test("§21.2: local locations are those of the view as it is then")
    func spaces() {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var x = 0.0
                var body: some View {
                    VStack {
                        Text("a").gesture(DragGesture(minimumDistance: 0).onEnded { print($0.location, $0.startLocation) }).padding(.leading, 10)
                        Text("b").gesture(DragGesture(minimumDistance: 0, coordinateSpace: .named("box")).onEnded { print($0.location, $0.startLocation) })
                        Text("c").gesture(DragGesture(coordinateSpace: .global).onEnded { print($0.location, $0.startLocation) })
                    }
                    .frame(width: 100, height: 100, alignment: .topLeading)
                    .coordinateSpace(.named("box"))
                }
            }
            """, "drag a by 3,4", "drag b by 3,4", "drag c by 30,0 from 1,2", width: 100, height: 100)
        #expect(shown.errors == [])
        #expect(shown.output.dropFirst() == [["(7.0, 12.0) (4.0, 8.0)"], ["(12.0, 36.0) (9.0, 32.0)"], ["(36.0, 50.0) (6.0, 50.0)"]])
    }

    private static let combined = """
        struct ContentView: View {
            enum Phase: Equatable { case idle, pressing, dragging(Double) }
            @GestureState private var phase = Phase.idle
            var body: some View {
                VStack {
                    Text("sequence \\(String(describing: phase))").frame(width: 300).gesture(
                        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture()).updating($phase) { value, phase, _ in
                            switch value {
                            case .first(true): phase = .pressing
                            case .second(true, let drag): phase = .dragging(drag?.translation.width ?? 0)
                            default: phase = .idle
                            }
                        }.onEnded { if case .second(true, let drag?) = $0 { print("dropped", drag.translation.width) } })
                    Text("both").gesture(
                        MagnifyGesture().onEnded { print("magnified", $0.magnification, $0.startAnchor.x) }
                            .simultaneously(with: RotateGesture().onEnded { print("rotated", $0.rotation.degrees) })
                            .onEnded { print($0.first == nil, $0.second == nil) })
                    Text("either").gesture(
                        LongPressGesture().onEnded { _ in print("long") }.exclusively(before: DragGesture().onEnded { _ in print("drag") }))
                    Text("taps").gesture(TapGesture(count: 2).onEnded { print("two") }.exclusively(before: TapGesture().onEnded { print("one") }))
                }
            }
        }
        """

    @Test(
        "§21.6, 21.7: gestures combined",
        arguments: [
            ("magnify both by 2", ["magnified 2.0 0.5", "false true"]), ("rotate both by 90", ["rotated 90.0", "true false"]), ("press either", ["long"]),
            ("drag either by 20,0", ["drag"]), ("tap taps", ["one"]),
        ])
    func combinations(action: String, output: [String]) {
        let shown = Shown(Self.combined, action)
        #expect(shown.errors == [])
        #expect(shown.output.last == output)
    }

    @Test("§21.6: a drag that follows a long press")
    func sequences() {
        let shown = Shown(
            Self.combined, "press Text[0] for 0.1 hold", "press Text[0] for 0.1 hold", "drag Text[0] by 20,0 hold", "release", "press Text[0] for 0.3")
        #expect((1...5).map { shown.texts($0).first } == ["pressing", "dragging(0.0)", "dragging(20.0)", "idle", "idle"].map { "sequence \($0)" })
        #expect(shown.output.dropFirst() == [[], [], [], ["dropped 20.0"], []])
    }

    @Test(
        "§21.8: which of the gestures of a view and of the view around it is made",
        arguments: [("gesture", ["inner"]), ("highPriorityGesture", ["outer"]), ("simultaneousGesture", ["inner", "outer"])])
    func priorities(around: String, output: [String]) {
        let shown = Shown(
            """
            struct ContentView: View {
                @GestureState private var width = 0.0
                var body: some View {
                    VStack { Text("a").gesture(DragGesture().updating($width) { value, width, _ in width = value.translation.width }.onEnded { _ in print("inner") }) }
                        .\(around)(DragGesture(minimumDistance: 5).onEnded { _ in print("outer") })
                    Text("\\(width)")
                }
            }
            """, "drag a by 40,0 hold", "release")
        #expect(shown.errors == [])
        #expect(shown.output.last == output)
        #expect(shown.texts.last == "0.0")
    }

    @Test("§21.9: a gesture goes on with the closures of the view as it is declared then")
    func redeclared() {
        let shown = Shown(
            """
            struct Card: View {
                let name: String
                let move: () -> Void
                var body: some View { Text("a").gesture(DragGesture().onChanged { _ in move() }.onEnded { _ in print(name) }) }
            }
            struct ContentView: View { @State private var n = 0; var body: some View { Card(name: "card \\(n)") { n += 1 } } }
            """, "drag a by 40,0")
        #expect(shown.output.last == ["card 4"])
    }

    @Test(
        "§21.9: a gesture whose view goes, or whose touch is cancelled, sets its state back and doesn't end",
        arguments: ["drag a by 40,0", "drag a by 20,0 hold"])
    func cancelled(action: String) {
        let shown = Shown(
            """
            struct ContentView: View {
                @GestureState private var shift = 0.0
                @State private var isGone = false
                var body: some View {
                    if !isGone {
                        Text("a").gesture(
                            DragGesture(minimumDistance: 0).updating($shift) { value, shift, _ in shift = value.translation.width }
                                .onChanged { if $0.translation.width > 25 { isGone = true } }.onEnded { _ in print("ended") })
                    }
                    Text("\\(shift)")
                }
            }
            """, actions: action.hasSuffix("hold") ? [action, "cancel"] : [action])
        #expect(shown.errors == [])
        #expect(shown.output.flatMap { $0 }.isEmpty)
        #expect(shown.texts.last == "0.0")
    }

    @Test(
        "§21.10: masks of gestures",
        arguments: [("all", ["inner", "tapped"]), ("gesture", ["outer"]), ("subviews", ["inner", "tapped"]), ("none", [])])
    func masks(mask: String, output: [String]) {
        let shown = Shown(
            """
            struct ContentView: View {
                var body: some View {
                    VStack { Text("a").gesture(DragGesture().onEnded { _ in print("inner") }).onTapGesture { print("tapped") } }
                        .gesture(DragGesture().onEnded { _ in print("outer") }, including: .\(mask))
                }
            }
            """, "drag a by 40,0", "tap a")
        #expect(shown.output.flatMap { $0 } == output)
    }

    @Test("gestures of the program, and those whose type is hidden")
    func ownGestures() {
        let shown = Shown(
            """
            struct Swipe: Gesture {
                let action: (CGFloat) -> Void
                var body: some Gesture { DragGesture(minimumDistance: 20).onEnded { action($0.translation.width) } }
            }
            struct ContentView: View {
                private var any: AnyGesture<CGFloat> { AnyGesture(DragGesture().map(\\.translation.width)) }
                var body: some View { Text("a").gesture(Swipe { print("swiped", $0) }); Text("b").gesture(any.onEnded { print("any", $0) }) }
            }
            """, "drag a by 10,0", "drag a by -20,0", "drag b by 20,0")
        #expect(shown.errors == [])
        #expect(shown.output == [[], [], ["swiped -20.0"], ["any 20.0"]])
    }

    @Test(
        "§21.10, and actions that can't be carried out",
        arguments: [
            ("drag Off by 1,1", "Off is disabled"), ("drag Plain by 1,1", "Plain doesn't take a drag, nor does a view around it"),
            ("drag Card by 1", "'1' isn't a pair of points"), ("drag Card", "the value is missing"), ("magnify Card by 0", "a view cannot be magnified by 0"),
            ("press Card for -1", "a press cannot last -1 seconds"), ("press Card for 1e9", "fingers cannot move that far"),
            ("drag Card by nan,0", "fingers cannot move that far"), ("release", "no fingers are on a view"), ("rotate Card by x", "'x' isn't a number"),
        ])
    func refused(action: String, message: String) {
        let shown = Shown(
            """
            struct ContentView: View {
                var body: some View {
                    VStack { Text("Card").gesture(DragGesture()); Text("Off").gesture(DragGesture()).disabled(true) }
                    Text("Plain")
                }
            }
            """, action)
        #expect(shown.errors.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) } == [message])
    }

    @Test("§21.2: a tap has a place: of the view that is named, in the space of the gesture")
    func places() {
        let shown = Shown(
            """
            struct ContentView: View {
                var body: some View {
                    ZStack(alignment: .topLeading) { Text("inside").frame(width: 40, height: 20) }
                        .frame(width: 100, height: 80, alignment: .bottomTrailing).contentShape(Rectangle()).accessibilityIdentifier("board")
                        .onTapGesture { print($0.x, $0.y) }
                        .padding(5).coordinateSpace(.named("around"))
                    Text("at 5,6").gesture(SpatialTapGesture(coordinateSpace: .local).onEnded { print("text", $0.location.x, $0.location.y) })
                    Color.red.frame(width: 20, height: 10).onTapGesture(coordinateSpace: .global) { print("global", $0.y) }
                }
            }
            """, "tap #board at 10,20", "tap #board", "tap inside", "tap \"at 5,6\" at 4,8", "tap \"at 5,6\"", "tap Color", "tap Color at 20,10",
            "tap Color at 21,1", width: 110,
            height: 200)
        #expect(shown.errors.map { $0.contains("21,1 isn't in Color") } == [true])
        #expect(shown.output.prefix(6) == [[], ["10.0 20.0"], ["50.0 40.0"], ["80.0 70.0"], ["text 4.0 8.0"], ["text 24.0 8.0"]])
        #expect(shown.output.dropFirst(6).first == ["global 161.0"])
    }

    @Test(
        "a view is named by its label for accessibility where it shows none",
        arguments: [("tap Add", "plus"), ("tap Trash", "trash"), ("tap \"Wi-Fi\"", "true"), ("tap Shown", "shown")])
    func spoken(action: String, output: String) {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var isOn = false
                var body: some View {
                    Button { print("plus") } label: { Image(systemName: "plus") }.accessibilityLabel("Add")
                    Button("Trash", systemImage: "trash") { print("trash") }.labelStyle(.iconOnly)
                    Toggle("Wi-Fi", isOn: $isOn).labelsHidden().onChange(of: isOn) { print($1) }
                    Button("Shown") { print("shown") }
                    Button { print("hidden") } label: { Image(systemName: "x") }.accessibilityLabel("Shown")
                }
            }
            """, action)
        #expect(shown.errors == [])
        #expect(shown.output.last == [output])
    }

    @Test(
        "§21.2: a local space is turned and scaled by the effects around the view",
        arguments: [
            ("drag Color by 40,0", ["0 -20 at 50 30"]), ("drag Color by 0,40 from 10,20", ["20 0 at 30 20"]), ("tap Color at 3,4", ["0 0 at 3 4"]),
        ])
    func effects(action: String, texts: [String]) {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var moved = CGSize.zero
                @State private var place = CGPoint.zero
                var body: some View {
                    Color.red.frame(width: 100, height: 100)
                        .onTapGesture { place = $0 }
                        .gesture(DragGesture(minimumDistance: 0).onChanged { moved = $0.translation; place = $0.location })
                        .rotationEffect(.degrees(90)).scaleEffect(2)
                    Text("\\(Int(moved.width.rounded())) \\(Int(moved.height.rounded())) at \\(Int(place.x.rounded())) \\(Int(place.y.rounded()))")
                }
            }
            """, action)
        #expect(shown.errors == [])
        #expect(shown.texts == texts)
    }

    @Test("§21.2: frames in other spaces are where effects draw the view")
    func framesOfEffects() {
        let shown = Shown(
            """
            struct ContentView: View {
                @State private var frames: [CGRect] = []
                var body: some View {
                    Color.red.frame(width: 20, height: 10)
                        .onGeometryChange(for: [CGRect].self) { [$0.frame(in: .global), $0.frame(in: .named("inner")), $0.frame(in: .local)] } action: { frames = $0 }
                        .rotationEffect(.degrees(90))
                        .coordinateSpace(name: "inner")
                        .scaleEffect(3, anchor: .topLeading)
                    Text(frames.map { "\\(Int($0.minX.rounded())) \\(Int($0.minY.rounded())) \\(Int($0.width.rounded())) \\(Int($0.height.rounded()))" }.joined(separator: ", "))
                }
            }
            """, width: 100, height: 34)
        #expect(shown.frames("Color") == ["40 0 20 10"])
        #expect(shown.texts == ["55 -15 30 60, 5 -5 10 20, 0 0 20 10"])
    }
}
