import Diagnostics
import SwiftModel

/// What a candidate gives to a call's closures and wants of them, as far as the other arguments determine it: closures that get the same have the same faults.
struct ClosureInput: Equatable {
    /// One closure's types and result builder.
    struct Closure: Equatable {
        let parameters: [SwiftType]
        let builder: NominalDecl?
        /// `nil` where the closure determines it.
        let result: SwiftType?
    }
    let closures: [Closure]

    /// Whether names mean the same in the closures: what a builder makes of their statements changes no name's meaning.
    func givesNamesTheSameMeaning(as other: ClosureInput) -> Bool {
        closures.count == other.closures.count
            && zip(closures, other.closures).allSatisfy { own, other in
                own.parameters == other.parameters && (own.builder == nil) == (other.builder == nil) && (own.builder != nil || own.result == other.result)
            }
    }
}

/// What was wrong in the closures of one call with the candidates that were tried.
struct ClosureFaults {
    private var faulty: [(input: ClosureInput, areOfNames: Bool)] = []
    /// Whether each candidate that was tried failed for a name: no candidate that gives the closures the same fits.
    private(set) var areOfNamesAlone = true

    /// Whether a candidate that gives the closures this has a fault that is known.
    func include(_ input: ClosureInput?) -> Bool {
        guard let input else { return false }
        return faulty.contains { $0.input == input || $0.areOfNames && $0.input.givesNamesTheSameMeaning(as: input) }
    }

    /// Notes what a candidate's closures were found wrong with.
    mutating func add(_ faults: [Diagnostic], for input: ClosureInput?) {
        let areOfNames = faults.contains(where: \.isFaultOfName)
        if !areOfNames { areOfNamesAlone = false }
        if let input, !faults.isEmpty { faulty.append((input, areOfNames)) }
    }
}

extension Diagnostic {
    /// Whether something isn't defined, whatever is wanted in its place.
    var isFaultOfName: Bool { ["unknown-name", "unknown-type", "unknown-member"].contains(code) }
}

extension CallAttempt {
    /// What the candidate gives to closures; `nil` where that isn't known before they are checked.
    var closureInput: ClosureInput? {
        var closures: [ClosureInput.Closure] = []
        for index in assignment.keys.sorted() {
            guard let given = assignment[index]?.first, arguments[given].source.closure != nil else { continue }
            guard let function = checker.functionType(type(of: index)) else { return nil }
            let (types, result) = (function.parameters.map(\.type.resolved), function.result.resolved)
            guard !types.contains(where: \.hasVariables), result.isOpenVariable || !result.hasVariables else { return nil }
            closures.append(.init(parameters: types, builder: parameters[index].builder, result: result.isOpenVariable ? nil : result))
        }
        return ClosureInput(closures: closures)
    }
}
