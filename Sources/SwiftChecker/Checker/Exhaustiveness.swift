import Diagnostics
import SwiftModel

/// Which values no pattern of a switch takes.
struct Exhaustiveness {
    /// What a value of a type can look like from outside.
    private enum Shape {
        case truth(Bool), some(SwiftType), none, enumCase(EnumCase, [SwiftType]), tuple([SwiftType])

        var fields: [SwiftType] {
            switch self {
            case .truth, .none: []
            case .some(let type): [type]
            case .enumCase(_, let types), .tuple(let types): types
            }
        }

        func spelled(_ fields: [String]) -> String {
            switch self {
            case .truth(let value): "\(value)"
            case .none: ".none"
            case .some: ".some(\(fields.joined()))"
            case .tuple: "(\(fields.joined(separator: ", ")))"
            case .enumCase(let enumCase, _): ".\(enumCase.name)\(fields.isEmpty ? "" : "(\(fields.joined(separator: ", ")))")"
            }
        }
    }

    private let head: (SwiftType) -> SwiftType
    /// What may still be looked at: beyond it nothing is claimed.
    private var budget = 5_000
    /// Whether everything was looked at.
    var isCertain: Bool { budget > 0 }

    /// - Parameter head: the type at the top with everything known about it.
    init(head: @escaping (SwiftType) -> SwiftType) { self.head = head }

    /// The spellings of values that are missing, by the first thing that tells them apart; empty where every value is taken.
    mutating func missing(_ patterns: [Pattern], of type: SwiftType) -> [String] {
        let rows = patterns.map { [$0] }
        guard let shapes = shapes(of: type) else { return uncovered(rows, [type]).map { [$0[0]] } ?? [] }
        return shapes.compactMap { shape in
            uncovered(specialized(rows, shape), shape.fields).map { shape.spelled($0) }
        }
    }

    /// A vector of values that no row takes, spelled; `nil` where there is none.
    private mutating func uncovered(_ rows: [[Pattern]], _ types: [SwiftType]) -> [String]? {
        budget -= 1
        guard budget > 0 else { return nil }
        guard let type = types.first else { return rows.isEmpty ? [] : nil }
        let rest = Array(types.dropFirst())
        if rows.isEmpty { return types.map { _ in "_" } }
        let isDiscerned = rows.contains { row in if case .any? = row.first { false } else if case .variable? = row.first { false } else { true } }
        guard isDiscerned, let shapes = shapes(of: type) else {
            let open = rows.filter { row in row.first.map(Self.takesEverything) ?? true }.map { Array($0.dropFirst()) }
            return uncovered(open, rest).map { ["_"] + $0 }
        }
        for shape in shapes {
            let fields = shape.fields
            guard let found = uncovered(specialized(rows, shape), fields + rest) else { continue }
            return [shape.spelled(Array(found.prefix(fields.count)))] + found.dropFirst(fields.count)
        }
        return nil
    }

    /// All shapes of a type's values; `nil` where there are endlessly many.
    private func shapes(of type: SwiftType) -> [Shape]? { declaredShapes(of: type)?.filter { !$0.fields.contains(where: hasNoValues) } }

    /// `Never`, and what is made with one.
    private func hasNoValues(_ type: SwiftType) -> Bool {
        let type = head(type)
        if case .tuple(let elements) = type { return elements.contains { hasNoValues($0.type) } }
        return type.nominal.map { $0.kind == .enum && $0.cases.isEmpty && (type.isKnown(.never) || !$0.isPrelude) } ?? false
    }

    private func declaredShapes(of type: SwiftType) -> [Shape]? {
        let type = head(type)
        if let payload = type.optionalPayload { return [.some(payload), .none] }
        if type.isKnown(.bool) { return [.truth(true), .truth(false)] }
        if case .tuple(let elements) = type { return [.tuple(elements.map(\.type))] }
        guard case .nominal(let decl, let arguments) = type, decl.kind == .enum else { return nil }
        let map = Dictionary(zip(decl.parameters, arguments)) { first, _ in first }
        return decl.cases.map { enumCase in .enumCase(enumCase, enumCase.payload.map { $0.type.substituting(map) }) }
    }

    private func specialized(_ rows: [[Pattern]], _ shape: Shape) -> [[Pattern]] {
        rows.compactMap { row in
            guard let first = row.first, let inner = Self.parts(first, of: shape) else { return nil }
            return inner + row.dropFirst()
        }
    }

    private static func takesEverything(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .any, .variable: true
        case .tuple(let parts): parts.allSatisfy(takesEverything)
        default: false
        }
    }

    /// What a pattern requires of a shape's fields; `nil` where it does not take the shape, or only some of its values.
    private static func parts(_ pattern: Pattern, of shape: Shape) -> [Pattern]? {
        switch (pattern, shape) {
        case (.any, _), (.variable, _): return shape.fields.map { _ in .any }
        case (.some(let inner), .some): return [inner]
        case (.none, .none): return []
        case (.tuple(let parts), .tuple(let fields)) where parts.count == fields.count: return parts
        case (.enumCase(let enumCase, let parts), .enumCase(let other, let fields)) where enumCase == other:
            return parts.count == fields.count ? parts : fields.map { _ in .any }
        case (.expression(let subject, let test), .truth(let value)): return truth(test, subject) == value ? [] : nil
        default: return nil
        }
    }

    /// The literal that a Bool is compared with.
    private static func truth(_ test: Expr, _ subject: LocalVariable) -> Bool? {
        switch test.kind {
        case .local(let variable) where variable == subject: true
        case .not(let inner): truth(inner, subject).map { !$0 }
        default: nil
        }
    }
}
