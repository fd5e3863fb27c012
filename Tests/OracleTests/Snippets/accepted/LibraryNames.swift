//--- focused-values
struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues { var note: Binding<String>? { get { self[NoteKey.self] } set { self[NoteKey.self] = newValue } } }
struct TitleKey: FocusedValueKey { typealias Value = String }
extension FocusedValues { var title: String? { get { self[TitleKey.self] } set { self[TitleKey.self] = newValue } } }
struct Field: View { @FocusState.Binding var isFocused: Bool; @State var text = ""; var body: some View { TextField("a", text: $text).focused($isFocused).focusedValue(\.title, "x").focusedSceneValue(\.note, $text) } }
struct Reader: View { @FocusedValue(\.title) var title; @FocusedBinding(\.note) var note; var body: some View { Text(title ?? "none"); Button("x") { note = "a" } } }
struct V: View { @FocusState var f: Bool; @AccessibilityFocusState var a: Bool; @Namespace var ns; @Environment(\.resetFocus) var resetFocus
 var body: some View { VStack { Field(isFocused: $f); Reader(); Text("q").accessibilityFocused($a).prefersDefaultFocus(in: ns); Button("r") { resetFocus(in: ns); f = true; a = true }; Text("m").onMoveCommand { d in if d == .up { f = false } }.onExitCommand {}.onDeleteCommand {} }.defaultFocus($f, true) } }
V()
//--- drag-and-drop
struct D: DropDelegate { @Binding var hit: Bool; func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
 func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) } }
struct Item: Codable, Transferable, Identifiable { var id = 1; static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json); ProxyRepresentation(exporting: \Item.name) }; var name: String { "a" } }
struct V: View { @State var hit = false; @State var imp = false; var body: some View { VStack {
 Text("a").onDrag { NSItemProvider() }.onDrop(of: [.text], delegate: D(hit: $hit)).onDrop(of: ["public.text"], isTargeted: $hit) { p in true }.onDrop(of: [.image], isTargeted: nil) { p, l in false }
 Text("b").draggable(Item()).draggable("x") { Text("p") }.dropDestination(for: String.self) { items, p in true } isTargeted: { hit = $0 }
 Button("i") { imp = true }.fileImporter(isPresented: $imp, allowedContentTypes: [.plainText, .json]) { r in switch r { case .success(let url): print(url); case .failure(let e): print(e) } }
 .fileImporter(isPresented: $imp, allowedContentTypes: [.item], allowsMultipleSelection: true) { r in _ = try? r.get().first }
 .fileMover(isPresented: $imp, file: nil) { _ in }
 .fileExporter(isPresented: $imp, item: "a", contentTypes: [.plainText]) { _ in }
 PasteButton(payloadType: String.self) { s in }
 ShareLink(item: "a", preview: SharePreview("t"))
 }.copyable(["a"]).pasteDestination(for: String.self) { _ in } } }
V()
//--- glass
struct V: View { @Namespace var ns; @Environment(\.isLuminanceReduced) var l; var body: some View { GlassEffectContainer(spacing: 10) { HStack { Text("a").glassEffect().glassEffectID("a", in: ns); Text("b").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 5)); Text("c").glassEffect(.clear).glassEffectUnion(id: 1, namespace: ns).glassEffectTransition(.materialize) } }
 Button("g") {}.buttonStyle(.glass).buttonStyle(.glass(.clear)).buttonSizing(.flexible); ConcentricRectangle(corners: .concentric(minimum: .fixed(12)), isUniform: true).fill(.blue); Text("z").background(.red, in: .rect(corners: .fixed(4)))
 ScrollView { Text("q") }.scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden().backgroundExtensionEffect().safeAreaBar(edge: .bottom) { Text("bar") } } }
V()
//--- lists-and-tabs
struct P: Identifiable { let id: Int; var name: String }
struct V: View { @State var ps = [P(id: 1, name: "a")]; @State var cust = TabViewCustomization(); @State var t = ""; @State var ids: [Int] = []
 var body: some View { TabView { Tab("a", systemImage: "x") { List { Section("s") { ForEach(ps) { Text($0.name) }.onDelete { ps.remove(atOffsets: $0) }.reorderable() }.sectionIndexLabel("S").sectionActions { Button("b") {} } }.listSectionIndexVisibility(.visible).alternatingRowBackgrounds().listSectionMargins(.horizontal, 4).badgeProminence(.increased).reorderContainer(for: P.self) { d in } }.customizationID("q").tabPlacement(.pinned)
  Tab("b", systemImage: "y") { ScrollView { LazyVStack { ForEach(ps) { Text($0.name) } }.scrollTargetLayout() }.onScrollTargetVisibilityChange(idType: Int.self) { ids = $0 }.scrollTargetBehavior(.viewAligned(limitBehavior: .always)).onScrollPhaseChange { o, n, c in print(c.geometry) }.defaultScrollAnchor(.bottom, for: .sizeChanges).scrollIndicators(.never) } }
 .tabViewStyle(.sidebarAdaptable).tabViewCustomization($cust).tabBarMinimizeBehavior(.onScrollDown).tabViewBottomAccessory { Text("acc") }.tabViewSidebarHeader { Text("h") }.tabViewSearchActivation(.searchTabSelection)
 .toolbar { ToolbarItem { Button("p") {} }.sharedBackgroundVisibility(.hidden); ToolbarSpacer(.fixed); DefaultToolbarItem(kind: .search, placement: .bottomBar); ToolbarItemGroup { Button("z") {} } label: { Text("lab") } } } }
V()
//--- transition-types
struct Spin: Transition { func body(content: Content, phase: TransitionPhase) -> some View { content.rotationEffect(.degrees(phase.value * 90)) } }
struct V: View { @State var on = true; var body: some View { VStack { if on { Text("a").transition(AsymmetricTransition(insertion: .move(edge: .leading), removal: .opacity)).transition(.scale(0.5).combined(with: .slide)).transition(Spin()).transition(.blurReplace(.upUp)).transition(.push(from: .top)) }; Text("b").transition(.opacity).transition(MoveTransition(edge: .top)) } } }
V()
//--- accessibility-names
struct V: View { @Namespace var ns; let items = ["a"]; struct M: Identifiable { let id = 1; let t = "x" }; @Environment(\.accessibilityShowButtonShapes) var s; @Environment(\.accessibilityPlayAnimatedImages) var p
 var body: some View { VStack { Text("a").accessibilityActions { Button("x") {} }.accessibilityCustomContent("k", "v", importance: .high).accessibilityRotor("R") { ForEach(items, id: \.self) { i in AccessibilityRotorEntry(i, id: i) } }.accessibilityZoomAction { a in if a.direction == .zoomIn {} }.accessibilityScrollAction { e in if e == .top {} }
 .accessibilityLabeledPair(role: .label, id: 1, in: ns).accessibilityQuickAction(style: .prompt) { Button("q") {} }.accessibilityTextContentType(.narrative).accessibilityDirectTouch(options: .silentOnTouch).accessibilityLabel("l", isEnabled: true).accessibilityActivationPoint(.center).accessibilityRespondsToUserInteraction(false).accessibilityIgnoresInvertColors()
 .accessibilityRotor("M", entries: [M()], entryLabel: \.t); Text(s ? "s" : p ? "p" : "n").speechSpellsOutCharacters() } } }
V()
//--- control-styles
struct CG: ControlGroupStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } } }
struct MS: MenuStyle { func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(2) } }
struct TES: TextEditorStyle { func makeBody(configuration: Configuration) -> some View { Text("t") } }
struct V: View { @State var d: Set<DateComponents> = []; @State var sh = true; @Environment(\.labelsVisibility) var lv; var body: some View { VStack { ControlGroup { Button("a") {} }.controlGroupStyle(CG()).controlGroupStyle(.compactMenu); Menu("m") { Button("x") {} }.menuStyle(MS()).menuStyle(.button); MultiDatePicker("d", selection: $d); Text(lv == .hidden ? "h" : "v"); Toggle("t", isOn: $sh) }.labelsVisibility(.hidden).scenePadding().scenePadding(.minimum, edges: .horizontal).sheet(isPresented: $sh) { Text("s").presentationSizing(.form.sticky(vertical: true)).presentationDetents([.medium, .custom(Tiny.self)]) } } }
struct Tiny: CustomPresentationDetent { static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) } }
V()
//--- any-gesture
struct V: View { @State var n = 0; var g: AnyGesture<()> { AnyGesture(TapGesture().onEnded { n += 1 }) }; var h: AnyGesture<Bool> { AnyGesture(LongPressGesture().onEnded { _ in n += 10 }) }
 var body: some View { Text("\(n)").gesture(g).gesture(h, isEnabled: false) } }
V()
//--- preview-modifier
class Store: ObservableObject { @Published var n = 1 }
struct Sample: PreviewModifier { static func makeSharedContext() async throws -> Store { Store() }; func body(content: Content, context: Store) -> some View { content.environmentObject(context) } }
struct R: View { @Environment(\.sizeCategory) var s; var body: some View { Text(s.isAccessibilityCategory ? "big" : "small"); Text((s == .large).description) } }
struct V: View { var body: some View { R().environment(\.sizeCategory, .accessibilityLarge); R() } }
V()
//--- windows-and-commands
struct C: View { @Environment(\.openWindow) private var openWindow; @Environment(\.dismissWindow) private var dismissWindow; @Environment(\.openSettings) var openSettings; @Environment(\.undoManager) var um; @Environment(\.controlActiveState) var cas; @Environment(\.rename) var rename; @Environment(\.supportsMultipleWindows) var sm
 var body: some View { VStack { Button("o") { openWindow(id: "a"); openWindow(value: 3); dismissWindow(id: "a"); openSettings(); um?.undo() }; SettingsLink(); SettingsLink { Text("s") }; RenameButton(); Text(cas == .key ? "key" : "no") }.renameAction { print("r") } } }
struct MyCommands: Commands { var body: some Commands { CommandMenu("M") { Button("a") {} }; SidebarCommands(); CommandGroup(after: .newItem) { Button("b") {} } } }
@main struct A: App { @State var ins = true; var body: some Scene {
 WindowGroup { C() }.commands { MyCommands(); ToolbarCommands(); CommandGroup(replacing: .help) {} }.windowStyle(.hiddenTitleBar).windowToolbarStyle(.unified(showsTitle: false)).defaultPosition(.center)
 Window("W", id: "w") { C() }.keyboardShortcut("0")
 MenuBarExtra("X", systemImage: "star", isInserted: $ins) { Text("m") }.menuBarExtraStyle(.window)
 } }
//--- documents
struct Doc: FileDocument { static var readableContentTypes: [UTType] { [.plainText] }; var text = "hi"; init(text: String = "hi") { self.text = text }; init(configuration: ReadConfiguration) throws { text = "" }
 func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(directoryWithFileWrappers: [:]) } }
struct E: View { @Binding var document: Doc; var body: some View { TextEditor(text: $document.text) } }
@main struct A: App { var body: some Scene { DocumentGroup(newDocument: Doc()) { file in E(document: file.$document) } } }
//--- shape-types
struct V: View { var body: some View { RotatedShape(shape: Rectangle(), angle: .degrees(45), anchor: .center).fill(.red); OffsetShape(shape: Circle(), offset: .zero); ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 2)); TransformedShape(shape: Circle(), transform: .identity) } }
V()
//--- stepper-forms
struct V: View { @State var n = 1; @State var d = 0.5; var body: some View { Stepper("n", value: $n, in: 0...5, onEditingChanged: { _ in }); Stepper(value: $n, in: 0...5, step: 2) { Text("x") } onEditingChanged: { _ in }
 Stepper(onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }) { Text("x") }
 Stepper { Text("x") } onIncrement: { } onDecrement: { } onEditingChanged: { _ in }
 Stepper("x", onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }); Stepper("d", value: $d, in: 0...1, step: 0.1, onEditingChanged: { _ in })
 Stepper("d", value: $d, step: 0.1, format: .number); Stepper("p", value: $d, in: 0...1, step: 0.1, format: .percent) } }
V()
//--- stepper-values
struct V: View { @State var n = 3; @State var f: Float = 1; @State var d = 2.0; @State var i8: Int8 = 1; var body: some View { Stepper("x", value: $f, in: 0...10, step: 0.5); Stepper("y", value: $i8, in: 0...10); Stepper("z", value: $n, in: 1...5, format: .number); Slider(value: $f, in: 0...1); Slider(value: $d, in: 0...100, step: 1) { Text("a") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") } onEditingChanged: { _ in }; Text("\(d, format: .number)")  } }
V()
//--- toolbar-content
struct Items: ToolbarContent { var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Button("x") {} } } }
struct W<T: ToolbarContent>: View { let items: T; init(@ToolbarContentBuilder items: () -> T) { self.items = items() }; var body: some View { Text("a").toolbar { items } } }
struct V: View { @ToolbarContentBuilder var bar: some ToolbarContent { ToolbarItem { Text("b") }; ToolbarItemGroup(placement: .bottomBar) { Button("c") {} } }
 var body: some View { NavigationStack { Text("x").toolbar(content: { Items() }).toolbar { bar }; W { ToolbarItem { Text("q") } } } } }
V()
//--- dialog-titles
struct V: View { @State var p = true; @State var it: String? = "x"; var body: some View { Text("x").confirmationDialog(Text("T"), isPresented: $p, titleVisibility: .visible, presenting: it) { Text($0) } message: { Text($0) }
 .confirmationDialog("T", isPresented: $p) { Button("x") {} } message: { Text("m") }.confirmationDialog(Text("T"), isPresented: $p) { Button("x") {} } message: { Text("m") }
 .alert(Text("q"), isPresented: $p, presenting: it) { Text($0) } message: { Text($0) }.alert(Text("q"), isPresented: $p, presenting: it) { Text($0) } } }
V()
//--- sort-descriptors
struct P { var n: Int; var s: String }
struct V: View { let a = [P(n: 2, s: "b"), P(n: 1, s: "a")]; var body: some View { ForEach(a.sorted(using: SortDescriptor(\P.n)), id: \.n) { Text($0.s) }; ForEach(a.sorted(using: [SortDescriptor(\.s, order: .reverse), SortDescriptor(\.n)]), id: \.n) { Text($0.s) } } }
V()
//--- text-field-style
struct S: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10).background(Color.gray) } }
struct V: View { @State var t = "a"; var body: some View { TextField("x", text: $t).textFieldStyle(S()) } }
V()
//--- erased-publisher
class M: ObservableObject { @Published var a = 1; var p: AnyPublisher<Int, Never> { $a.eraseToAnyPublisher() } }
struct V: View { @StateObject var m = M(); var body: some View { Text("x").onReceive(m.p) { _ in } } }
V()
//--- gesture-forms
struct V: View { @State var n = 3; var body: some View { Text("x").scaleEffect(x: 2, y: 1, anchor: .leading).gesture(TapGesture().onEnded { n += 1 }, isEnabled: n > 2).transaction(value: n) { $0.animation = nil }.animation(.easeIn) { $0.opacity(0.5) }.gesture(TapGesture(), name: "a")
 .transaction { $0.animation = nil } body: { $0.opacity(1) } } }
V()
//--- edit-actions-of-rows
struct Chore: Identifiable {
    let id: Int
    var name: String
}
struct Chores: View {
    @State private var chores = [Chore(id: 1, name: "Dust"), Chore(id: 2, name: "Sweep")]
    @State private var chosen: Set<Int> = []
    var body: some View {
        List($chores, editActions: [.delete, .move], selection: $chosen) { $chore in TextField("Name", text: $chore.name) }
        List {
            ForEach($chores, editActions: .all) { $chore in Text(chore.name) }
            Section("More") { Text("Nothing") }.collapsible(false)
        }
    }
}
//--- labels-of-a-slider-as-values
struct Zoom: View {
    @State private var zoom = 1.0
    @GestureState(reset: { value, transaction in transaction.animation = .default }) private var drag = CGSize.zero
    @GestureState private var press: Bool?
    var body: some View {
        Slider(value: $zoom, in: 1...8, minimumValueLabel: Text("1"), maximumValueLabel: Text("8")) { Text("Zoom") }
        Slider(value: $zoom, in: 1...8, step: 1, onEditingChanged: { print($0) }) { Text("Zoom") }
    }
}
//--- transforms-in-space
struct Flip: GeometryEffect {
    var degrees: Double
    var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        var turn = CATransform3DIdentity
        turn.m34 = -1 / max(size.width, size.height)
        turn = CATransform3DRotate(turn, degrees * .pi / 180, 0, 1, 0)
        turn = CATransform3DTranslate(turn, -size.width / 2, -size.height / 2, 0)
        let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        return ProjectionTransform(turn).concatenating(back)
    }
}
//--- views-taken-apart-as-before
struct Dividers: _VariadicView_MultiViewRoot {
    func body(children: SubviewsCollection) -> some View { VStack { children } }
}
struct Separated<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { _VariadicView.Tree(Dividers()) { content } }
}
struct Wide: ViewModifier { func body(content: Content) -> some View { content.frame(maxWidth: .infinity) } }
let wide = ModifiedContent(content: Text("a"), modifier: Wide().concat(Wide()))
//--- tasks-with-deadlines-and-handlers
func waited() async throws -> Int {
    try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
    let spent = await ContinuousClock().measure { try? await Task.sleep(for: .seconds(1)) }
    await withDiscardingTaskGroup { group in group.addTask(priority: .utility) { await Task.yield() } }
    return try await withTaskCancellationHandler { spent > .zero ? 1 : 0 } onCancel: { print("canceled") }
}
//--- a-form-style-of-the-program
struct Plain: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}
struct Settings2: View {
    var body: some View {
        Form { Text("Sound") }.formStyle(Plain()).containerBackground(for: .navigation) { Color.blue }.layoutDirectionBehavior(.mirrors)
        Image(size: CGSize(width: 8, height: 8)) { context in context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red)) }
        Circle().lineSubtraction(Rectangle()).stroke()
        Text("x").typesettingLanguage(.init(languageCode: .thai)).defaultAppStorage(.standard)
    }
}
//--- differences-of-collections
let before = [1, 2, 3]
let after = [2, 4, 3]
let difference = after.difference(from: before).inferringMoves()
let again = before.applying(difference)
let count = difference.insertions.count + difference.inverse().removals.count
func told(_ change: CollectionDifference<Int>.Change) -> String {
    switch change {
    case .insert(let offset, let element, _): "\(element) comes in at \(offset)"
    case .remove(let offset, let element, let partner): "\(element) leaves \(offset)" + (partner.map { " for \($0)" } ?? "")
    }
}
//--- times-of-the-system
struct Clock2: View {
    let start: Date
    var body: some View {
        Text(TimeDataSource<Date>.currentDate, format: .stopwatch(startingAt: start))
        Text(.currentDate, format: SystemFormatStyle.DateReference(to: start))
    }
}
//--- drops-with-sessions
struct Bin: View {
    @State private var words: [String] = []
    @State private var isHit = false
    private func add(_ items: [String]) -> Bool { words += items; return true }
    var body: some View {
        VStack {
            Color.red.dropDestination(for: String.self) { dropped, session in
                let fresh = dropped.sorted()
                words.append(contentsOf: fresh)
            }
            Color.red.dropDestination(for: String.self) { dropped, session in
                let place = session.location
                words = dropped.map { "\($0) \(place.x)" }
            }
            Color.red.dropDestination(for: String.self) { dropped, place in
                guard let first = dropped.first else { return false }
                words.append("\(first) \(place.x)")
                return true
            } isTargeted: { isHit = $0 }
            Color.red.dropDestination(for: String.self) { dropped, _ in words = dropped }
        }
        .onDragSessionUpdated { print($0.location, $0.draggedItemIndex, $0.draggedItemIDs(for: Int.self)) }
    }
}
Bin()
//--- optional-values-and-links
struct Sizes: View {
    @State private var width: Double?
    @State private var site: URL?
    var body: some View {
        TextField(value: $width, format: .number) { Text("Width") }
        Link("Help", destination: URL(string: "https://example.com")!)
            .environment(\.openURL, OpenURLAction { url in site = url; return .handled })
        Text(site?.host() ?? "none")
    }
}
Sizes()
