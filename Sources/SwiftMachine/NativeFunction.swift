import SwiftModel

/// One call of a native binding.
public struct NativeCall {
    /// `self` first for instance members, then the arguments in the order of the parameters: defaults filled in, variadic ones as one array,
    /// closures as `.function`, autoclosures too.
    public let arguments: [Value]
    /// Concrete types for `decl.parameters`, `Self` of a protocol extension first.
    public let typeArguments: [SwiftType]
    /// Concrete, opaque types replaced by what is behind them.
    public let resultType: SwiftType
    public let machine: Machine
    /// Where the call is in the snippet.
    public let line: Int?
    /// The `@Entry` property whose accessor is called (`FunctionDecl.entry`), for the bindings `@Entry` and `@Entry.set`.
    public let entry: VariableDecl?

    public init(arguments: [Value], typeArguments: [SwiftType], resultType: SwiftType, machine: Machine, line: Int?, entry: VariableDecl?) {
        (self.arguments, self.typeArguments, self.resultType, self.machine, self.line) = (arguments, typeArguments, resultType, machine, line)
        self.entry = entry
    }
}

/// A native binding. A mutating member returns the box `[result, new self]` and is registered with `mutating`.
public typealias NativeFunction = (NativeCall) throws -> Value

/// The native bindings by the key of their declaration in the prelude: `Owner.name(label: Type, _: Type)`, types as written there.
public struct NativeTable {
    private let find: (String) -> NativeFunction?
    private var added: [String: NativeFunction] = [:]

    /// - Parameter find: the binding of a key; called once for each call in the code that runs.
    public init(_ find: @escaping (String) -> NativeFunction? = { _ in nil }) { self.find = find }
    public mutating func bind(_ key: String, _ function: @escaping NativeFunction) { added[key] = function }
    func function(_ key: String) -> NativeFunction? { added[key] ?? find(key) }
}

/// What a binding may call on the running machine (implemented in Machine+Services.swift):
///
///     func call(_ function: Value, _ arguments: [Value]) throws -> Value          // a closure value
///     func callMember(_ name: String, of type: SwiftType, base: Value?, arguments: [Value]) throws -> Value   // by full name, witnesses and own members
///     func staticMember(_ name: String, of type: SwiftType) throws -> Value        // a static property: `K.defaultValue`
///     func isEqual(_ a: Value, _ b: Value, _ type: SwiftType) throws -> Bool?      // by ==, else derived; nil where it cannot be compared
///     func printed(_ value: Value, _ type: SwiftType) throws -> String             // as print prints it
///     func hashed(_ value: Value, _ type: SwiftType) throws -> HashedValue         // Hashable; custom == and hash(into:) respected
///     func output(_ line: String) throws                                          // a printed line, counted against the limit
///     func trap(_ message: String) -> RuntimeError                                 // to be thrown
///     func conforms(_ type: SwiftType, to target: KnownType) -> Bool
