import Testing
import ViewTree
@testable import ViewGraph

@Suite struct EnvironmentTests {
    private let level = environmentKey("level", 0)

    private var reader: DeclaredView { custom("Reader", [], environmentValue("level", level)) { text("\(try $0.int("level"))") } }

    @Test func aValueHoldsInsideOnly() throws {
        let live = try Live(vStack(reader, group(reader, hStack(reader), anyView(reader)).environment(level, 5), reader))
        #expect(live.texts == ["0", "5", "5", "5", "0"])
    }

    @Test func theInnermostValueWins() throws {
        #expect(try Live(vStack(reader.environment(level, 1)).environment(level, 2)).texts == ["1"])
    }

    @Test func onlyReadersRunWhenAValueChanges() throws {
        let view = custom("Root", [], state("level", 0)) { [reader, level] slots in
            vStack(custom("Plain") { _ in text("plain") }, reader).environment(level, try slots.int("level"))
        }
        let live = try Live(view)
        try live.set("level", 1)
        #expect(live.texts == ["plain", "1"])
        #expect(live.reasons("Reader") == ["environment `level` changed (0 → 1)"] && live.bodies("Plain") == 0)
        try live.set("level", 1)
        #expect(live.record.bodies == [])
    }

    @Test func aTransformationSeesTheValueAround() throws {
        func view(_ n: Int) -> DeclaredView {
            vStack(reader.modifier(.environment(EnvironmentTransformModifier(level) { Value(AnyHashable(int($0) + 10)) }))).environment(level, n)
        }
        let live = try Live(view(1))
        #expect(live.texts == ["11"])
        try live.show(view(2))
        #expect(live.texts == ["12"])
    }

    @Test func anObjectIsFoundByType() throws {
        let (model, type) = (TestObject("Model"), ViewType("Model"))
        let property = DynamicProperty(name: "model", wrapper: "EnvironmentObject", source: .environmentObject(type))
        let display = custom("Display", [], property) { text($0.object("model")?.name ?? "none") }
        #expect(try Live(vStack(display, vStack(display).modifier(.environment(EnvironmentObjectModifier(type, model))))).texts == ["none", "Model"])
        let live = try Live(vStack(display).modifier(.environment(EnvironmentObjectModifier(type, model))))
        try live.change { live.graph.willChange(model, property: nil, line: nil) }
        #expect(live.bodies("Display") == 1)
        try live.show(vStack(display).modifier(.environment(EnvironmentObjectModifier(type, TestObject("Other")))))
        #expect(live.texts == ["Other"])
    }

    @Test func fontsReachTextsAndTellLayout() throws {
        func view(_ size: Double) -> DeclaredView { vStack(text("a"), color("c")).modifier(.environment(TextStyle.font(FontValue(name: "f", size: size)))) }
        let live = try Live(view(20))
        #expect(live.graph.root?.children[0].environment.font.size == 20)
        try live.show(view(30))
        #expect(live.graph.root?.children[0].environment.font.size == 30)
        #expect(live.layout.changed.contains { $0.view == "Text" })
    }

    @Test func aBackgroundHasTheEnvironmentOfItsPlace() throws {
        #expect(try Live(text("x").environment(level, 1).background(reader).environment(level, 2)).texts == ["x", "2"])
    }

    @Test func usesAreListed() throws {
        func uses(_ view: DeclaredView) throws -> [String] {
            try Live(view).graph.environmentUses().map { "\($0.view) \($0.kind) \($0.key) \($0.value.written)" }
        }
        #expect(try uses(reader.environment(level, 4)) == ["Reader set level 4", "Reader read level 4"])
        #expect(try uses(vStack(text("a").modifier(.environment(DisabledModifier(true))), reader)) == ["Text set isEnabled false", "Reader read level 0"])
        let style = TextStyle.lineSpacing(4)
        let styled = try uses(vStack(text("a")).modifier(.environment(style)).modifier(.environment(LabelsHiddenModifier())))
        #expect(styled == ["VStack set labelsHidden true", "VStack set lineSpacing \(NativeValue(style).printed)"])
        let object = Modifier.environment(EnvironmentObjectModifier(ViewType("Model"), TestObject("Model")))
        #expect(try uses(text("a").modifier(object)) == ["Text set Model Model"])
    }
}
