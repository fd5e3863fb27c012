import SwiftModel

/// An instance of a class. When the last reference goes, the snippet's `deinit` is queued and runs at the end of the statement, or of the function.
public final class Instance {
    public let runtimeClass: RuntimeClass
    /// Those of the superclasses first.
    public var fields: Fields { Fields(self, row) }
    let row: FieldRow
    /// Replaces a dying instance while its `deinit` runs.
    let isDying: Bool

    init(_ runtimeClass: RuntimeClass) { (self.runtimeClass, row, isDying) = (runtimeClass, FieldRow(count: runtimeClass.fieldCount), false) }

    init(dying runtimeClass: RuntimeClass, fields: [Value]) { (self.runtimeClass, row, isDying) = (runtimeClass, FieldRow(fields), true) }

    public var decl: NominalDecl { runtimeClass.decl }
    public var type: SwiftType { runtimeClass.type }

    deinit {
        if runtimeClass.hasDeinitializer, !isDying, let machine = runtimeClass.machine {
            machine.queueDeinitializer(of: runtimeClass, fields: machine.moved(row.places, row.count))
        }
        row.release()
    }
}

/// A class with its type arguments.
public final class RuntimeClass {
    public let decl: NominalDecl
    public let type: SwiftType
    /// Taken away when the machine ends, which holds its classes. A weak reference would cost more than all else at the end of an instance.
    private var owner: Unmanaged<Machine>?
    package var machine: Machine? { owner?.takeUnretainedValue() }
    let fieldCount: Int
    /// The `deinit`s, the class's own first.
    let deinitializers: [FunctionInstance]
    /// Reads and writes of stored properties are reported to the machine's observer.
    let isObservable: Bool
    /// What sets the initial values of a new instance, once needed.
    @exclusivity(unchecked) var initialValues: Code?
    /// The members that answer calls of the declarations they override.
    var overrides: [FunctionInstance: FunctionInstance] = [:]
    var hasDeinitializer: Bool { !deinitializers.isEmpty }

    init(_ decl: NominalDecl, _ type: SwiftType, machine: Machine, fieldCount: Int, deinitializers: [FunctionInstance]) {
        (self.decl, self.type, self.owner, self.fieldCount, self.deinitializers) = (decl, type, .passUnretained(machine), fieldCount, deinitializers)
        isObservable = decl.attributes.makeObservable
    }

    func forgetMachine() { owner = nil }
}

/// Receives reads and writes of the stored properties of `@Observable` classes.
public protocol InstanceObserver: AnyObject {
    func didRead(_ property: VariableDecl, of instance: Instance, line: Int?)
    /// After the change; `old` is the value before.
    func didSet(_ property: VariableDecl, of instance: Instance, old: Value, line: Int?)
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
