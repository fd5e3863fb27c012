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
