import SwiftModel
import SwiftSyntax

/// The checker's answers to a probe: types are taken down as they are known at the place, since trials take them back.
extension Checker {
    /// Whether a name is the one to be completed.
    func isProbed(_ name: String) -> Bool { probe != nil && name == CursorPlace.placeholder }

    /// How many arguments overloads must take; `nil` for any number, where one of them is the placeholder.
    func askedCount(_ arguments: [Argument]) -> Int? { placeOfProbe(in: arguments) == nil ? arguments.count : nil }

    func probeMember(of base: Expr, wanted: SwiftType?) {
        var type = implicitlyUnwrapped(base).type.resolved
        if case .variable(let variable) = type, let literal = variable.literal, literal != .nil { type = conformances.defaultType(literal) }
        guard !type.isOpenVariable, !type.isError else { return }
        record(.member(of: type), wanted)
    }

    func probeImplicitMember(_ bases: [ImplicitBase]) {
        let known = bases.compactMap { base -> ImplicitBase? in
            switch base {
            case .type(let type): type.isError || type.isOpenVariable ? nil : .type(type.resolved)
            case .conforming: base
            }
        }
        if !known.isEmpty { record(.implicitMember(known), nil) }
    }

    func probeKeyPath(from type: SwiftType) {
        let type = type.resolved
        guard !type.isOpenVariable, !type.isError else { return }
        record(.keyPath(root: type), nil)
    }

    func probeNestedTypes(of type: SwiftType) { record(.nestedTypes(of: type.resolved), nil) }

    func probeNames(wanted: SwiftType?) {
        var names = CompletionProbe.Names()
        var current = scope
        while let block = current {
            for (name, local) in block.names.sorted(by: { $0.key < $1.key }) {
                switch local {
                case .variable(let variable): names.locals.append((name, variable.type.resolved, false))
                case .functions(let functions): names.locals += functions.map { (name, $0.variable.type.resolved, true) }
                case .type(let decl): names.localTypes.append(decl.name)
                case .alias(let alias): names.localTypes.append(alias.name)
                }
            }
            current = block.parent
        }
        names.localTypes += context.generics.keys.sorted()
        names.selfType = selfType?.resolved
        record(.names(names), wanted)
    }

    /// The labels that may follow the arguments before the placeholder.
    func probeLabels(_ candidates: [CallCandidate], _ arguments: [Argument]) {
        guard probe != nil, let place = placeOfProbe(in: arguments) else { return }
        let later = Set(arguments[(place + 1)...].compactMap(\.label))
        var labels: [CompletionProbe.Label] = []
        var isOpen = false
        for candidate in candidates {
            let parameters = candidate.parameters
            guard let next = Self.parameter(after: arguments[..<place].map(\.label), in: parameters) else { continue }
            for parameter in parameters[next...] {
                if let name = parameter.label {
                    let label = CompletionProbe.Label(name: name, type: conformances.normalized(parameter.type.substituting(candidate.map)).resolved)
                    if !later.contains(name), !labels.contains(where: { $0.name == name }) { labels.append(label) }
                } else {
                    isOpen = true
                }
                if !parameter.hasDefault, !parameter.isVariadic { break }
            }
        }
        record(.labels(labels, isOpen: isOpen), nil)
    }

    /// The parameter that comes next; `nil` where the labels are those of another overload.
    private static func parameter(after labels: [String?], in parameters: [FunctionDecl.Parameter]) -> Int? {
        var next = 0
        for label in labels {
            if label == nil, next > 0, parameters[next - 1].isVariadic { continue }
            while next < parameters.count, parameters[next].label != label {
                guard parameters[next].hasDefault || parameters[next].isVariadic else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            next += 1
        }
        // More values of a variadic parameter.
        return next > 0 && parameters[next - 1].isVariadic && labels.last == .some(nil) ? next - 1 : next
    }

    /// The index of the placeholder among arguments, as one without a label or as a label.
    private func placeOfProbe(in arguments: [Argument]) -> Int? {
        guard probe != nil else { return nil }
        return arguments.firstIndex { argument in
            if argument.label == CursorPlace.placeholder { return true }
            guard argument.label == nil, case .syntax(let syntax) = argument.source else { return false }
            return syntax.as(DeclReferenceExprSyntax.self)?.baseName.text == CursorPlace.placeholder
        }
    }

    /// Whether the placeholder is in a closure, which may use more of its parameters once it is finished.
    func isUnfinished(_ closure: ClosureExprSyntax) -> Bool { probe != nil && closure.trimmedDescription.contains(CursorPlace.placeholder) }

    /// The overloads that an unfinished call may mean: the placeholder is somewhere in its arguments, and more of them may follow.
    func unfinished(_ arguments: [Argument], _ candidates: [CallCandidate]) -> [(CallCandidate, [Int: [Int]])] {
        guard arguments.contains(where: { $0.span.text.contains(CursorPlace.placeholder) }) else { return [] }
        return candidates.compactMap { candidate in
            if case .success(let assignment) = match(arguments, candidate, isUnfinished: true) { (candidate, assignment) } else { nil }
        }
    }

    private func record(_ finding: CompletionProbe.Finding, _ wanted: SwiftType?) {
        probe?.add(
            CompletionProbe.Record(
                finding: finding, wanted: wanted.flatMap(known), depth: trialDepth, nominal: context.nominal, assumptions: conformances.assumptions))
    }

    private func known(_ wanted: SwiftType) -> CompletionProbe.Wanted? {
        switch wanted.resolved {
        case .variable(let variable): variable.protocols.isEmpty ? nil : .conforming(variable.protocols)
        case .existential(let list, _): list.isEmpty ? nil : .conforming(list)
        case .opaque(let opaque, _): .conforming(opaque.protocols)
        case .error: nil
        case let type: .type(type)
        }
    }
}
