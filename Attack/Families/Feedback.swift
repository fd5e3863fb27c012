import Foundation

extension Family {
    /// State that changes because it changed.
    static let feedback = Family(
        "feedback",
        bodies.map { body in
            { draws in
                let view = draws.filled(body, count: 100_000)
                return .run(
                    """
                    \(shared)
                    struct V: View { @State var n = 0; @State var w: CGFloat = 10; @State var a = [0]; @State var on = false; @State var m = M()
                    @Namespace var space; @FocusState var focus: Int?
                    var body: some View {
                    \(view)
                    } }
                    V()
                    """,
                    actions: draws.once(in: 3) ? ["tap Button", "set n n + 1", "resize 100x100", "advance 1"] : [], json: draws.once(in: 4))
            }
        })

    private static let shared = """
        struct P: PreferenceKey { static let defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) } }
        struct A: PreferenceKey { static let defaultValue: [CGFloat] = []; static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() + value } }
        @Observable final class M { var n = 0; var a = [0]; var next: M? }
        struct R: View { let n: Int; var body: some View { if n > 0 { R(n: n - 1); Text("a") } } }
        struct E: View { var body: some View { E() } }
        struct F: View { @State var f = false; var body: some View { if f { F() } else { Color.clear.onAppear { f = true } } } }
        """

    private static let bodies = [
        "Text(\"\\(n)\").onChange(of: n, initial: true) { n += 1 }", "Text(\"\\(n)\").onAppear { n += 1 }.id(n)", "let _ = (n += 1)\nText(\"\\(n)\")",
        "let _ = (m.n += 1)\nText(\"\\(m.n)\")", "GeometryReader { g in Color.red.frame(width: g.size.width + w).onAppear { w += 1 } }.frame(width: w)",
        "Color.red.frame(width: w).background(GeometryReader { g in Color.clear.preference(key: P.self, value: g.size.width) }).onPreferenceChange(P.self) { w = $0 + 1 }",
        "Color.red.frame(width: w).onGeometryChange(for: CGFloat.self) { $0.size.width } action: { w = $0 * 2 }",
        "HStack { ForEach(0..<COUNT, id: \\.self) { _ in Color.red.preference(key: A.self, value: [1]) } }.onPreferenceChange(A.self) { w = CGFloat($0.count) }",
        "if n % 2 == 0 { Text(\"a\").onAppear { n += 1 } } else { Text(\"b\").onAppear { n += 1 } }",
        "Text(\"\\(n)\").onDisappear { n += 1 }.id(n).onAppear { n += 1 }",
        "R(n: COUNT)", "E()", "F()", "ForEach(a, id: \\.self) { _ in Text(\"a\").onAppear { a.append(a.count) } }",
        "VStack { ForEach(a, id: \\.self) { x in R(n: x) } }.onAppear { a = Array(0..<COUNT) }",
        "Text(\"\\(m.n)\").onChange(of: m.n) { m.n += 1 }.onAppear { m.n = 1 }",
        "Text(\"a\").frame(width: w).onAppear { w = LENGTH }", "Toggle(\"a\", isOn: Binding { n += 1; return on } set: { on = !$0 })",
        "Toggle(\"a\", isOn: $on).onChange(of: on) { on.toggle() }.onAppear { on.toggle() }", "Button(\"a\") { while true { n += 1 } }",
        "Button(\"a\") { n += 1; for _ in 0..<COUNT { m.a.append(n) } }",
        "TextField(\"a\", value: $n, format: .number).focused($focus, equals: 1).onChange(of: focus) { focus = focus == nil ? 1 : nil }.onAppear { focus = 1 }",
        "Color.red.transaction { $0.animation = .linear; n += 1 }.animation(.default, value: n)",
        "Text(\"a\").anchorPreference(key: P.self, value: .bounds) { _ in 1 }.overlayPreferenceValue(P.self) { v in Color.red.frame(width: v * 2).preference(key: P.self, value: v + 1) }.backgroundPreferenceValue(P.self) { _ in E() }",
        "Text(\"\\(n)\").sheet(isPresented: .constant(true)) { V() }", "Text(\"\\(n)\").sheet(isPresented: $on) { V() }.onAppear { on = true }",
        "NavigationStack { NavigationLink(\"a\", destination: V()) }", "TabView { V(); V() }", "Menu(\"a\") { V() }", "V()", "AnyView(V())",
        "VStack { if n < COUNT { V() } }", "List { V() }", "LazyVStack { V() }",
        "EmptyView().environment(m).onAppear { let x = M(); x.next = x; m = x }", "TimelineView(.animation) { c in let _ = (n += 1)\nText(\"\\(c.date)\") }",
        "TimelineView(.periodic(from: .now, by: LENGTH)) { c in Text(\"\\(c.date)\") }",
        "Text(\"a\").matchedGeometryEffect(id: n, in: space).matchedGeometryEffect(id: n, in: space)",
        "Text(\"a\").alignmentGuide(.leading) { d in n += 1; return d[.leading] + LENGTH }",
        "ScrollViewReader { p in ScrollView { ForEach(0..<COUNT, id: \\.self) { Text(\"\\($0)\") } }.onAppear { p.scrollTo(COUNT - 1); n += 1 } }",
        "ScrollView { Color.red.frame(height: 100000).onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in w = y + 1 } }.scrollPosition(id: .constant(n))",
        "Color.red.visualEffect { c, g in c.offset(x: g.size.width * LENGTH) }", "withAnimation { Text(\"a\") }", "Stepper(\"a\", value: $n, in: 0...(-1))",
        "Slider(value: $w, in: LENGTH...LENGTH, step: LENGTH).onChange(of: w) { w += 1 }", "DatePicker(\"a\", selection: .constant(.distantFuture))",
        "Picker(\"a\", selection: $n) { ForEach(0..<COUNT, id: \\.self) { Text(\"\\($0)\") } }.onChange(of: n) { n += 1 }.onAppear { n = 1 }",
        "Text(\"a\").task { n += 1 }.id(n)", "Text(\"a\").task(id: n) { n += 1 }",
        "Text(\"a\").onReceive(Timer.publish(every: LENGTH, on: .main, in: .common).autoconnect()) { _ in n += 1 }",
    ]
}
