import Diagnostics

/// The declarations of a text or of the prelude, by name, over those of an earlier module.
public final class Module {
    package let base: Module?
    package let isPrelude: Bool
    public let sdk: SDK
    /// What has been read of a library; see `type(_:)`, `alias(_:)`, `functions(_:)` and `variable(_:)`.
    package var types: [String: NominalDecl] = [:]
    package var aliases: [String: TypeAlias] = [:]
    package var functions: [String: [FunctionDecl]] = [:]
    package var variables: [String: VariableDecl] = [:]
    /// What the files of folders declare for themselves, by text.
    package var files: [ObjectIdentifier: FileDeclarations] = [:]
    /// The texts that are files of a folder, with the place of the folder among the inputs.
    package var folders: [ObjectIdentifier: Int] = [:]
    /// The text in which names are looked up.
    package var file: ObjectIdentifier?
    private var knownTypes: [KnownType: NominalDecl] = [:]
    private var compositions: [Set<SwiftType>: NominalDecl] = [:]
    private var integers: [Int: NominalDecl] = [:]
    /// What has not been read yet, in a library.
    package var library: (any DeferredDeclarations)?
    /// What extensions in this module add to types of the module below.
    package var addedMembers: [NominalDecl: [String: [Member]]] = [:]
    package var addedTypes: [NominalDecl: [String: NominalDecl]] = [:]
    package var addedAliases: [NominalDecl: [String: TypeAlias]] = [:]
    package var addedConformances: [NominalDecl: [Conformance]] = [:]
    private var declaresNoncopyableTypes = false
    /// Whether the program declares a type that says `~Copyable`.
    package var hasNoncopyableTypes: Bool {
        get { declaresNoncopyableTypes || base?.hasNoncopyableTypes ?? false }
        set { declaresNoncopyableTypes = newValue }
    }
    /// In the order of declaration, local ones too.
    public package(set) var nominals: [NominalDecl] = []
    /// Types that later inputs declare again.
    private var retired: [NominalDecl] = []
    public package(set) var allFunctions: [FunctionDecl] = []
    public package(set) var allVariables: [VariableDecl] = []

    /// `P & B` of a class and protocols, the same one whatever their order.
    package func composition(of base: SwiftType, with protocols: [NominalDecl]) -> NominalDecl {
        let key = Set([base] + protocols.map { .existential([$0], [:]) })
        if let known = compositions[key] { return known }
        let made = NominalDecl(composing: base, with: protocols.sorted { $0.name < $1.name })
        compositions[key] = made
        return made
    }

    /// A whole number in the place of a type, the same declaration each time.
    package func integer(_ value: Int) -> SwiftType {
        let decl = integers[value] ?? NominalDecl(integer: value)
        integers[value] = decl
        return .nominal(decl, [])
    }

    package init(base: Module?, isPrelude: Bool, sdk: SDK? = nil) {
        (self.base, self.isPrelude, self.sdk) = (base, isPrelude, sdk ?? base?.sdk ?? .current)
    }

    /// A type and what it declares hold each other.
    deinit { for decl in nominals + retired { decl.forget() } }

    /// Leaves types out of all checks.
    package func retire(_ isReplaced: (NominalDecl) -> Bool) {
        retired += nominals.filter(isReplaced)
        nominals.removeAll(where: isReplaced)
    }

    /// The libraries' module.
    package var root: Module { base?.root ?? self }

    package func type(_ name: String) -> NominalDecl? { own?.types[name] ?? ownType(name) ?? base?.type(name) }
    func ownType(_ name: String) -> NominalDecl? {
        library?.declareType(name)
        return types[name]
    }
    package func alias(_ name: String) -> TypeAlias? { ownAlias(name) ?? base?.alias(name) }
    package func ownAlias(_ name: String) -> TypeAlias? {
        library?.declareType(name)
        return own?.aliases[name] ?? aliases[name]
    }
    package func variable(_ name: String) -> VariableDecl? {
        library?.declareGlobals(name)
        return own?.variables[name] ?? variables[name] ?? base?.variable(name)
    }
    package func functions(_ name: String) -> [FunctionDecl] {
        library?.declareGlobals(name)
        return (own?.functions[name] ?? []) + (functions[name] ?? []) + (base?.functions(name) ?? [])
    }
    /// The names of types, for did-you-mean.
    package var typeNames: [String] { Array(types.keys) + (library?.typeNames ?? []) + (base?.typeNames ?? []) }
    /// The names of functions and variables at the top level, for did-you-mean.
    package var globalNames: [String] { Array(functions.keys) + Array(variables.keys) + (library?.globalNames ?? []) + (base?.globalNames ?? []) }
    /// The names of property wrappers and result builders.
    package var attributeTypeNames: [String] {
        let own = types.filter { !$0.value.attributes.names.isDisjoint(with: ["propertyWrapper", "resultBuilder"]) }.map(\.key)
        return own + (library?.attributeTypeNames ?? []) + (base?.attributeTypeNames ?? [])
    }
    /// The declarations of a name at the top level of a library, as they are written; empty where a snippet declares the name.
    package func written(named name: String) -> [WrittenDeclaration] {
        if let library { return library.written(named: name) + (base?.written(named: name) ?? []) }
        return types[name] == nil && functions[name] == nil && variables[name] == nil && aliases[name] == nil ? base?.written(named: name) ?? [] : []
    }
    /// Whether a library's type only has a name.
    package func isBare(typeNamed name: String) -> Bool { library?.isBare(typeNamed: name) ?? base?.isBare(typeNamed: name) ?? false }

    /// - Parameter count: the number of arguments, where only functions that take as many are of interest.
    package func members(_ name: String, of decl: NominalDecl, taking count: Int? = nil) -> [Member] {
        let own = count.map { decl.members(named: name, taking: $0) } ?? decl.members(named: name)
        let added = added(name, to: decl)
        return seen(added.isEmpty ? own : own + added)
    }
    private func added(_ name: String, to decl: NominalDecl) -> [Member] {
        let own = addedMembers[decl]?[name] ?? []
        guard let base else { return own }
        return own + base.added(name, to: decl)
    }
    package func nestedType(_ name: String, in decl: NominalDecl) -> NominalDecl? {
        decl.nestedTypes[name] ?? addedTypes[decl]?[name] ?? base?.nestedType(name, in: decl)
    }
    package func alias(_ name: String, in decl: NominalDecl) -> TypeAlias? {
        decl.aliases[name] ?? addedAliases[decl]?[name] ?? base?.alias(name, in: decl)
    }
    package func conformances(of decl: NominalDecl) -> [Conformance] {
        var list = decl.conformances
        var module: Module? = self
        while let current = module {
            list += current.addedConformances[decl] ?? []
            module = current.base
        }
        return list
    }
    /// All member names, for did-you-mean and completion.
    package func memberNames(of decl: NominalDecl) -> [String] {
        var names = Array(decl.memberNames)
        var module: Module? = self
        while let current = module {
            names += (current.addedMembers[decl] ?? [:]).keys
            module = current.base
        }
        return names
    }

    /// A well-known declaration of the prelude, even if a snippet declares one of that name. Read when first needed.
    public func nominal(_ known: KnownType) -> NominalDecl {
        if let base { return base.nominal(known) }
        if let found = knownTypes[known] { return found }
        // A prelude without it is a bug; an empty stand-in keeps it a diagnostic instead of a crash.
        let found =
            type(known.rawValue) ?? NominalDecl(kind: .struct, name: known.rawValue, parent: nil, key: 0, isPrelude: true, span: nil, attributes: Attributes())
        knownTypes[known] = found
        return found
    }
    package func named(_ known: KnownType, _ arguments: SwiftType...) -> SwiftType { .nominal(nominal(known), arguments) }
}
