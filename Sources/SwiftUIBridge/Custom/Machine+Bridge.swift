import SwiftMachine
import SwiftModel
import ViewTree

extension Machine {
    /// Calls a closure value; gives its result and its arguments afterwards, those given `inout` with their new values.
    func callUpdating(_ function: Value, _ arguments: [Value]) throws -> UpdatedCall {
        var arguments = arguments
        let result = try call(function, updating: &arguments)
        return UpdatedCall(result: result, arguments: arguments)
    }

    /// Calls a method of a type that is known by its declaration: where overloads differ in their types only.
    func callUpdating(_ method: FunctionDecl, of type: SwiftType, base: Value, arguments: [Value]) throws -> UpdatedCall {
        var values = [base] + arguments
        let result = try invoke(types.instance(method, type.arguments), updating: &values)
        return UpdatedCall(result: result, arguments: values)
    }

    /// What a key path of plain properties names, to distinguish bindings; `nil` where it has other steps.
    func keyPathIdentity(_ keyPath: Value) -> AnyHashable? {
        guard case .native(let object) = keyPath, let path = object as? KeyPathValue else { return nil }
        let properties = path.properties.compactMap { $0 }
        return properties.count == path.components.count ? AnyHashable(properties) : nil
    }
}

extension DeclaredView: WrappingHashable, PrintableNative {
    /// Colors are values of a program too.
    package var hashable: AnyHashable? {
        if case .leaf(let color as ColorValue) = kind { return AnyHashable(color) }
        return nil
    }

    package var printedText: String {
        guard case .leaf(let color as ColorValue) = kind else { return type.description }
        return color.opacity == 1 ? color.name : "\(color.name).opacity(\(color.opacity))"
    }
}
