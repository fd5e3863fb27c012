import Diagnostics
import SwiftModel
import SwiftSyntax

/// Which arguments go to which parameters, by labels and by the shape of closures.
extension Checker {
    enum Mismatch: Error {
        case labels
        /// A closure that its parameter does not take.
        case closure(argument: Int, parameter: Int)
    }

    /// Whether the arguments fit one of them, by number and labels.
    func isOne(of candidates: [CallCandidate], taking arguments: [Argument]) -> Bool {
        candidates.contains { if case .success = match(arguments, $0) { true } else { false } }
    }

    /// Which arguments go to which parameter.
    ///
    /// - Parameters:
    ///   - anyClosure: lets closures pass whose number of parameters does not suit.
    ///   - isUnfinished: whether more arguments may follow.
    func match(_ arguments: [Argument], _ candidate: CallCandidate, anyClosure: Bool = false, isUnfinished: Bool = false) -> Result<[Int: [Int]], Mismatch> {
        let parameters = candidate.parameters
        var assignment: [Int: [Int]] = [:]
        var next = 0
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if case .trailing = argument.source, argument.label == nil {
                var target: Int?
                var p = next
                while p < parameters.count {
                    if assignment[p] == nil, takesClosure(parameters[p]) {
                        let laterLabels = Set(arguments.dropFirst(index + 1).compactMap(\.label))
                        let needed = parameters[(p + 1)...].contains {
                            !$0.hasDefault && !$0.isVariadic && !laterLabels.contains($0.label ?? "") && takesClosure($0)
                        }
                        if parameters[p].hasDefault && (needed || isPassedOver(parameters[p], before: parameters[(p + 1)...])) { p += 1; continue }
                        target = p
                        break
                    }
                    if !parameters[p].hasDefault && !parameters[p].isVariadic && assignment[p] == nil { break }
                    p += 1
                }
                guard let target else { return .failure(.labels) }
                if !closureFits(argument, parameters[target], anyCount: anyClosure) { return .failure(.closure(argument: index, parameter: target)) }
                assignment[target] = [index]
                next = target + 1
                index += 1
                continue
            }
            var p = next
            while p < parameters.count, !(parameters[p].label == argument.label && assignment[p] == nil) {
                if !(parameters[p].hasDefault || parameters[p].isVariadic || assignment[p] != nil) { return .failure(.labels) }
                p += 1
            }
            guard p < parameters.count else { return .failure(.labels) }
            if argument.source.closure != nil, !closureFits(argument, parameters[p], anyCount: anyClosure) {
                return .failure(.closure(argument: index, parameter: p))
            }
            assignment[p] = [index]
            index += 1
            if parameters[p].isVariadic {
                while index < arguments.count, arguments[index].label == nil {
                    if case .trailing = arguments[index].source { break }
                    assignment[p]?.append(index)
                    index += 1
                }
            }
            next = p + 1
        }
        let isComplete = isUnfinished || parameters.indices.allSatisfy { assignment[$0] != nil || parameters[$0].hasDefault || parameters[$0].isVariadic }
        return isComplete ? .success(assignment) : .failure(.labels)
    }

    /// Whether the closures among the arguments throw and wait only where their parameters may.
    func takesEffects(_ arguments: [Argument], _ candidate: CallCandidate, _ assignment: [Int: [Int]]) -> Bool {
        assignment.allSatisfy { index, places in
            let type = candidate.parameters[index].type
            guard case .function(let function) = (type.optionalPayload ?? type).head else { return true }
            return places.allSatisfy { place in
                guard let closure = arguments[place].source.closure else { return true }
                let effects = ClosureEffects(closure)
                return (!effects.throwing || function.isThrowing) && (!effects.asynchronous || function.isAsync)
            }
        }
    }

    /// Whether a closure is rather for a function behind: an associated type, `V.Stride`, hardly is one.
    private func isPassedOver(_ parameter: FunctionDecl.Parameter, before rest: ArraySlice<FunctionDecl.Parameter>) -> Bool {
        guard case .member = parameter.type.head else { return false }
        return rest.contains { functionType($0.type) != nil }
    }

    /// Whether a closure behind the call may be for the parameter.
    func takesClosure(_ parameter: FunctionDecl.Parameter) -> Bool {
        functionType(parameter.type) != nil || parameter.type.optionalPayload == nil && mayBeFunction(parameter.type, of: parameter)
    }

    private func mayBeFunction(_ type: SwiftType, of parameter: FunctionDecl.Parameter) -> Bool {
        switch type.head {
        case .function: true
        case .parameter, .member: !parameter.isAutoclosure
        case .existential(let protocols, _): protocols.isEmpty
        default: type.optionalPayload.map { mayBeFunction($0, of: parameter) } ?? false
        }
    }

    func functionType(_ type: SwiftType) -> FunctionType? {
        switch type.head {
        case .function(let function): function
        default: type.optionalPayload.flatMap(functionType)
        }
    }

    /// Whether the number of a closure's parameters suits.
    func closureFits(_ argument: Argument, _ parameter: FunctionDecl.Parameter, anyCount: Bool) -> Bool {
        guard let closure = argument.source.closure else { return true }
        guard let function = functionType(parameter.type) else {
            if case .trailing = argument.source { return parameter.isAutoclosure || takesClosure(parameter) }
            return parameter.isAutoclosure || mayBeFunction(parameter.type, of: parameter)
        }
        if !function.isThrowing, closure.signature?.effectSpecifiers?.throwsClause != nil { return false }
        if anyCount { return true }
        let count = function.parameters.count
        if let explicit = parameterCount(closure) {
            if explicit == count { return true }
            if count == 1, case .tuple(let elements) = function.parameters[0].type.head { return elements.count == explicit }
            if count == 1, case .member = function.parameters[0].type { return explicit >= 1 }
            if count == 1, case .parameter = function.parameters[0].type { return explicit >= 1 }
            return false
        }
        let used = shorthandCount(closure)
        if used < count, isUnfinished(closure) { return true }
        if used == 0 {
            // Of what turns out to be `()` it need not speak.
            if count == 1, case .member = function.parameters[0].type { return true }
            return count == 0
        }
        return used == count || count == 1
    }

    func usesEachParameter(_ arguments: [Argument], _ candidate: CallCandidate, _ assignment: [Int: [Int]]) -> Bool {
        assignment.allSatisfy { place, indices in
            guard let closure = arguments[indices[0]].source.closure else { return true }
            let named = parameterCount(closure) ?? shorthandCount(closure)
            return functionType(candidate.parameters[place].type).map { $0.parameters.count == named } ?? true
        }
    }

    /// Why a closure does not fit a parameter.
    func closureMismatch(_ argument: Argument, _ parameter: FunctionDecl.Parameter) -> String {
        guard let closure = argument.source.closure else { return "a closure does not fit here" }
        guard let wanted = functionType(parameter.type) else {
            let given = if case .trailing = argument.source { "trailing closure" } else { "closure" }
            return "\(given) passed to parameter of type '\(parameter.type.resolved)' that does not accept a closure"
        }
        let given = parameterCount(closure) ?? shorthandCount(closure)
        return given == 0 ? ignoredArgumentsMessage(wanted) : closureCountMessage(wanted, given)
    }

    /// The number of named parameters; `nil` for a closure without any.
    func parameterCount(_ closure: ClosureExprSyntax) -> Int? {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list)?: list.count
        case .parameterClause(let clause)?: clause.parameters.count
        case nil: nil
        }
    }

    /// One more than the highest `$n` in the closure, 0 without any.
    func shorthandCount(_ closure: ClosureExprSyntax) -> Int {
        if let known = shorthandCounts[closure.id] { return known }
        final class Finder: SyntaxVisitor {
            var count = 0
            override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
                if case .dollarIdentifier(let text) = node.baseName.tokenKind, let number = Int(text.dropFirst()) { count = max(count, number + 1) }
                return .visitChildren
            }
            // A closure inside has its own arguments.
            override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        shorthandCounts[closure.id] = finder.count
        return finder.count
    }
}
