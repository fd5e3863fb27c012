import SwiftModel

/// An instance of a class. When the last reference goes, the snippet's `deinit` is queued and runs at the end of the statement, or of the function.
///
/// Its fields follow it in memory: one piece is taken and given back for both.
public final class Instance: ManagedBuffer<InstanceHeader, Value> {
    public var runtimeClass: RuntimeClass { withUnsafeMutablePointerToHeader { $0.pointee.runtimeClass } }
    /// Those of the superclasses first.
    public var fields: Fields { Fields(self, row) }
    @inline(__always)
    var row: FieldRow { withUnsafeMutablePointers { FieldRow(places: $1, count: $0.pointee.fieldCount) } }
    @inline(__always)
    var isObservable: Bool { withUnsafeMutablePointerToHeader { $0.pointee.isObservable } }

    static func make(_ runtimeClass: RuntimeClass) -> Instance {
        let made = make(InstanceHeader(runtimeClass, isDying: false))
        made.row.places.initialize(repeating: .none, count: runtimeClass.fieldCount)
        return made
    }

    /// What replaces a dying instance while its `deinit` runs.
    static func make(dying runtimeClass: RuntimeClass, fields: [Value]) -> Instance {
        let made = make(InstanceHeader(runtimeClass, isDying: true))
        for index in 0..<runtimeClass.fieldCount { (made.row.places + index).initialize(to: fields.indices.contains(index) ? fields[index] : .none) }
        return made
    }

    private static func make(_ header: InstanceHeader) -> Instance {
        unsafeDowncast(create(minimumCapacity: header.fieldCount) { _ in header }, to: Instance.self)
    }

    public var decl: NominalDecl { runtimeClass.decl }
    public var type: SwiftType { runtimeClass.type }

    /// An initializer of the class at the root begins: those of the subclasses have set what is theirs.
    func form() { withUnsafeMutablePointerToHeader { $0.pointee.isFormed = true } }

    deinit {
        withUnsafeMutablePointers { header, places in
            let count = header.pointee.fieldCount
            let runtimeClass = header.pointee.runtimeClass
            let ends = header.pointee.hasDeinitializer && header.pointee.isFormed && !header.pointee.isDying
            if ends, runtimeClass.isInitialized(places), let machine = runtimeClass.machine {
                machine.queueDeinitializer(of: runtimeClass, fields: machine.moved(places, count))
            }
            FieldRow(places: places, count: count).releaseValues()
        }
    }
}

/// What an instance knows of itself, apart from its fields.
public struct InstanceHeader {
    fileprivate let runtimeClass: RuntimeClass
    fileprivate let fieldCount: Int
    fileprivate let isObservable: Bool
    fileprivate let hasDeinitializer: Bool
    fileprivate let isDying: Bool
    /// Whether an initializer of the class at the root has begun: what fails before ends without `deinit`.
    fileprivate var isFormed: Bool

    fileprivate init(_ runtimeClass: RuntimeClass, isDying: Bool) {
        (self.runtimeClass, fieldCount, self.isDying) = (runtimeClass, runtimeClass.fieldCount, isDying)
        (isObservable, hasDeinitializer) = (runtimeClass.isObservable, runtimeClass.hasDeinitializer)
        isFormed = runtimeClass.isFormedAtOnce
    }
}

/// A class with its type arguments.
public final class RuntimeClass {
    public let decl: NominalDecl
    public let type: SwiftType
    /// Taken away when the machine ends, which holds its classes. A weak reference would cost more than all else at the end of an instance.
    private var owner: Unmanaged<Machine>?
    package var machine: Machine? { owner?.takeUnretainedValue() }
    /// Those that the fields are the values of: a superclass's come first.
    public let properties: [VariableDecl]
    var fieldCount: Int { properties.count }
    /// The `deinit`s, the class's own first.
    let deinitializers: [FunctionInstance]
    /// Reads and writes of stored properties are reported to the machine's observer.
    let isObservable: Bool
    /// What sets the initial values of a new instance, once needed.
    @exclusivity(unchecked) var initialValues: Code?
    /// The members that answer calls of the declarations they override.
    var overrides: [FunctionInstance: FunctionInstance] = [:]
    var hasDeinitializer: Bool { !deinitializers.isEmpty }
    /// Whether the class at the root is the library's, whose initializers don't form objects.
    fileprivate let isFormedAtOnce: Bool
    /// The fields that hold nothing only until they are initialized.
    private let demandingFields: [Int]

    init(_ decl: NominalDecl, _ type: SwiftType, machine: Machine, properties: [VariableDecl], deinitializers: [FunctionInstance]) {
        (self.decl, self.type, self.owner, self.properties, self.deinitializers) = (decl, type, .passUnretained(machine), properties, deinitializers)
        isObservable = properties.contains(where: machine.isObservable)
        isFormedAtOnce = machine.types.root(of: type).nominal?.isPrelude ?? true
        demandingFields = properties.indices.filter { !properties[$0].isLazy && !properties[$0].isWeak && properties[$0].type.isAlwaysValue }
    }

    /// Whether an instance is more than what an initializer that failed leaves behind: of that no `deinit` runs.
    func isInitialized(_ places: UnsafeMutablePointer<Value>) -> Bool { demandingFields.allSatisfy { !places[$0].isNone } }

    func forgetMachine() { owner = nil }
}

extension SwiftType {
    /// Whether a variable of the type can't hold nothing.
    fileprivate var isAlwaysValue: Bool {
        guard let decl = nominal else { return false }
        if !decl.isPrelude { return decl.kind == .class || decl.kind == .enum || !decl.storedProperties.isEmpty }
        return decl.kind == .class || [.string, .int, .double, .bool, .array, .dictionary, .set].contains(decl.known)
    }
}

/// Receives reads and writes of the stored properties of `@Observable` classes.
public protocol InstanceObserver: AnyObject {
    func didRead(_ property: VariableDecl, of instance: Instance, line: Int?)
    /// After the change; `old` is the value before.
    ///
    /// - Parameter isInPlace: whether the value was changed where it is, by `+=`, a subscript, a mutating method or `&`, not set.
    func didSet(_ property: VariableDecl, of instance: Instance, old: Value, isInPlace: Bool, line: Int?)
}

/// A captured variable, shared by the function and its closures.
public final class Cell {
    @exclusivity(unchecked) var value: Value
    init(_ value: Value) { self.value = value }
    deinit { value.release() }

    /// Moves the value out, to be changed and set again.
    @inline(__always)
    func taken() -> Value {
        let taken = value
        value = .none
        return taken
    }
}

/// What a `weak` variable holds.
final class WeakReference {
    private(set) weak var instance: Instance?
    /// The object's type where the variable is of a protocol's type.
    private let erasedType: SwiftType?

    init(_ value: Value) {
        if case .any(let existential) = value {
            (erasedType, instance) = (existential.type, existential.value.instance)
        } else {
            (erasedType, instance) = (nil, value.instance)
        }
    }

    /// The object as the variable's type has it; nothing when it is gone.
    var value: Value {
        guard let instance else { return .none }
        return erasedType.map { .any(Existential(type: $0, value: .object(instance))) } ?? .object(instance)
    }
}
