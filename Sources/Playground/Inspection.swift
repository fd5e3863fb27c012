import Diagnostics
import Snippets
import ViewReport
import ViewTree

/// What an expression over the report may name, declared in Swift and answered from a report.
enum Inspection {
    static let source = SourceText(
        name: "inspection",
        text: """
            /// A node of the resolved tree: a view, or a modifier around one.
            /// Example: `resolved[0]`
            struct InspectedNode {
                /// The identity, as trees print it. It is never used again for another view.
                /// Example: `find("Add")[0].id`
                let id: String
                /// The name of the view or modifier.
                /// Example: `resolved.map { $0.view }`
                let view: String
                /// The static type, as Swift spells it.
                /// Example: `resolved[0].type`
                let type: String
                /// What a text shows; nil for other views.
                /// Example: `find(Text.self).map { $0.text ?? "" }`
                let text: String?
                /// The accessibility identifier.
                /// Example: `resolved.filter { $0.name == "list" }.count`
                let name: String?
                /// The place and size in the window, in points. The numbers are NaN where a view has no place of its own.
                /// Example: `find(Color.self)[0].frame.width`
                let frame: CGRect
                /// What the view was offered, in points; a length is nil where it was asked for its ideal one.
                /// Example: `find(Text.self)[0].proposal.width`
                let proposal: ProposedViewSize
                /// The states that a custom view declares, by name, as they are printed.
                /// Example: `find(ContentView.self)[0].state["count"]`
                let state: [String: String]
                /// The container values that were set on the view, by key, as they are printed.
                /// Example: `find(Text.self)[0].containerValues`
                let containerValues: [String: String]
                /// The preferences that are written or observed here, by key, as they are printed.
                /// Example: `resolved[0].preferences`
                let preferences: [String: String]
                /// The modifiers that leave no node, innermost first.
                /// Example: `find(Text.self)[0].modifiers`
                let modifiers: [String]
                /// The nodes inside, in order.
                /// Example: `find(VStack.self)[0].children.count`
                let children: [InspectedNode]
            }
            /// A row that a list makes.
            /// Example: `find(ListRow.self).count`
            struct ListRow {}
            /// The header of a list's section.
            /// Example: `find(ListHeader.self).count`
            struct ListHeader {}
            /// The footer of a list's section.
            /// Example: `find(ListFooter.self).count`
            struct ListFooter {}
            /// All nodes of the resolved tree, parents before children.
            /// Example: `resolved.count`
            var resolved: [InspectedNode] { get }
            /// The nodes of a view type.
            /// Example: `find(Text.self).count`
            func find<T>(_ type: T.Type) -> [InspectedNode]
            /// The nodes that show a text, or else have the accessibility identifier, or else are of a view or modifier of this name.
            /// Example: `find("padding")[0].frame.height`
            func find(_ label: String) -> [InspectedNode]
            /// How often each view's body ran in the last step, by view.
            /// Example: `bodies["ContentView"]`
            var bodies: [String: Int] { get }
            /// The lines that were printed so far.
            /// Example: `output.last`
            var output: [String] { get }
            /// The ids of the views that came in the last step.
            /// Example: `inserted.count`
            var inserted: [String] { get }
            /// The ids of the views that went in the last step.
            /// Example: `removed.count`
            var removed: [String] { get }
            /// The ids of the views that have another place among their siblings since the last step.
            /// Example: `moved.count`
            var moved: [String] { get }
            /// The static type of what is shown, as Swift spells it.
            /// Example: `type`
            var type: String { get }
            /// How many transactions the last step took.
            /// Example: `transactions`
            var transactions: Int { get }
            """)

    /// - Parameters:
    ///   - type: the static type of what is shown.
    ///   - spell: how the names of types are spelled.
    static func natives(_ steps: [Step], type: String?, spell: @escaping (String) -> String) -> [String: NativeFunction] {
        let last = steps.last
        let nodes = last?.nodes ?? []
        func value(_ node: ResolvedReport) -> Value { Self.value(node, spell) }
        func strings(_ list: [String]) -> Value { .array(ArrayStorage(list.map(Value.string))) }
        return [
            "resolved": { _ in .array(ArrayStorage(nodes.map(value))) },
            "find(_: T.Type)": { call in
                guard let type = call.typeArguments.first else { return .array(ArrayStorage([])) }
                let name = viewName(type)
                return .array(ArrayStorage(nodes.filter { $0.view == name }.map(value)))
            },
            "find(_: String)": { call in
                guard case .string(let label)? = call.arguments.first else { return .array(ArrayStorage([])) }
                return .array(ArrayStorage(matches(label, nodes).map(value)))
            },
            "bodies": { _ in dictionary((last?.bodyCounts ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, .int($0.value)) }) },
            "output": { _ in strings(steps.flatMap(\.output).map(spell)) },
            "inserted": { _ in strings((last?.inserted ?? []).map(\.id)) },
            "removed": { _ in strings((last?.removed ?? []).map(\.id)) },
            "moved": { _ in strings((last?.moved ?? []).map(\.id)) },
            "type": { _ in .string(spell(type ?? "")) },
            "transactions": { _ in .int(last?.transactions ?? 0) },
        ]
    }

    private static func viewName(_ type: SwiftType) -> String {
        let name = type.printedName
        return String(name.prefix { $0 != "<" })
    }

    private static func matches(_ label: String, _ nodes: [ResolvedReport]) -> [ResolvedReport] {
        for part in [nodes.filter { $0.text == label }, nodes.filter { $0.name == label }] where !part.isEmpty { return part }
        return nodes.filter { $0.view == label }
    }

    private static func dictionary(_ entries: [(String, Value)]) -> Value {
        let storage = DictionaryStorage()
        for (key, value) in entries {
            storage.indices[.string(key)] = storage.keys.count
            storage.keys.append(.string(key))
            storage.values.append(value)
        }
        return .dictionary(storage)
    }

    private static func value(_ node: ResolvedReport, _ spell: (String) -> String) -> Value {
        func table(_ entries: [String: String]) -> Value { dictionary(entries.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }) }
        func number(_ length: Double?) -> Value { length.map(Value.double) ?? .none }
        let frame = node.frame.map { rect($0.x, $0.y, $0.width, $0.height) } ?? rect(.nan, .nan, .nan, .nan)
        return .box(
            Box([
                .string(node.id), .string(node.view), .string(spell(node.type)),
                node.text.map(Value.string) ?? .none, node.name.map(Value.string) ?? .none, frame,
                .box(Box([number(node.proposal?.width), number(node.proposal?.height)])), table(node.state), table(node.containerValues),
                table(node.preferences),
                .array(ArrayStorage(node.modifiers.map(Value.string))), .array(ArrayStorage(node.children.map { value($0, spell) })),
            ]))
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
        .box(Box([.box(Box([.double(x), .double(y)])), .box(Box([.double(width), .double(height)]))]))
    }
}
