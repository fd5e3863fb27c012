import Testing

/// What names of the library do that have an effect here; those without one are in the oracle's snippets.
@Suite struct LibraryNameTests {
    @Test func aGestureThatIsNotEnabledTakesNoTaps() {
        let snippet = #"""
            struct ContentView: View {
                @State private var isOn = false
                var tap: AnyGesture<()> { AnyGesture(TapGesture().onEnded { print("tapped") }) }
                var body: some View {
                    Color.red.accessibilityIdentifier("target").gesture(tap, isEnabled: isOn)
                    Button("Enable") { isOn = true }
                }
            }
            """#
        #expect(printed(snippet, "tap Color", "tap \"Enable\"", "tap Color").last == ["tapped"])
    }

    @Test func aProgramsScheduleSaysWhenItsTimelineChanges() {
        let snippet = #"""
            struct EveryTwo: TimelineSchedule {
                func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
                    PeriodicTimelineSchedule(from: startDate, by: 2).entries(from: startDate, mode: mode)
                }
            }
            TimelineView(EveryTwo()) { context in
                let _ = print(context.date.timeIntervalSince1970)
                Color.red
            }
            """#
        #expect(printed(snippet, "advance 5") == [["0.0"], ["2.0", "4.0"]])
    }

    @Test func aFocusStateIsBoundByItsOwnBinding() {
        let snippet = #"""
            struct Field: View {
                @FocusState.Binding var isFocused: Bool
                var body: some View {
                    TextField("Name", text: .constant("")).focused($isFocused)
                    Button("Focus") { isFocused = true }
                }
            }
            struct ContentView: View {
                @FocusState private var isFocused: Bool
                var body: some View {
                    Field(isFocused: $isFocused)
                    let _ = print(isFocused)
                }
            }
            """#
        #expect(printed(snippet, "tap \"Focus\"") == [["false"], ["true"]])
    }

    @Test("§1.12 Lines are as high as asked") func linesAreAsHighAsAsked() {
        func heights(_ modifier: String) -> [String] {
            Shown("VStack { Text(\"a\"); Text(\"a\\nb\"); Text(\"a\") + Text(\"b\").font(.system(size: 32)) }.font(.system(size: 16))\(modifier)").sizes("Text")
        }
        #expect(heights("") == ["8 16", "8 32", "24 32"])
        #expect(heights(".lineHeight(.multiple(factor: 1.5))") == ["8 24", "8 48", "24 48"])
        #expect(heights(".lineHeight(.leading(increase: 4)).lineSpacing(1)") == ["8 20", "8 41", "24 36"])
        #expect(heights(".environment(\\.lineHeight, .exact(points: 20))") == ["8 20", "8 40", "24 20"])
        #expect(heights(".lineHeight(nil)") == heights(""))
    }

    @Test("§1.12 The room of higher lines is above them") func roomForHigherLinesIsAboveThem() {
        let row = "HStack(alignment: .firstTextBaseline) { Text(\"a\\nb\").lineHeight(.exact(points: 24)); Text(\"c\") }.font(.system(size: 16))"
        #expect(Shown(row).frames("Text") == ["148 216 8 48", "164 224 8 16"])
        #expect(Shown(row.replacing("first", with: "last")).frames("Text") == ["148 216 8 48", "164 248 8 16"])
    }

    @Test func aModifierIsResolvedForItsEnvironment() {
        let snippet = #"""
            struct Room: EnvironmentalModifier {
                func resolve(in environment: EnvironmentValues) -> some ViewModifier { Inset(isWide: environment.dynamicTypeSize > .large) }
                struct Inset: ViewModifier {
                    let isWide: Bool
                    func body(content: Content) -> some View { content.padding(isWide ? 20 : 5) }
                }
            }
            Text("a").font(.system(size: 16)).modifier(Room())
            """#
        let shown = Shown(snippet, "set \\.dynamicTypeSize .xxLarge")
        #expect(shown.errors == [])
        #expect(shown.report.steps.map { $0.nodes.first { $0.view == "padding" }?.frame?.width } == [18, 48])
    }

    @Test func aPathIsWrittenAndRead() {
        let snippet = #"""
            var path = Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 10, y: 2.5)); $0.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4)); $0.closeSubpath() }
            print(path)
            print(Path(path.description) == path, Path("0 0 10 5 re")?.boundingRect ?? .zero)
            print(["1 m", "1 2 l", "1 2 m 3", "0 0 m 1 x", "nan"].map { Path($0) == nil }, Path("")?.isEmpty ?? false)
            """#
        #expect(
            printed(snippet) == [["0 0 m 10 2.5 l 3 4 1 2 q h", "true (0.0, 0.0, 10.0, 5.0)", "[true, true, true, true, true] true"]])
    }

    @Test func tabsAreBuiltInFunctions() {
        let snippet = #"""
            struct ContentView: View {
                @State private var chosen = 1
                @State private var more = false
                @TabContentBuilder<Int> private var tabs: some TabContent<Int> {
                    Tab("One", systemImage: "star", value: 1) { Toggle("more", isOn: $more) }
                    if more { other("Two", 2) }
                    ForEach(3..<5) { n in other("Tab \(n)", n) }
                }
                private func other(_ name: String, _ value: Int) -> some TabContent<Int> { Tab(name, systemImage: "star", value: value) { Text("page \(value)") } }
                var body: some View { TabView(selection: $chosen) { tabs } }
            }
            """#
        let shown = Shown(snippet, "tap more", "tap Two", "tap \"Tab 4\"")
        #expect(shown.errors == [])
        let names = ["One", "Two", "Tab 3", "Tab 4"]
        #expect((0...3).map(shown.texts) == [["more", "One", "Tab 3", "Tab 4"], ["more"] + names, ["page 2"] + names, ["page 4"] + names])
    }

    @Test func aSliderAsksForItsMarks() {
        let snippet = #"""
            struct ContentView: View {
                @State private var value = 0.5
                var body: some View { Slider(value: $value, in: 0...1, step: 0.25) { Text("Label") } tick: { value in value > 0 ? SliderTick(value) { Text("\(value)") } : nil } }
            }
            """#
        let shown = Shown(snippet)
        #expect(shown.errors == [])
        #expect(shown.count("Slider") == 1)
        #expect(printed("print(SliderTick(0.5).id == SliderTick(\"half\", 0.5).id, SliderTick(0.5).id == SliderTick(0.25).id)") == [["true false"]])
    }

    @Test func theBundleMacroIsTheMainBundle() {
        #expect(printed("print(#bundle.bundlePath == Bundle.main.bundlePath, String(localized: \"Key\", bundle: #bundle))") == [["true Key"]])
    }

    @Test func aStepperStepsThroughValuesOfAnyStride() {
        let snippet = #"""
            struct ContentView: View {
                @State private var value: Float = 0.5
                var body: some View {
                    Stepper("Value", value: $value, in: 0...1, step: 0.25)
                    let _ = print(value)
                }
            }
            """#
        #expect(printed(snippet, "tap Stepper", "tap Stepper", "tap Stepper") == [["0.5"], ["0.75"], ["1.0"], []])
    }

    @Test func theSizeCategoryIsTheDynamicTypeSizeByAnotherName() {
        let snippet = #"""
            struct Reader: View {
                @Environment(\.sizeCategory) var category
                @Environment(\.dynamicTypeSize) var size
                var body: some View {
                    let _ = print(category, size, category > .large)
                    Color.red
                }
            }
            Reader().environment(\.sizeCategory, .accessibilityLarge)
            """#
        #expect(printed(snippet) == [["accessibilityLarge accessibility2 true"]])
    }

    @Test func theViewsOfATupleHaveTheirTypes() {
        let snippet = #"""
            struct Pair<First: View, Second: View>: View {
                let content: TupleView<(First, Second)>
                init(@ViewBuilder content: () -> TupleView<(First, Second)>) { self.content = content() }
                var body: some View {
                    content.value.1.onAppear { print("second") }
                }
            }
            Pair { Text("a"); Color.red }
            """#
        #expect(printed(snippet) == [["second"]])
    }

    @Test func sortDescriptorsOrderByTheFirstThatDiffers() {
        let snippet = #"""
            struct Item { let name: String; let rank: Int? }
            let items = [Item(name: "b", rank: 2), Item(name: "a", rank: 2), Item(name: "c", rank: nil)]
            print(items.sorted(using: [SortDescriptor(\.rank), SortDescriptor(\.name)]).map(\.name))
            print(items.sorted(using: SortDescriptor(\Item.name, order: .reverse)).map(\.name))
            """#
        #expect(printed(snippet) == [["[\"c\", \"a\", \"b\"]", "[\"c\", \"b\", \"a\"]"]])
    }

    @Test func aBarTakesItsRoomFromTheSafeArea() {
        let snippet = #"""
            GeometryReader { proxy in
                let _ = print(proxy.safeAreaInsets.bottom)
                Color.red
            }
            .safeAreaBar(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
            """#
        #expect(printed(snippet) == [["20.0"]])
    }

    @Test(arguments: [("hidden", "hidden"), ("visible", "visible")])
    func theVisibilityOfLabelsIsAValueOfTheEnvironment(visibility: String, shown: String) {
        let snippet = #"""
            struct Reader: View {
                @Environment(\.labelsVisibility) var visibility
                var body: some View {
                    let _ = print(visibility)
                    Toggle("On", isOn: .constant(true))
                }
            }
            Reader().labelsVisibility(.\#(visibility))
            """#
        #expect(printed(snippet) == [[shown]])
    }

    @Test func aNumberThatDoesNotFitIsNotTyped() {
        let snippet = #"""
            struct V: View {
                @State private var count = 7
                var body: some View {
                    let _ = print(count)
                    TextField("Count", value: $count, format: .number)
                }
            }
            VStack { V() }
            """#
        #expect(printed(snippet, #"type TextField "9223372036854775807""#, #"type TextField "42""#) == [["7"], [], ["42"]])
    }

    @Test func aResourceIsATitleWhereverAKeyIs() {
        let snippet = #"""
            let title: LocalizedStringResource = "Save \(2)"
            struct V: View {
                @State private var isOn = false
                var body: some View {
                    Button(title) { print(String(localized: title)) }
                    Toggle(title, isOn: $isOn).navigationTitle(title)
                }
            }
            VStack { V() }
            """#
        #expect(printed(snippet, "tap Button") == [[], ["Save 2"]])
    }

    @Test func aPickerSetsAllOfItsSources() {
        let snippet = #"""
            struct V: View {
                @State private var sizes = [1, 2, 2]
                var body: some View {
                    Picker("All", sources: $sizes, selection: \.self) { ForEach(1..<4, id: \.self) { Text("\($0)").tag($0) } }
                    List(0..<3, selection: Binding<Int?>(get: { nil }, set: { print("row", $0 ?? -1) })) { Text("row \($0)") }
                    let _ = print(sizes)
                }
            }
            VStack { V() }
            """#
        #expect(printed(snippet, #"tap "3""#, #"tap "row 1""#) == [["[1, 2, 2]"], ["[3, 3, 3]"], ["row 1"]])
    }

    @Test func aSpringMovesAValueOnByItsForce() {
        let snippet = #"""
            let spring = Spring(duration: 0.5, bounce: 0.2)
            var (value, velocity) = (0.0, 0.0)
            for _ in 0..<200 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.05) }
            var (once, speed) = (0.0, 0.0)
            spring.update(value: &once, velocity: &speed, target: 10, deltaTime: 0.25)
            print((value * 1000).rounded() / 1000, once == spring.value(target: 10, time: 0.25), spring.force(target: 1, position: 1, velocity: 0.0))
            print(HorizontalAlignment.center.combineExplicit([1, nil, 3]) ?? 0, KeyEquivalent("k").character, KeyboardShortcut("k").modifiers == .command)
            Color.red
            """#
        #expect(printed(snippet) == [["10.0 true 0.0", "2.0 k true"]])
    }

    @Test func aDynamicPropertyMayBeUpdatedWithoutAChange() {
        let snippet = #"""
            struct Doubled: DynamicProperty {
                @State var number = 1
                func update() { print("update", number) }
            }
            struct V: View {
                var doubled = Doubled()
                var body: some View { Button("\(doubled.number)") { doubled.number += 1 } }
            }
            VStack { V() }
            """#
        #expect(printed(snippet, #"tap "1""#) == [["update 1"], ["update 2"]])
    }

    @Test func aSceneOfTheProgramIsShownByItsBody() {
        let snippet = #"""
            struct Main: Scene { var body: some Scene { WindowGroup { Color.red.onAppear { print("shown") } } } }
            @main struct P: App { var body: some Scene { Main(); Settings { Text("a") } } }
            """#
        #expect(printed(snippet) == [["shown"]])
    }

    @Test func anyLayoutIsMadeOfALayoutThatIsChosenLater() {
        let snippet = #"""
            struct V: View {
                @State private var isWide = true
                var layout: any Layout { isWide ? HStackLayout() : VStackLayout() }
                var body: some View {
                    AnyLayout(layout) { Text("a"); Button("turn") { isWide.toggle() } }
                        .background(GeometryReader { proxy in let _ = print(Int(proxy.size.height)); Color.clear })
                }
            }
            VStack { V() }
            """#
        #expect(printed(snippet, #"tap "turn""#) == [["16"], ["40"]])
    }

    @Test func aBindingToAnOptionalIsOneToItsValueWhereItHasOne() {
        let snippet = #"""
            struct V: View {
                @State private var number: Int? = 3
                var body: some View {
                    if let binding = Binding($number) { Button("set") { binding.wrappedValue += 1 } }
                    Button("clear") { number = nil }
                    let _ = print(Binding($number)?.wrappedValue ?? 0)
                }
            }
            VStack { V() }
            """#
        #expect(printed(snippet, #"tap "set""#, #"tap "clear""#) == [["3"], ["4"], ["0"]])
    }

    @Test func whatAGuardAtTheTopLevelBindsIsKnownBelow() {
        let snippet = #"""
            guard let number = Int("3"), let other = [1, 2].last else { fatalError() }
            func twice() -> Int { number * 2 }
            print(number + other, twice())
            Text("\\(number)").onAppear { print(other) }
            """#
        #expect(printed(snippet) == [["5 6", "2"]])
    }

    @Test func aGridsLayoutAlignsItsRows() {
        let snippet = #"""
            func size(_ view: some View) -> some View {
                view.fixedSize().background(GeometryReader { proxy in let _ = print(Int(proxy.size.width), Int(proxy.size.height)); Color.clear })
            }
            VStack {
                size(Grid(horizontalSpacing: 4) { GridRow { Text("aaaa"); Text("b") }; GridRow { Text("a"); Text("bb") } })
                size(AnyLayout(GridLayout(horizontalSpacing: 4)) { GridRow { Text("aaaa"); Text("b") }; GridRow { Text("a"); Text("bb") } })
            }
            """#
        let sizes = printed(snippet).joined()
        #expect(sizes.count == 2 && Set(sizes).count == 1 && sizes.first?.hasPrefix("52 ") == true)
    }

    @Test func vectorsAreCalculatedPartByPart() {
        let snippet = #"""
            let move = SIMD2<Float>(1, 2) + [0.5, 0.5] * 2
            print(move.x, move.y, -SIMD3<Double>(1, 2, 3), (SIMD4<Float>(repeating: 2) / 4).sum(), simd_length(SIMD2<Double>(3, 4)))
            print([1, 2, 3].enumerated().filter { ([0, 2] as IndexSet).contains($0.offset) }.map { $0.element }, -Angle.degrees(45) == .degrees(-45))
            print(CGRect(x: 0, y: 0, width: 3, height: 3).intersection(CGRect(x: 1, y: 1, width: 3, height: 3)))
            Color.red
            """#
        #expect(printed(snippet) == [["2.0 3.0 SIMD3<Double>(-1.0, -2.0, -3.0) 2.0 5.0", "[1, 3] true", "(1.0, 1.0, 2.0, 2.0)"]])
    }

    @Test func whatAFrameworkHasIsRefusedByItsName() {
        let snippet = #"""
            struct V: View {
                @Environment(\.managedObjectContext) var context
                var body: some View { Text("a").onAppear { print(UITableViewController()) } }
            }
            """#
        let faults = printed(snippet).joined().joined()
        #expect(faults.contains("it is part of CoreData"))
        #expect(faults.contains("the workbook has a part of UIKit, and not this"))
    }
}
