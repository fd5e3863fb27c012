import Diagnostics
import SwiftModel
import Testing

@testable import SwiftChecker
@testable import SwiftMachine

/// What is offered at the bar in a text that follows others.
private func completions(_ text: String, after inputs: [String] = []) -> Completions {
    onLargeStack {
        let offset = text.utf8.firstIndex(of: UInt8(ascii: "|")).map { text.utf8.distance(from: text.startIndex, to: $0) } ?? text.utf8.count
        let inputs = inputs.map { Input(SourceText(name: "input", text: $0)) }
        return Completions.of(text.replacing("|", with: ""), at: offset, after: inputs, over: .forTests)
    }
}

private func texts(_ text: String, after inputs: [String] = []) -> [String] { completions(text, after: inputs).items.map(\.text) }

/// Values of the type that is wanted come first.
@Suite struct CompletionTests {
    @Test func offersMembersOfTheTypeBeforeTheDot() {
        let modifiers = texts(#"Text("a").|"#)
        #expect(Set(["padding", "frame", "bold", "background", "onAppear", "task"]).isSubset(of: modifiers))
        #expect(Set(modifiers).isDisjoint(with: ["count", "init", "_modifier"]))
        #expect(modifiers == Array(Set(modifiers)).sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) })

        #expect(modifiers.contains("equatable"))
        #expect(!texts("VStack { Text(\"a\") }.|").contains("equatable"))

        let elements = texts("items.|", after: ["let items = [3, 1]"])
        #expect(Set(["count", "map", "sorted", "isEmpty", "append"]).isSubset(of: elements))
        #expect(!elements.contains("joined"))
        #expect(texts("names.jo|", after: ["let names = [\"a\"]"]) == ["joined"])
        #expect(texts("5.adva|") == ["advanced"])
    }

    @Test func offersStaticMembersOfTypes() {
        let colors = texts("Color.|")
        #expect(Set(["red", "clear"]).isSubset(of: colors))
        #expect(!colors.contains("opacity"))
        #expect(texts("enum Side { case left, right }\nSide.|") == ["left", "right", "self"])
    }

    @Test func knowsTheTypesOfPropertiesAndParameters() {
        let model = "final class Model { var count = 0; private var hidden = 1; func add(_ n: Int) {} }"
        #expect(texts("model.|", after: [model, "let model = Model()"]) == ["add", "count"])
        #expect(texts("model.count.isMul|", after: [model, "let model = Model()"]) == ["isMultiple"])
        let details = completions("model.|", after: [model, "let model = Model()"]).items
        #expect(details.map(\.detail) == ["func add(_ n: Int)", "var count: Int"])
        #expect(details.map(\.kind) == [.method, .property])
        #expect(texts("struct Row: View { let title: String; var body: some View { Text(title.isE|) } }") == ["isEmpty"])
    }

    @Test func knowsTheTypesOfClosureParameters() {
        let item = "struct Item: Identifiable { let id: Int; let name: String }\nlet items: [Item] = []\n"
        #expect(texts(item + "VStack { ForEach(items) { item in item.|") == ["id", "name"])
        #expect(texts(item + "List(items) { Text($0.|") == ["id", "name"])
        #expect(texts(item + "items.map { $0.|") == ["id", "name"])
        #expect(texts(item + "ForEach(items) { Text(\"a\").fixedS|") == ["fixedSize"])
        #expect(texts("[\"b\", \"a\"].sorted { $0.lowerc|") == ["lowercased"])
        #expect(texts(item + "items.filter { item in item.name.hasP|") == ["hasPrefix"])
        #expect(texts("GeometryReader { proxy in Color.red.frame(width: proxy.size.|").prefix(2) == ["height", "width"])
    }

    @Test func offersArgumentLabels() {
        let frame = texts(#"Text("a").frame(|"#)
        #expect(frame.prefix(3) == ["width:", "height:", "alignment:"])
        #expect(frame.contains("minWidth:") && frame.allSatisfy { $0.hasSuffix(":") })
        #expect(texts(#"Text("a").frame(width: 3, |"#) == ["height:", "alignment:"])
        #expect(texts(#"Text("a").frame(minWidth: 3, maxHei|"#) == ["maxHeight:"])
        #expect(texts(#"Text("a").frame(width: 3, hei|: 4)"#) == ["height:"])
        #expect(texts("VStack(|) { Text(\"a\") }").prefix(2) == ["alignment:", "spacing:"])
        #expect(texts("Row(|", after: ["struct Row { let title: String; var count = 0 }"]) == ["title:"])
        #expect(texts("Row(title: \"a\", |", after: ["struct Row { let title: String; var count = 0 }"]) == ["count:"])
        #expect(texts("move(by: 1, |", after: ["func move(by x: Int, to y: Int) {}"]) == ["to:"])
        #expect(completions("move(|", after: ["func move(by x: Int, to y: Int) {}"]).items.first?.detail == "by: Int")
    }

    @Test func offersImplicitMembers() {
        let edges = texts(#"Text("a").padding(.|"#)
        #expect(Set(["horizontal", "all", "leading"]).isSubset(of: edges))
        #expect(!edges.contains("padding") && !edges.contains("self"))
        #expect(texts("VStack(alignment: .|") == ["center", "leading", "listRowSeparatorLeading", "listRowSeparatorTrailing", "trailing"])
        #expect(texts(#"Text("a").frame(maxWidth: .inf|"#) == ["infinity"])
        let styles = texts(#"Text("a").foregroundStyle(.|"#)
        #expect(Set(["red", "secondary"]).isSubset(of: styles))
        #expect(texts("let side: Side = .|", after: ["enum Side { case left, right; static let usual = Side.left }"]) == ["left", "right", "usual"])
    }

    @Test func offersCases() {
        let side = "enum Side { case left, right(Int); static let usual = Side.left }"
        #expect(texts("func name(_ side: Side) -> String { switch side { case .|", after: [side]) == ["left", "right"])
        #expect(texts("if case .r| = side {}", after: [side, "let side = Side.left"]) == ["right"])
    }

    @Test func offersKeyPaths() {
        let item = "struct Item { let id: Int; let name: String; func f() {} }\nlet items: [Item] = []\n"
        #expect(texts(item + "\\Item.|") == ["id", "name", "self"])
        #expect(texts(item + "ForEach(items, id: \\.|") == ["id", "name", "self"])
        #expect(texts(item + "items.map(\\.na|") == ["name"])
        #expect(texts("struct A: View { @Environment(\\.isEn|") == ["isEnabled"])
        #expect(texts("struct A: View { @Environment(\\.|").contains("colorScheme"))
    }

    @Test func offersBindings() {
        let view = "struct A: View { @State private var isOn = false; @State var name = \"\"; var body: some View { Toggle(\"a\", isOn: $|"
        #expect(texts(view) == ["$isOn", "$name"])
        let replacing = completions("let n = 1; $i").replacing
        #expect(replacing == 11..<13)
        let model =
            "@Observable final class Model { var name = \"\" }\nstruct E: View { @Bindable var model: Model; var body: some View { TextField(\"\", text: $model.na|"
        #expect(texts(model) == ["name"])
    }

    @Test func offersTypes() {
        #expect(texts("let a: Stri|").contains("String"))
        #expect(texts("struct Card<Content: View>: View { let content: Con|").contains("Content"))
        #expect(texts("struct Item {}\nlet a: [Ite|") == ["Item", "IteratorProtocol", "IteratorSequence"])
        #expect(texts("let a: Edge.|") == ["Corner", "Set"])
        #expect(texts("struct Box: ToggleStyle { func makeBody(configuration: Conf|").contains("Configuration"))
        #expect(texts("extension Array where Element == Int { func total() -> Int { redu|") == ["reduce"])
        #expect(texts("struct A { @Sta| }").contains("State"))
    }

    @Test func offersNamesInScope() {
        let text = """
            struct Counter: View {
                @State private var count = 0
                let step: Int
                func colour() -> Color { .red }
                var body: some View {
                    let color = Color.red
                    VStack { co|
            """
        let found = texts(text)
        #expect(Set(["color", "count", "colour"]).isSubset(of: found))
        #expect(!found.contains("containerValue"))
        #expect(texts("func f(first: Int) { let second = 2; var third: String = s|").contains("second"))
        #expect(
            texts("let width: CGFloat = 3\nText(\"a\").frame(width: |", after: ["let wide: CGFloat = 1", "let other = \"\""]).prefix(2) == ["wide", "width"])
        #expect(texts("|").contains("struct"))
        #expect(texts("struct A { | }").contains("func"))
        #expect(texts("earl|", after: ["func earlier() {}"]) == ["earlier"])
    }

    @Test func offersNothingWhereNothingIsKnown() {
        for text in [
            #"Text("a.|"#, "// a.|", "/* a.|", "let a = 1.5|", "let |", "struct |", "func |", "unknown.|", #"print("a \(1) b.|"#, "#|", "let a = \"\"\"\n a.|",
            "1 |",
        ] {
            #expect(texts(text) == [], "\(text)")
        }
    }

    @Test func completesInInterpolationsAndBeforeMoreText() {
        #expect(texts(#"let name = "a"; print("\(name.isE|"#) == ["isEmpty"])
        #expect(texts("struct A: View {\n    var body: some View {\n        Text(title.isE|)\n    }\n    let title = \"a\"\n}") == ["isEmpty"])
        #expect(texts("VStack { Text(\"a\").fixedS|() }") == ["fixedSize"])
    }

    @Test func replacesTheBeginningOfTheName() {
        let found = completions("Text(\"a\").fixedS|")
        #expect(found.replacing == 10..<16)
        #expect(found.items.map(\.text) == ["fixedSize"])
        #expect(found.items.first?.detail.hasPrefix("func fixedSize(") == true)
        #expect(completions("a", after: []).replacing == 0..<1)
    }
}
