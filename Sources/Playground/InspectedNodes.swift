import SwiftMachine
import ViewReport

/// The nodes of one step as values of `InspectedNode`, each made once, and what is around and below each.
final class InspectedNodes {
    /// Parents before children.
    let all: [ResolvedReport]
    /// Positions in `all`, by id.
    private var positions: [String: Int] = [:]
    private var parents: [String: Int] = [:]
    private var made: [String: Value] = [:]
    private let spell: (String) -> String

    /// - Parameter spell: how the names of types are spelled.
    init(_ nodes: [ResolvedReport], spell: @escaping (String) -> String) {
        (all, self.spell) = (nodes, spell)
        for (index, node) in nodes.enumerated() {
            positions[node.id] = index
            for child in node.children { parents[child.id] = index }
        }
    }

    func values(of nodes: [ResolvedReport]) -> Value { .array(ArrayStorage(nodes.map(value))) }

    /// The nodes around a value, the nearest first.
    func ancestors(of value: Value?) -> [ResolvedReport] {
        var result: [ResolvedReport] = []
        var next = node(value).flatMap { parents[$0.id] }
        while let index = next {
            result.append(all[index])
            next = parents[all[index].id]
        }
        return result
    }

    func descendants(of value: Value?) -> [ResolvedReport] {
        guard let node = node(value) else { return [] }
        var (result, rest): ([ResolvedReport], [ResolvedReport]) = ([], node.children.reversed())
        while let next = rest.popLast() {
            result.append(next)
            rest += next.children.reversed()
        }
        return result
    }

    /// The node that a value was made of; its id is its first field.
    private func node(_ value: Value?) -> ResolvedReport? {
        guard case .box(let box)? = value, case .string(let id)? = box.fields.first, let index = positions[id] else { return nil }
        return all[index]
    }

    /// The fields in the order in which `InspectedNode` declares them.
    func value(_ node: ResolvedReport) -> Value {
        if let known = made[node.id] { return known }
        func table(_ entries: [String: String]) -> Value { Inspection.dictionary(entries.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }) }
        func number(_ length: Double?) -> Value { length.map(Value.double) ?? .none }
        let frame = node.frame.map { Self.rect($0.x, $0.y, $0.width, $0.height) } ?? Self.rect(.nan, .nan, .nan, .nan)
        let value = Value.box(
            Box([
                .string(node.id), .string(node.view), .string(spell(node.type)), node.text.map(Value.string) ?? .none, node.name.map(Value.string) ?? .none,
                frame,
                .box(Box([number(node.proposal?.width), number(node.proposal?.height)])), table(node.state), table(node.containerValues),
                table(node.preferences), .array(ArrayStorage(node.modifiers.map(Value.string))), values(of: node.children),
                node.detail.map(Value.string) ?? .none, .int(node.layer),
            ]))
        made[node.id] = value
        return value
    }

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
        .box(Box([.box(Box([.double(x), .double(y)])), .box(Box([.double(width), .double(height)]))]))
    }
}
