import SwiftModel

/// What to do about values of wrappers and of `ForEach` that aren't what these take.
extension Checker {
    /// A model without `ObservableObject` in a wrapper that wants one.
    func observationHelp(_ type: SwiftType, _ target: NominalDecl, of candidate: CallCandidate?) -> String? {
        guard target.name == "ObservableObject", let decl = type.resolved.nominal, !decl.isPrelude, let wrapper = candidate?.owner?.nominal?.name else {
            return nil
        }
        let isObservable = decl.attributes.contains("Observable")
        if decl.kind != .class {
            return wrapper == "ObservedObject" ? "'\(decl.name)' is a value: leave '@ObservedObject' out" : "'\(decl.name)' is a value: '@State' keeps it"
        }
        guard isObservable else { return "declare 'class \(decl.name): ObservableObject', with '@Published' at the properties that views show" }
        switch wrapper {
        case "StateObject": return "'\(decl.name)' is '@Observable': write '@State' in place of '@StateObject'"
        case "EnvironmentObject": return "'\(decl.name)' is '@Observable': write '@Environment(\(decl.name).self)' in place of '@EnvironmentObject'"
        case "ObservedObject": return "'\(decl.name)' is '@Observable': leave '@ObservedObject' out, or write '@Bindable' for bindings"
        default: return nil
        }
    }

    /// `ForEach(0...3)`, `ForEach(items.count)`.
    func rangeHelp(_ type: SwiftType, of candidate: CallCandidate?) -> String? {
        guard type.resolved.isKnown(.int), let candidate, candidate.owner?.isKnown(.forEach) ?? false else { return nil }
        let data = candidate.map.first { $0.key.name == "Data" }?.value.resolved
        if data?.isKnown(.int) ?? false { return "a number isn't a collection: write '0..<' before it" }
        return data?.isKnown(.closedRange) ?? false ? "write a range without its end, 'a..<b', or name what tells the numbers apart: 'id: \\.self'" : nil
    }
}
