import Diagnostics

/// A struct, class, enum or protocol.
public final class NominalDecl: Hashable {
    public enum Kind: String { case `struct`, `class`, `enum`, `protocol` }
    public let kind: Kind
    public let name: String
    public let parent: NominalDecl?
    /// Distinguishes declarations of one name; stable as long as the qualified name is.
    public let key: Int
    public let isPrelude: Bool
    /// Which well-known declaration of the libraries it is.
    public let known: KnownType?
    public let span: Span?
    public let attributes: Attributes
    /// An actor, which is a class otherwise.
    package var isActor = false
    /// `P & B` with a class, which nobody declares: whatever has both conforms.
    package internal(set) var isComposition = false
    /// A library's type with a parameter pack. Here it has one parameter, for the tuple of what the pack holds: see `packed`.
    package var takesPack = false
    /// A whole number in the place of a type: the 3 of `InlineArray<3, Int>`.
    package fileprivate(set) var integerValue: Int?
    /// What the declaration says before its members, as far as it has been read.
    package var header = Header()
    /// What it contains, as far as it has been read.
    package var content = Content()
    /// Reads what a library's text holds when it is first needed; `nil` where all was read at once.
    package var reader: (any DeclarationReader)?

    package struct Header {
        package var parameters: [GenericParameter] = []
        package var requirements: [Requirement] = []
        package var conformances: [Conformance] = []
        package var superclass: SwiftType?
        package var rawType: SwiftType?
        package var associatedTypes: [AssociatedType] = []
        package var primaryAssociatedTypes: [String] = []
        package var refined: [NominalDecl] = []
        package var suppressesCopyable = false
        /// Whether it inherits from a type of a framework that isn't here, whose members nobody knows.
        package var inheritsUnsupported = false
    }

    package struct Content {
        package var storedProperties: [VariableDecl] = []
        package var cases: [EnumCase] = []
        package var members: [String: [Member]] = [:]
        package var deinitializer: FunctionDecl?
    }

    private func readHeader() { reader?.readHeader() }
    private func readContent() { reader?.readContent() }

    /// Those of enclosing types first. A protocol's only parameter is `Self`.
    public var parameters: [GenericParameter] {
        readHeader()
        return header.parameters
    }
    public var requirements: [Requirement] {
        readHeader()
        return header.requirements
    }
    /// Declared conformances, by the type itself or by an extension with its conditions.
    public var conformances: [Conformance] {
        readHeader()
        return header.conformances
    }
    public var superclass: SwiftType? {
        readHeader()
        return header.superclass
    }
    public var rawType: SwiftType? {
        readHeader()
        return header.rawType
    }
    public var associatedTypes: [AssociatedType] {
        readHeader()
        return header.associatedTypes
    }
    /// The names of those in angle brackets after the protocol's name.
    package var primaryAssociatedTypes: [String] {
        readHeader()
        return header.primaryAssociatedTypes
    }
    /// Protocols that a protocol refines.
    public var refined: [NominalDecl] {
        readHeader()
        return header.refined
    }

    /// Whether the type, or a class or protocol above it, inherits from a type of a framework that isn't here.
    package var isPartlyKnown: Bool {
        readHeader()
        return header.inheritsUnsupported || header.refined.contains { $0.header.inheritsUnsupported }
            || sequence(first: self, next: { $0.superclass?.nominal }).prefix(64).contains { $0.header.inheritsUnsupported }
    }

    /// `~Copyable`: values are moved, not copied; of a protocol, that such types may conform.
    package var suppressesCopyable: Bool {
        readHeader()
        return header.suppressesCopyable
    }

    /// In the order of declaration; a class's own ones (its superclass's come before them in an instance).
    public var storedProperties: [VariableDecl] {
        readContent()
        return content.storedProperties
    }
    public var cases: [EnumCase] {
        readContent()
        return content.cases
    }
    public var deinitializer: FunctionDecl? {
        readContent()
        return content.deinitializer
    }

    public package(set) var nestedTypes: [String: NominalDecl] = [:]
    public package(set) var aliases: [String: TypeAlias] = [:]

    /// The members of a name, those of extensions in the same module too.
    public func members(named name: String) -> [Member] {
        reader?.readMembers(named: name, of: self, taking: nil)
        return content.members[name] ?? []
    }
    /// The members of a name, as far as a call with this many arguments may mean them: others may be left unread.
    package func members(named name: String, taking count: Int) -> [Member] {
        reader?.readMembers(named: name, of: self, taking: count)
        return content.members[name] ?? []
    }
    public func hasMember(named name: String) -> Bool { !members(named: name).isEmpty }
    /// All members by name, which reads any that are left.
    public var allMembers: [String: [Member]] {
        reader?.readAllMembers(of: self)
        return content.members
    }
    /// The names of all members.
    public var memberNames: Set<String> {
        readContent()
        return Set(content.members.keys).union(reader?.memberNames(of: self) ?? [])
    }
    /// A protocol's requirements, by name.
    package var requiredMembers: [Member] {
        readContent()
        return content.members.sorted { $0.key < $1.key }.flatMap(\.value).filter { member in
            switch member {
            case .function(let function): function.isRequirement
            case .variable(let variable): variable.isRequirement
            case .enumCase: false
            }
        }
    }
    /// Releases everything that it declares.
    func forget() {
        (header, content, reader) = (Header(), Content(), nil)
        (nestedTypes, aliases) = ([:], [:])
    }
    package func add(_ member: Member, named name: String) { content.members[name, default: []].append(member) }

    package init(kind: Kind, name: String, parent: NominalDecl?, key: Int, isPrelude: Bool, span: Span?, attributes: Attributes) {
        (self.kind, self.name, self.parent, self.key, self.isPrelude) = (kind, name, parent, key, isPrelude)
        (self.span, self.attributes) = (span, attributes)
        known = isPrelude ? KnownType(rawValue: parent.map { "\($0.name).\(name)" } ?? name) : nil
    }

    /// A whole number in the place of a type.
    convenience init(integer: Int) {
        self.init(kind: .struct, name: String(integer), parent: nil, key: 0, isPrelude: true, span: nil, attributes: Attributes())
        integerValue = integer
    }

    public static func == (a: NominalDecl, b: NominalDecl) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// `Outer.Inner`.
    public var qualifiedName: String { parent.map { "\($0.qualifiedName).\(name)" } ?? name }
    /// The module that a library declaration belongs to; `nil` for those of a snippet.
    package var libraryModule: String? { span?.source.library }
    /// The type with its own parameters as arguments: `Self` inside its declaration.
    public var selfType: SwiftType {
        let parameters = parameters
        return kind == .protocol ? .parameter(parameters[0]) : .nominal(self, parameters.map(SwiftType.parameter))
    }
}
