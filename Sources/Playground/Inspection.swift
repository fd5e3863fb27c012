import Diagnostics
import SwiftMachine
import SwiftModel
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
                /// What the view was made with: a color's name, the lengths of a frame; nil for most views.
                /// Example: `find(Color.self).map { $0.detail ?? "" }`
                let detail: String?
                /// The place from back to front: of two views, the one with the higher layer is drawn in front.
                /// Example: `find(ZStack.self)[0].children.map { $0.layer }`
                let layer: Int
                /// All nodes below, parents before children.
                /// Example: `find(VStack.self)[0].descendants.count`
                var descendants: [InspectedNode] { get }
                /// The node around this one; nil at the root.
                /// Example: `find(Text.self)[0].parent?.view`
                var parent: InspectedNode? { get }
                /// The nodes around this one, the nearest first.
                /// Example: `find(Text.self)[0].ancestors.map { $0.view }`
                var ancestors: [InspectedNode] { get }
                /// The nodes of a view type below this one.
                /// Example: `find(VStack.self)[0].find(Text.self).count`
                func find<T>(_ type: T.Type) -> [InspectedNode]
                /// The nodes below this one that a text or an accessibility identifier names, as in `find` at the top level.
                /// Example: `find(VStack.self)[0].find("a").count`
                func find(_ label: String) -> [InspectedNode]
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
            /// `"#line"` means the nodes with the accessibility identifier `line`, whatever they show.
            /// Example: `find("#line").count`
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
        let nodes = InspectedNodes(last?.nodes ?? [], spell: spell)
        func strings(_ list: [String]) -> Value { .array(ArrayStorage(list.map(Value.string))) }
        func sought(_ call: NativeCall) -> String? { call.typeArguments.first.map(viewName) }
        return [
            "resolved": { _ in nodes.values(of: nodes.all) },
            "find(_: T.Type)": { call in nodes.values(of: nodes.all.filter { $0.view == sought(call) }) },
            "find(_: String)": { call in nodes.values(of: matches(call.arguments.first, nodes.all)) },
            "InspectedNode.find(_: T.Type)": { call in nodes.values(of: nodes.descendants(of: call.arguments.first).filter { $0.view == sought(call) }) },
            "InspectedNode.find(_: String)": { call in nodes.values(of: matches(call.arguments.last, nodes.descendants(of: call.arguments.first))) },
            "InspectedNode.descendants": { call in nodes.values(of: nodes.descendants(of: call.arguments.first)) },
            "InspectedNode.ancestors": { call in nodes.values(of: nodes.ancestors(of: call.arguments.first)) },
            "InspectedNode.parent": { call in nodes.ancestors(of: call.arguments.first).first.map(nodes.value) ?? .none },
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

    private static func matches(_ label: Value?, _ nodes: [ResolvedReport]) -> [ResolvedReport] {
        guard case .string(let label)? = label else { return [] }
        if let name = label.wholeMatch(of: /#([\p{L}_][\p{L}\p{N}_.\-]*)/)?.1 { return nodes.filter { $0.name == String(name) } }
        for part in [nodes.filter { $0.text == label }, nodes.filter { $0.name == label }] where !part.isEmpty { return part }
        return nodes.filter { $0.view == label }
    }

    static func dictionary(_ entries: [(String, Value)]) -> Value {
        let storage = DictionaryStorage()
        for (key, value) in entries { storage.set(.string(key), .string(key), value) }
        return .dictionary(storage)
    }
}
