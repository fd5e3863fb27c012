import SwiftModel

/// A closure or function as a value.
public final class FunctionValue {
    package enum Kind {
        /// Code; it finds itself, with what it captured, in the register after its parameters.
        case code(Code)
        case native(([Value]) throws -> Value)
    }
    let kind: Kind
    @exclusivity(unchecked) private(set) var captures: [Value]
    package init(_ kind: Kind, captures: [Value] = []) { (self.kind, self.captures) = (kind, captures) }
    deinit { captures.release() }
}

/// A key path: its steps, with the arguments of subscripts evaluated.
public final class KeyPathValue {
    public enum Component {
        case stored(VariableDecl, index: Int, inClass: Bool)
        case computed(VariableDecl, getter: FunctionInstance, setter: FunctionInstance?)
        case subscripted(getter: FunctionInstance, setter: FunctionInstance?, arguments: [Value])
        case tupleElement(Int)
        case optionalChain
        case forceUnwrap

        /// Whether it is a property of an object, which others hold as well.
        var isOfObject: Bool {
            switch self {
            case .stored(_, _, let inClass): inClass
            case .computed(let property, _, _): property.owner?.kind == .class
            default: false
            }
        }
    }
    public let components: [Component]
    /// The type of what it begins at.
    let rootType: SwiftType
    /// The type of what it leads to.
    package let valueType: SwiftType
    init(_ components: [Component], from rootType: SwiftType, to valueType: SwiftType) {
        (self.components, self.rootType, self.valueType) = (components, rootType, valueType)
    }

    /// Whether it is of a class of key paths, by its name and arguments.
    func isOf(_ name: String, _ arguments: [SwiftType]) -> Bool {
        guard zip(arguments, [rootType, valueType]).allSatisfy({ $0 == $1 }) else { return false }
        switch name {
        case "AnyKeyPath", "PartialKeyPath", "KeyPath": return true
        case "WritableKeyPath": return isWritable
        case "ReferenceWritableKeyPath": return isWritable && components.contains(where: \.isOfObject)
        default: return false
        }
    }

    private var isWritable: Bool {
        components.allSatisfy { component in
            switch component {
            case .stored(let variable, _, _): !variable.isLet
            case .computed(_, _, let setter), .subscripted(_, let setter, _): setter != nil
            case .optionalChain: false
            default: true
            }
        }
    }

    /// The properties it walks through; `nil` where a step is none.
    public var properties: [VariableDecl?] {
        components.map {
            switch $0 {
            case .stored(let variable, _, _), .computed(let variable, _, _): variable
            default: nil
            }
        }
    }
}

/// A function with concrete type arguments; its code is made at the first call.
public final class FunctionInstance: Hashable {
    public let decl: FunctionDecl
    public let typeArguments: [SwiftType]
    var code: Code?

    init(_ decl: FunctionDecl, _ typeArguments: [SwiftType]) { (self.decl, self.typeArguments) = (decl, typeArguments) }
    public static func == (a: FunctionInstance, b: FunctionInstance) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    var substitution: [GenericParameter: SwiftType] {
        Dictionary(zip(decl.parameters, typeArguments), uniquingKeysWith: { first, _ in first })
    }
    /// Whether a call passes `self` before the arguments. An initializer of a class gets the instance to fill, a static member of a class the class.
    var takesSelf: Bool {
        guard let owner = decl.owner else { return false }
        if decl.kind == .initializer { return owner.kind == .class && decl.nativeKey == nil }
        return !decl.isStatic || isOfClass
    }
    /// Whether it is a static member of a class, which subclasses may override.
    var isOfClass: Bool { decl.isStatic && decl.kind != .initializer && decl.owner?.kind == .class && decl.nativeKey == nil }
    /// The class that a static member is found on, where none is named.
    var ownerType: SwiftType? { decl.owner.map { $0.selfType.substituting(substitution) } }
    var argumentCount: Int { decl.arguments.count + (takesSelf ? 1 : 0) }
    /// The places among the arguments whose changes go back to the caller.
    var inoutPlaces: [Int] {
        let offset = takesSelf ? 1 : 0
        var places = decl.arguments.indices.filter { decl.arguments[$0].isInout }.map { $0 + offset }
        if offset == 1, decl.isMutating, decl.owner?.kind != .class { places.insert(0, at: 0) }
        return places
    }
    /// Whether a call may end with an error: the function throws, or a function given to it may.
    var mayThrow: Bool {
        decl.isThrowing
            || decl.arguments.contains {
                if case .function(let type) = $0.type.head { return type.isThrowing }
                if case .function(let type)? = $0.type.optionalPayload?.head { return type.isThrowing }
                return false
            }
    }
}
