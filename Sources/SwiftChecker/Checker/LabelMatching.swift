import Diagnostics
import SwiftModel

/// Which arguments of a call that does not fit were meant for which parameters: by label, then by labels that are nearly right, then by position.
///
/// Swift's compiler looks for the same mistakes in the same order.
struct LabelMatching {
    struct Parameter {
        let label: String?
        let isOptional: Bool
        let isVariadic: Bool
        let takesClosure: Bool
    }

    private let labels: [String?]
    private let parameters: [Parameter]
    /// The closure that follows the parentheses.
    private let trailing: Int?
    /// By parameter.
    private(set) var bound: [[Int]]
    private var isClaimed: [Bool]

    init(labels: [String?], trailing: Int?, parameters: [Parameter]) {
        (self.labels, self.trailing, self.parameters) = (labels, trailing, parameters)
        bound = parameters.map { _ in [] }
        isClaimed = labels.map { _ in false }
        bindTrailing()
        var next = 0
        for index in open { bind(index, &next, ignoringLabels: false) }
        bindMisspelt()
        next = 0
        for index in open { bind(index, &next, ignoringLabels: true) }
        guard labels.count == parameters.count else { return }
        for index in extra where index != trailing && bound[index].isEmpty && !parameters[index].isOptional { claim(index, index) }
    }

    /// Arguments that no parameter takes.
    var extra: [Int] { labels.indices.filter { !isClaimed[$0] } }
    /// Parameters without argument or default.
    var missing: [Int] { open.filter { !parameters[$0].isOptional && !parameters[$0].isVariadic } }
    private var open: [Int] { parameters.indices.filter { bound[$0].isEmpty } }

    /// The label that each argument should have.
    var wanted: [String?] {
        var result = labels
        for (parameter, arguments) in zip(parameters, bound) {
            for (place, argument) in arguments.enumerated() where argument != trailing { result[argument] = place == 0 ? parameter.label : nil }
        }
        return result
    }

    /// Two arguments of which the first must precede the second.
    var outOfOrder: (Int, Int)? {
        let order = bound.flatMap { $0 }.filter { $0 != trailing }
        return zip(order, order.dropFirst()).first { $0 > $1 }
    }

    private mutating func claim(_ argument: Int, _ parameter: Int) {
        isClaimed[argument] = true
        bound[parameter].append(argument)
    }

    private mutating func bind(_ index: Int, _ next: inout Int, ignoringLabels: Bool) {
        while next < labels.count, isClaimed[next] || next == trailing { next += 1 }
        let label = parameters[index].label
        if let found = labels.indices.dropFirst(next).first(where: { !isClaimed[$0] && $0 != trailing && labels[$0] == label }) {
            claim(found, index)
        } else if ignoringLabels, next < labels.count, label == nil || labels[next] == nil {
            claim(next, index)
        } else {
            return
        }
        guard parameters[index].isVariadic, let first = bound[index].first else { return }
        for more in labels.indices.dropFirst(first + 1) {
            guard !isClaimed[more], more != trailing, labels[more] == nil else { break }
            claim(more, index)
        }
    }

    private mutating func bindTrailing() {
        guard let trailing else { return }
        let takers = open.filter { index in parameters[index].takesClosure && (parameters[index].label.map { !labels.contains($0) } ?? true) }
        guard let target = takers.first(where: { !parameters[$0].isOptional }) ?? takers.first else { return }
        claim(trailing, target)
    }

    private mutating func bindMisspelt() {
        for argument in extra {
            guard let label = labels[argument] else { continue }
            let distances = open.compactMap { index in
                parameters[index].label.flatMap { wanted in misspelling(label, of: wanted).map { (index: index, distance: $0) } }
            }
            if let nearest = distances.min(by: { $0.distance < $1.distance }) { claim(argument, nearest.index) }
        }
    }

    /// How far a label is from another one, where it may be a misspelling of it.
    private func misspelling(_ label: String, of wanted: String) -> Int? {
        let limit = label.count == 1 && wanted.count == 1 ? 1 : (label.count + 1) / 3
        let distance = editDistance(Array(label), Array(wanted), limit: limit)
        return distance <= limit ? distance : nil
    }
}
