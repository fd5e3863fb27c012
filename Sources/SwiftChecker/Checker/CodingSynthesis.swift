import Diagnostics
import SwiftModel
import SwiftSyntax

/// Members that the compiler derives for `Encodable`, `Decodable` and `CodingKey`. They are written as text and read like the program's own.
extension Checker {
    func synthesizeCoding(_ decl: NominalDecl, _ parts: NominalSyntax) {
        guard !module.isPrelude, decl.kind != .protocol else { return }
        if decl.kind == .enum, decl.rawType == nil, declares(.codingKey, decl), decl.cases.allSatisfy(\.payload.isEmpty) {
            collectDerived(DerivedCoding.keyMembers(decl.cases.map(\.name), besides: { decl.hasMember(named: $0) }), of: decl)
        }
        let (isDecodable, isEncodable) = (derives(.decodable, decl), derives(.encodable, decl))
        guard isDecodable || isEncodable || decl.nestedTypes["CodingKeys"] == nil && (declares(.decodable, decl) || declares(.encodable, decl)) else { return }
        // Values with raw values are coded by the library.
        if decl.rawType != nil || declares(.rawRepresentable, decl) { return }
        if decl.kind == .enum {
            let coding = DerivedEnumCoding(cases: decl.cases.map { codedCase($0, of: decl) }, keys: writtenKeys("CodingKeys", of: decl))
            return collectDerived(coding.members(isDecodable: isDecodable, isEncodable: isEncodable), of: decl)
        }
        let isObservable = names(parts.attributes, parts.modifiers).makeObservable
        let wrapped = Set(decl.storedProperties.compactMap(\.wrapped?.name))
        let properties = DerivedCoding.Property.all(in: parts.members, isObservable: isObservable).map { property in
            wrapped.contains(property.name) ? property.wrapped : property
        }
        let keys = writtenKeys("CodingKeys", of: decl)
        if let keys, !Set(keys).isSubset(of: properties.map(\.key)) { return }
        let derived = DerivedCoding(
            properties: properties, keys: keys, isClass: decl.kind == .class, isFinal: names(parts.attributes, parts.modifiers).contains("final"),
            usesOwnDecoding: hasOwnDecoding)
        collectDerived(derived.members(isDecodable: isDecodable, isEncodable: isEncodable), of: decl)
    }

    /// The cases of a type's own keys.
    private func writtenKeys(_ name: String, of decl: NominalDecl) -> [String]? {
        decl.nestedTypes[name].map { keys in
            collectAwaited(keys)
            return keys.cases.map(\.name)
        }
    }

    private func codedCase(_ item: EnumCase, of decl: NominalDecl) -> DerivedEnumCoding.Case {
        let keysName = item.name.prefix(1).uppercased() + item.name.dropFirst() + "CodingKeys"
        let values = zip(item.payload, item.defaults).enumerated().map { index, value in
            DerivedEnumCoding.Value(label: value.0.label, key: value.0.label ?? "_\(index)", hasDefault: value.1 != nil)
        }
        return DerivedEnumCoding.Case(name: item.name, values: values, keysName: keysName, keys: writtenKeys(keysName, of: decl))
    }

    /// Whether the program extends the container that derived initializers read.
    private var hasOwnDecoding: Bool {
        guard let container = module.root.type("KeyedDecodingContainer") else { return false }
        return awaited[container] != nil || ["decode", "decodeIfPresent"].contains { module.addedMembers[container]?[$0] != nil }
    }

    private func declares(_ known: KnownType, _ decl: NominalDecl) -> Bool {
        module.conformances(of: decl).contains { $0.protocol.selfAndRefined.contains { $0.known == known } }
    }

    /// Whether a type declares the conformance and not the member.
    func derives(_ known: KnownType, _ decl: NominalDecl) -> Bool {
        guard declares(known, decl), let member = Self.codingMembers[known] else { return false }
        if let superclass = decl.superclass, conformances.conforms(superclass, to: module.nominal(known)) { return false }
        let isWritten = decl.members(named: String(member.prefix { $0 != "(" })).contains {
            if case .function(let function) = $0 { function.fullName == member } else { false }
        }
        return !isWritten && !(awaited[decl] ?? []).contains { $0.declares(known) }
    }

    static let codingMembers: [KnownType: String] = [.decodable: "init(from:)", .encodable: "encode(to:)"]

    /// Whether the compiler wrote the member.
    func isDerived(_ function: FunctionDecl) -> Bool { function.attributes.contains(DerivedCoding.attribute) }

    /// The conditions under which a type can be decoded, or encoded: of a type's keys, none.
    private func codingConditions(_ known: KnownType, _ decl: NominalDecl) -> [Requirement] {
        module.conformances(of: decl).first { $0.protocol.selfAndRefined.contains { $0.known == known } }?.conditions ?? []
    }

    func collectDerived(_ members: [String], of decl: NominalDecl) {
        guard !members.isEmpty else { return }
        let text = SourceText(name: "what is derived for \(decl.name)", text: members.joined(separator: "\n"))
        let items = Parsing.parseApart(text, folds: true).items.compactMap { $0.item.as(DeclSyntax.self) }
        let saved = (source, extensionAccess)
        // As visible as the type.
        (source, extensionAccess) = (text, "public")
        defer { (source, extensionAccess) = saved }
        let types = items.filter { NominalSyntax($0) != nil }
        for item in types { declareType(item, in: decl) }
        for item in types { declareInheritance(item) }
        for item in items {
            collectMembers([item], of: decl, under: codingConditions(item.is(InitializerDeclSyntax.self) ? .decodable : .encodable, decl))
        }
        for case .function(let function) in decl.members(named: "init") + decl.members(named: "encode") where function.span?.source === text {
            function.attributes.names.insert(DerivedCoding.attribute)
            let check = function.checkBody
            let known: KnownType = function.kind == .initializer ? .decodable : .encodable
            let conditions = codingConditions(known, decl)
            // What can't be derived is reported at the conformance.
            function.checkBody = { [unowned self] in
                let assumed = conformances.assumptions
                conformances.assumptions += conditions
                defer { conformances.assumptions = assumed }
                return uncodableType(module.nominal(known), decl) == nil ? check?() ?? Body() : Body()
            }
        }
    }
}

extension AwaitedMembers {
    /// Whether it is an extension in which the program writes the member that is derived elsewhere.
    fileprivate func declares(_ known: KnownType) -> Bool {
        guard let node = item.as(ExtensionDeclSyntax.self) else { return false }
        return node.memberBlock.members.contains { member in
            if known == .decodable { return member.decl.as(InitializerDeclSyntax.self)?.signature.hasOnlyLabel("from") ?? false }
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.word == "encode" else { return false }
            return function.signature.hasOnlyLabel("to")
        }
    }
}

extension FunctionSignatureSyntax {
    fileprivate func hasOnlyLabel(_ label: String) -> Bool { parameterClause.parameters.map(\.firstName.text) == [label] }
}

/// The text of derived members.
struct DerivedCoding {
    static let attribute = "_derived"

    struct Property {
        let name: String
        var isOptional: Bool
        /// A `let` with a value, which is never read.
        let isFixed: Bool
        let hasValue: Bool
        /// `_name` for an observable object's property, whose storage is coded.
        let key: String
        /// What holds its value: of a wrapped property, the wrapper, which is coded in its place.
        var storage: String

        var wrapped: Self {
            var copy = self
            (copy.isOptional, copy.storage) = (false, "_\(name)")
            return copy
        }
    }
    let properties: [Property]
    /// The cases of the program's own `CodingKeys`.
    let keys: [String]?
    let isClass, isFinal: Bool
    /// Whether values are decoded by the overloads that fit their types, among which are the program's.
    let usesOwnDecoding: Bool

    private func decoding(_ property: Property) -> String {
        let (isOptional, key) = (property.isOptional, ".`\(property.key)`")
        let type = "Swift.\(isOptional ? "_wrappedType" : "_type")(of: \\Self.`\(property.storage)`)"
        let value =
            usesOwnDecoding
            ? "\(isOptional ? "decodeIfPresent" : "decode")(\(type), forKey: \(key))" : "\(isOptional ? "_valueIfPresent" : "_value")(\(key))"
        return "self.`\(property.storage)` = try container.\(value)"
    }

    func members(isDecodable: Bool, isEncodable: Bool) -> [String] {
        let coded = properties.filter { keys?.contains($0.key) ?? true }
        var members: [String] = []
        if keys == nil {
            members.append("enum CodingKeys: Swift.CodingKey { \(coded.isEmpty ? "" : "case " + coded.map { "`\($0.key)`" }.joined(separator: ", ")) }")
        }
        let isComplete = properties.allSatisfy { property in property.hasValue || property.isOptional || coded.contains { $0.name == property.name } }
        if isDecodable, isComplete {
            // What has no keys is decoded from anything.
            let container = coded.isEmpty ? [] : ["let container = try decoder.container(keyedBy: CodingKeys.self)"]
            let values = coded.filter { !$0.isFixed }.map(decoding)
            members.append(
                """
                \(isClass && !isFinal ? "required " : "")init(from decoder: any Swift.Decoder) throws {
                    \((container + values).joined(separator: "\n    "))
                }
                """)
        }
        if isEncodable {
            let values = coded.map { "try container.\($0.isOptional ? "encodeIfPresent" : "encode")(self.`\($0.storage)`, forKey: .`\($0.key)`)" }
            members.append(
                """
                func encode(to encoder: any Swift.Encoder) throws {
                    var container = encoder.container(keyedBy: CodingKeys.self)
                    \(values.joined(separator: "\n    "))
                }
                """)
        }
        return members
    }

    /// The members of keys without raw values.
    static func keyMembers(_ cases: [String], besides hasMember: (String) -> Bool) -> [String] {
        var members: [String] = []
        if !hasMember("stringValue") {
            let texts = cases.map { "case .`\($0)`: return \"\($0)\"" }.joined(separator: "; ")
            members.append("var stringValue: Swift.String { \(cases.isEmpty ? "\"\"" : "switch self { \(texts) }") }")
            let keys = cases.map { "case \"\($0)\": self = .`\($0)`" }.joined(separator: "; ")
            members.append("init?(stringValue: Swift.String) { \(cases.isEmpty ? "return nil" : "switch stringValue { \(keys); default: return nil }") }")
        }
        if !hasMember("intValue") {
            members.append("var intValue: Swift.Int? { nil }")
            members.append("init?(intValue: Swift.Int) { return nil }")
        }
        return members
    }
}

extension DerivedCoding.Property {
    /// The stored properties that are written among the members.
    static func all(in members: MemberBlockItemListSyntax, isObservable: Bool) -> [Self] {
        members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { node -> [Self] in
            let modifiers = node.modifiers.map(\.name.text)
            guard !modifiers.contains("static"), !modifiers.contains("class"), !modifiers.contains("lazy") else { return [] }
            let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
            return node.bindings.enumerated().compactMap { index, binding in
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word, binding.isStored else { return nil }
                // `var a, b: Int`
                let written = node.bindings.dropFirst(index).lazy.compactMap(\.typeAnnotation).first
                let type = binding.typeAnnotation ?? (binding.initializer == nil ? written : nil)
                let isOptional = type.map { $0.type.is(OptionalTypeSyntax.self) || $0.type.trimmedDescription.hasPrefix("Optional<") } ?? false
                let hasValue = binding.initializer != nil || (isOptional && !isLet)
                return Self(
                    name: name, isOptional: isOptional, isFixed: isLet && binding.initializer != nil, hasValue: hasValue,
                    key: isObservable && !isLet && !node.isIgnoredByObservation ? "_\(name)" : name, storage: name)
            }
        }
    }
}

extension VariableDeclSyntax {
    fileprivate var isIgnoredByObservation: Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "ObservationIgnored" }
    }
}

extension PatternBindingSyntax {
    /// Whether it has no accessors, or observers alone.
    fileprivate var isStored: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list): list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}
