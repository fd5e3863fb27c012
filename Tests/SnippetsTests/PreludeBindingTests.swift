import Testing

@testable import SwiftChecker
@testable import SwiftMachine
@testable import SwiftModel
@testable import SwiftUIBridge

/// The prelude declares the API once; each declaration without a body has its binding, and each binding its declaration.
@Suite struct PreludeBindingTests {
    @Test func eachDeclarationWithoutBodyIsBound() {
        let unbound = onLargeStack {
            Interface.forTests.nativeKeys.filter { Bridge.function($0) == nil && StandardNatives.table[$0] == nil && Intrinsic.named($0) == nil }.sorted()
        }
        #expect(unbound == [])
    }

    @Test func eachBindingIsDeclared() {
        let undeclared = onLargeStack {
            let declared = SDK.allCases.reduce(into: Interface.forTests.nativeKeys) { $0.formUnion(Interface.standard($1).nativeKeys) }
            return Set(Bridge.registrar.functions.keys).subtracting(declared).union(
                Bridge.registrar.packs.keys.filter { name in
                    !declared.contains { $0.hasPrefix(name + "(") }
                }
            ).sorted()
        }
        #expect(undeclared == [])
    }

    @Test func eachBodyOfThePreludeIsSound() {
        let faults = onLargeStack {
            let interface = Interface.standard()
            for function in interface.functions { _ = function.body }
            for variable in interface.module.allVariables { _ = variable.initializer }
            return interface.diagnostics.map { $0.rendered() }
        }
        #expect(faults == [])
    }
}

extension Interface {
    /// All functions, accessors and initializers of the prelude.
    fileprivate var functions: [FunctionDecl] {
        readEverything()
        var members: [Member] = module.nominals.flatMap { $0.allMembers.values.joined() }
        members += module.addedMembers.values.flatMap { $0.values.joined() }
        members += module.variables.values.map(Member.variable)
        let functions = members.flatMap { member -> [FunctionDecl] in
            switch member {
            case .function(let function): [function, function.subscriptSetter].compactMap { $0 }
            case .variable(let variable): [variable.getter, variable.setter].compactMap { $0 }
            case .enumCase: []
            }
        }
        return functions + module.functions.values.joined()
    }

    fileprivate var nativeKeys: Set<String> { Set(functions.compactMap(\.nativeKey)) }
}
