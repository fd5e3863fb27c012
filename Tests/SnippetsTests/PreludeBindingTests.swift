import Testing

@testable import Snippets

/// The prelude declares the API once; each declaration without a body has its binding, and each binding its declaration.
struct PreludeBindingTests {
    static let interface = Interface.standard()

    /// The keys of all prelude declarations without a body.
    static var declaredKeys: Set<String> {
        var keys: Set<String> = []
        func add(_ function: FunctionDecl?) {
            guard let function else { return }
            if let key = function.nativeKey { keys.insert(key) }
            add(function.subscriptSetter)
        }
        func add(_ member: Member) {
            switch member {
            case .function(let function): add(function)
            case .variable(let variable):
                add(variable.getter)
                add(variable.setter)
            case .enumCase: break
            }
        }
        let module = interface.module
        for decl in module.nominals { decl.members.values.joined().forEach(add) }
        for members in module.addedMembers.values { members.values.joined().forEach(add) }
        for function in module.functions.values.joined() { add(function) }
        for variable in module.variables.values { add(.variable(variable)) }
        return keys
    }

    static var boundKeys: Set<String> { Set(Bridge().natives.functions.keys) }

    @Test func preludeHasNoFaults() {
        #expect(Self.interface.diagnostics.map(\.message) == [])
    }

    @Test func bridgeBindsOnlyDeclarations() {
        #expect(Self.boundKeys.subtracting(Self.declaredKeys).sorted() == [])
    }

    @Test func declarationsHaveBindings() {
        let known = Self.boundKeys.union(StandardNatives.table.keys)
        #expect(Self.declaredKeys.filter { !known.contains($0) && Intrinsic.named($0) == nil }.sorted() == [])
    }
}
