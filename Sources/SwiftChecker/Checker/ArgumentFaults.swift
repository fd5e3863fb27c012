import Diagnostics
import SwiftModel

/// What is wrong with the number and the labels of a call's arguments.
struct ArgumentFault {
    let message: String
    /// `nil` for the name of what is called.
    var place: Span?
    /// How far the call is from one that fits.
    var cost = 0
    /// Whether there are arguments that no parameter takes, and nothing else is wrong.
    var isExtra = false
}

extension Checker {
    /// The error for a call that no candidate takes: that of the nearest candidate; where they differ, that none fits.
    func fault(of arguments: [Argument], _ all: [CallCandidate], named name: String, at place: Span) -> ArgumentFault {
        // What only the library calls isn't what is meant.
        let candidates = module.isPrelude ? all : all.filter { $0.writtenName != nil }
        if candidates.isEmpty, let owner = all.first?.owner {
            return ArgumentFault(message: "'\(owner.resolved)' cannot be constructed because it has no accessible initializers", place: place)
        }
        let faults = candidates.map { fault(of: arguments, $0, at: place) }
        let nearest = faults.filter { fault in faults.allSatisfy { fault.cost <= $0.cost } }
        if let first = nearest.first,
            first.cost == 0 || nearest.allSatisfy({ $0.isExtra }) || nearest.allSatisfy({ $0.message == first.message })
        {
            return first
        }
        // A parameter of a named type says more than one of any type.
        let plain = zip(faults, candidates).filter { $0.cost == nearest.first?.cost && !$1.isGeneric }.map(\.0)
        if let first = plain.first, plain.count < nearest.count, plain.allSatisfy({ $0.message == first.message }) { return first }
        return ArgumentFault(message: "no exact matches in call to \(candidates.first.map { kind(of: $0, named: name) } ?? "'\(name)'")")
    }

    private func kind(of candidate: CallCandidate, named name: String) -> String {
        guard case .function(let decl) = candidate.target else { return "enum case '\(name)'" }
        if decl.kind == .initializer { return "initializer" }
        if name == "subscript" { return "subscript" }
        if decl.isStatic { return "static method '\(name)'" }
        return decl.owner == nil ? "\(module.functions(name).contains(decl) ? "global" : "local") function '\(name)'" : "instance method '\(name)'"
    }

    private func fault(of arguments: [Argument], _ candidate: CallCandidate, at place: Span) -> ArgumentFault {
        let parameters = candidate.parameters
        let trailing = arguments.firstIndex { if case .trailing = $0.source { $0.label == nil } else { false } }
        let takesFunction = parameters.contains { functionType($0.type) != nil }
        let matching = LabelMatching(
            labels: arguments.map(\.label), trailing: trailing,
            parameters: parameters.map {
                let takesClosure = takesFunction ? functionType($0.type) != nil : takesClosure($0)
                return .init(label: $0.label, isOptional: $0.hasDefault, isVariadic: $0.isVariadic, takesClosure: takesClosure)
            })
        let (extra, missing) = (matching.extra, matching.missing)
        let labels = labelFault(arguments, matching.wanted, trailing)
        let order = matching.outOfOrder
        let cost =
            5 * extra.count + 2 * missing.count + (labels?.cost ?? 0) + (order == nil ? 0 : 1) + 3 * unsuited(arguments, parameters, matching.bound)
        if let trailing, extra == [trailing], let open = missing.first {
            return ArgumentFault(message: closureMismatch(arguments[trailing], parameters[open]), place: arguments[trailing].span, cost: cost)
        }
        if let labels { return ArgumentFault(message: labels.message, place: opening(arguments, place), cost: cost) }
        if let first = extra.first {
            if extra.count > 1 {
                let positions = extra.map { "#\($0 + 1)" }.joined(separator: ", ")
                return ArgumentFault(message: "extra arguments at positions \(positions) in call", place: opening(arguments, place), cost: cost, isExtra: true)
            }
            return ArgumentFault(message: extraMessage(arguments[first]), place: arguments[first].span, cost: cost, isExtra: true)
        }
        if let first = missing.first {
            let names = missing.map { parameters[$0].label.map { "'\($0)'" } ?? "#\($0 + 1)" }.joined(separator: ", ")
            if missing.count > 1 {
                return ArgumentFault(message: "missing arguments for parameters \(names) in call", place: opening(arguments, place), cost: cost)
            }
            let before = matching.bound[..<first].flatMap { $0 }.filter { $0 != trailing }.max()
            return ArgumentFault(message: "missing argument for parameter \(names) in call", place: insertion(arguments, after: before, place), cost: cost)
        }
        if let (moved, other) = order {
            func name(_ index: Int) -> String { arguments[index].label.map { "argument '\($0)'" } ?? "unnamed argument #\(index + 1)" }
            return ArgumentFault(
                message: "\(name(moved)) must precede \(name(other))", place: arguments[moved].whole ?? arguments[moved].span, cost: cost)
        }
        if case .failure(.closure(let argument, let parameter)) = match(arguments, candidate) {
            let place = arguments[argument].source.closure.map(namesPlace) ?? arguments[argument].span
            return ArgumentFault(message: closureMismatch(arguments[argument], parameters[parameter]), place: place)
        }
        return ArgumentFault(message: "no exact matches in call to '\(candidate.name)'", cost: cost)
    }

    /// How many arguments are not of the type that their parameter names.
    private func unsuited(_ arguments: [Argument], _ parameters: [FunctionDecl.Parameter], _ bound: [[Int]]) -> Int {
        zip(parameters, bound).reduce(0) { count, pair in
            let (parameter, indices) = pair
            return count
                + indices.count { index in
                    if arguments[index].source.closure != nil { return !closureFits(arguments[index], parameter, anyCount: false) }
                    guard !parameter.isAutoclosure, functionType(parameter.type) != nil || parameter.type.nominal?.parameters.isEmpty == true,
                        case .syntax(let syntax) = arguments[index].source
                    else { return false }
                    return trial { converted(expression(syntax, parameter.type), to: parameter.type) } == nil
                }
        }
    }

    private func extraMessage(_ argument: Argument) -> String {
        if case .trailing = argument.source { return "extra trailing closure passed in call" }
        return argument.label.map { "extra argument '\($0)' in call" } ?? "extra argument in call"
    }

    /// The error for wrong labels, and how much is wrong.
    private func labelFault(_ arguments: [Argument], _ wanted: [String?], _ trailing: Int?) -> (message: String, cost: Int)? {
        let pairs = zip(arguments.map(\.label), wanted).filter { $0 != $1 }
        guard !pairs.isEmpty else { return nil }
        let missing = pairs.filter { $0.0 == nil }, extraneous = pairs.filter { $0.1 == nil }
        let cost = 1 + 2 * extraneous.count + 3 * (pairs.count - missing.count - extraneous.count)
        let labels = pairs.count == 1 ? "label" : "labels"
        func written(_ labels: [String?]) -> String { "'" + labels.map { ($0 ?? "_") + ":" }.joined() + "'" }
        if missing.count == pairs.count { return ("missing argument \(labels) \(written(pairs.map(\.1))) in call", cost) }
        if extraneous.count == pairs.count { return ("extraneous argument \(labels) \(written(pairs.map(\.0))) in call", cost) }
        return ("incorrect argument \(labels) in call (have \(written(arguments.map(\.label))), expected \(written(wanted)))", cost)
    }

    // MARK: Places

    /// The opening parenthesis; a sole argument without a label is itself the place.
    private func opening(_ arguments: [Argument], _ call: Span) -> Span? {
        let written = arguments.compactMap(\.whole)
        guard let first = written.first else { return closing(arguments, call).map { point($0.range.lowerBound - 1, call) } }
        if arguments.count == 1, arguments[0].label == nil { return first }
        let utf8 = call.source.utf8
        return utf8[..<first.range.lowerBound].lastIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }.map { point($0, call) }
    }

    /// Where a missing argument would be.
    private func insertion(_ arguments: [Argument], after index: Int?, _ call: Span) -> Span? {
        if let index { return point(arguments[index].span.range.upperBound, call) }
        return arguments.first?.whole.map { point($0.range.lowerBound, call) } ?? closing(arguments, call)
    }

    /// The closing parenthesis of a call without arguments between its parentheses; where it would be.
    private func closing(_ arguments: [Argument], _ call: Span) -> Span? {
        guard let closure = arguments.first else { return point(call.range.upperBound - 1, call) }
        let before = call.source.utf8[..<closure.span.range.lowerBound].lastIndex { $0 > UInt8(ascii: " ") }
        return before.map { point(call.source.utf8[$0] == UInt8(ascii: ")") ? $0 : $0 + 1, call) }
    }

    private func point(_ offset: Int, _ call: Span) -> Span {
        let start = min(max(0, offset), call.source.utf8.count)
        return Span(call.source, start..<min(start + 1, call.source.utf8.count))
    }
}
