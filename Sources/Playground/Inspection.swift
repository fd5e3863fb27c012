import Diagnostics
import Snippets
import ViewReport
import ViewTree

/// What an expression over the report may name, declared in Swift and answered from a report.
enum Inspection {
    static let source = SourceText(
        name: "inspection",
        text: """
            /// A node of the resolved tree.
            struct InspectedNode {
                let id: String
                let view: String
                let type: String
                let text: String?
                let name: String?
                /// In points, in the window.
                let frame: CGRect
                let proposal: ProposedViewSize
                let state: [String: String]
                let containerValues: [String: String]
                let preferences: [String: String]
                let modifiers: [String]
                let children: [InspectedNode]
            }
            struct ListRow {}
            struct ListHeader {}
            struct ListFooter {}
            /// All nodes of the resolved tree, parents before children.
            var resolved: [InspectedNode] { get }
            /// The nodes of a view type.
            func find<T>(_ type: T.Type) -> [InspectedNode]
            /// The nodes that show a text, carry the accessibility identifier, or are of a view or modifier of this name.
            func find(_ label: String) -> [InspectedNode]
            /// How often each view's body ran in the last step.
            var bodies: [String: Int] { get }
            /// The lines printed so far.
            var output: [String] { get }
            /// The identities that came and went in the last step.
            var inserted: [String] { get }
            var removed: [String] { get }
            var moved: [String] { get }
            /// The static type of what is shown.
            var type: String { get }
            /// The transactions of the last step.
            var transactions: Int { get }
            """)

    static func natives(_ report: Report) -> [String: NativeFunction] {
        let nodes = report.resolved
        let last = report.steps.last
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
            "output": { _ in strings(report.steps.flatMap(\.output)) },
            "inserted": { _ in strings((last?.inserted ?? []).map(\.id)) },
            "removed": { _ in strings((last?.removed ?? []).map(\.id)) },
            "moved": { _ in strings((last?.moved ?? []).map(\.id)) },
            "type": { _ in .string(report.type ?? "") },
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

    private static func value(_ node: ResolvedReport) -> Value {
        func table(_ entries: [String: String]) -> Value { dictionary(entries.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }) }
        func number(_ length: Double?) -> Value { length.map(Value.double) ?? .none }
        let frame = node.frame.map { rect($0.x, $0.y, $0.width, $0.height) } ?? rect(.nan, .nan, .nan, .nan)
        return .box(
            Box([
                .string(node.id), .string(node.view), .string(node.type), node.text.map(Value.string) ?? .none, node.name.map(Value.string) ?? .none, frame,
                .box(Box([number(node.proposal?.width), number(node.proposal?.height)])), table(node.state), table(node.containerValues),
                table(node.preferences),
                .array(ArrayStorage(node.modifiers.map(Value.string))), .array(ArrayStorage(node.children.map(value))),
            ]))
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
        .box(Box([.box(Box([.double(x), .double(y)])), .box(Box([.double(width), .double(height)]))]))
    }
}
