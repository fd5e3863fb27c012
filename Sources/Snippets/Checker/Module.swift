import Diagnostics
import SwiftSyntax

/// The declarations of a text or of the prelude, by name, over those of an earlier module.
public final class Module {
    let base: Module?
    let isPrelude: Bool
    public let sdk: SDK
    /// What has been read of a library; see `type(_:)`, `alias(_:)`, `functions(_:)` and `variable(_:)`.
    var types: [String: NominalDecl] = [:]
    var aliases: [String: TypeAlias] = [:]
    var functions: [String: [FunctionDecl]] = [:]
    var variables: [String: VariableDecl] = [:]
    /// What has not been read yet, in a library.
    var library: DeferredLibrary?
    /// What extensions in this module add to types of the module below.
    var addedMembers: [NominalDecl: [String: [Member]]] = [:]
    var addedTypes: [NominalDecl: [String: NominalDecl]] = [:]
    var addedAliases: [NominalDecl: [String: TypeAlias]] = [:]
    var addedConformances: [NominalDecl: [Conformance]] = [:]
    /// In the order of declaration, local ones too.
    public internal(set) var nominals: [NominalDecl] = []
    public internal(set) var allFunctions: [FunctionDecl] = []
    public internal(set) var allVariables: [VariableDecl] = []

    init(base: Module?, isPrelude: Bool, sdk: SDK? = nil) {
        (self.base, self.isPrelude, self.sdk) = (base, isPrelude, sdk ?? base?.sdk ?? .current)
    }

    /// A type and what it declares hold each other.
    deinit { for decl in nominals { decl.forget() } }

    func type(_ name: String) -> NominalDecl? { ownType(name) ?? base?.type(name) }
    func ownType(_ name: String) -> NominalDecl? {
        library?.declareType(name)
        return types[name]
    }
    func alias(_ name: String) -> TypeAlias? { ownAlias(name) ?? base?.alias(name) }
    func ownAlias(_ name: String) -> TypeAlias? {
        library?.declareType(name)
        return aliases[name]
    }
    func variable(_ name: String) -> VariableDecl? {
        library?.declareGlobals(name)
        return variables[name] ?? base?.variable(name)
    }
    func functions(_ name: String) -> [FunctionDecl] {
        library?.declareGlobals(name)
        return (functions[name] ?? []) + (base?.functions(name) ?? [])
    }
    /// The names of types, for did-you-mean.
    var typeNames: [String] { Array(types.keys) + (library.map { Array($0.typeNames) } ?? []) + (base?.typeNames ?? []) }
    /// The names of functions and variables at the top level, for did-you-mean.
    var globalNames: [String] { Array(functions.keys) + Array(variables.keys) + (library.map { Array($0.globalNames) } ?? []) + (base?.globalNames ?? []) }
    /// The names of property wrappers and result builders.
    var attributeTypeNames: [String] {
        let own = types.filter { !$0.value.attributes.names.isDisjoint(with: ["propertyWrapper", "resultBuilder"]) }.map(\.key)
        return own + (library?.attributeTypeNames ?? []) + (base?.attributeTypeNames ?? [])
    }
    /// The declarations of a name at the top level of a library, as they are written; empty where a snippet declares the name.
    func written(named name: String) -> [WrittenDeclaration] {
        if let library { return library.written(named: name) + (base?.written(named: name) ?? []) }
        return types[name] == nil && functions[name] == nil && variables[name] == nil && aliases[name] == nil ? base?.written(named: name) ?? [] : []
    }
    /// Whether a library's type only has a name.
    func isBare(typeNamed name: String) -> Bool { library?.isBare(typeNamed: name) ?? base?.isBare(typeNamed: name) ?? false }

    /// - Parameter count: the number of arguments, where only functions that take as many are of interest.
    func members(_ name: String, of decl: NominalDecl, taking count: Int? = nil) -> [Member] {
        let own = count.map { decl.members(named: name, taking: $0) } ?? decl.members(named: name)
        let added = added(name, to: decl)
        return added.isEmpty ? own : own + added
    }
    private func added(_ name: String, to decl: NominalDecl) -> [Member] {
        let own = addedMembers[decl]?[name] ?? []
        guard let base else { return own }
        return own + base.added(name, to: decl)
    }
    func nestedType(_ name: String, in decl: NominalDecl) -> NominalDecl? {
        decl.nestedTypes[name] ?? addedTypes[decl]?[name] ?? base?.nestedType(name, in: decl)
    }
    func alias(_ name: String, in decl: NominalDecl) -> TypeAlias? {
        decl.aliases[name] ?? addedAliases[decl]?[name] ?? base?.alias(name, in: decl)
    }
    func conformances(of decl: NominalDecl) -> [Conformance] {
        var list = decl.conformances
        var module: Module? = self
        while let current = module {
            list += current.addedConformances[decl] ?? []
            module = current.base
        }
        return list
    }
    /// All member names, for did-you-mean and completion.
    func memberNames(of decl: NominalDecl) -> [String] {
        var names = Array(decl.memberNames)
        var module: Module? = self
        while let current = module {
            names += (current.addedMembers[decl] ?? [:]).keys
            module = current.base
        }
        return names
    }

    /// A well-known declaration of the prelude.
    public func nominal(_ name: String) -> NominalDecl {
        if let found = type(name) { return found }
        // A prelude without it is a fault of ours; an empty stand-in keeps it a diagnostic instead of a crash.
        let missing = NominalDecl(kind: .struct, name: name, parent: nil, key: 0, isPrelude: true, span: nil, attributes: Attributes())
        types[name] = missing
        return missing
    }
    func named(_ name: String, _ arguments: SwiftType...) -> SwiftType { .nominal(nominal(name), arguments) }
}
