import Diagnostics
import SwiftModel

/// Statements whose value is unused, in Swift's words.
extension Checker {
    func warnUnused(_ expr: Expr) {
        guard trialDepth == 0, !expr.type.isVoid, !expr.type.isError, !expr.type.isKnown(.never) else { return }
        if let payload = expr.type.optionalPayload, payload.isVoid { return }
        if isDiscardable(expr) || reportUncalled(expr) { return }
        let help = isView(expr.type) ? "a view shows where a view builder takes it, as in 'body'; this code only runs" : nil
        if let message = unusedCall(expr) {
            warning("unused-result", message, at: expr.span, help: help ?? "use it, or write '_ ='")
        } else if let message = unusedValue(expr) {
            let isCallable = !members("callAsFunction", of: expr.type, isStatic: false).isEmpty
            warning("unused", message, at: expr.span, help: help ?? (isCallable ? "call it: write '\(expr.span.text)()'" : "use it, or leave it out"))
        }
    }

    /// Whether it calls what has a result that may be left: `item?.load()`.
    private func isDiscardable(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .call(let callee, _, _): callee.decl.attributes.contains("discardableResult")
        case .optionalChain(let inner), .tryForce(let inner), .await(let inner), .wrap(let inner): isDiscardable(inner)
        default: false
        }
    }

    /// `nil` for anything but a call.
    private func unusedCall(_ expr: Expr) -> String? {
        switch expr.kind {
        case .call(let callee, _, _): unusedCall(of: callee.decl)
        case .callValue: "result of call to function returning '\(expr.type.resolved)' is unused"
        case .enumCase(_, let arguments) where !arguments.isEmpty: "result of call to function returning '\(expr.type.resolved)' is unused"
        case .tryOptional: "result of 'try?' is unused"
        case .and: "result of operator '&&' is unused"
        case .or: "result of operator '||' is unused"
        case .not: "result of operator '!' is unused"
        case .nilCoalesce: "result of operator '??' is unused"
        case .optionalChain(let inner), .tryForce(let inner), .await(let inner), .wrap(let inner): unusedCall(inner)
        default: nil
        }
    }

    private func unusedCall(of decl: FunctionDecl) -> String {
        if decl.kind == .initializer { return "result of '\(decl.owner?.name ?? decl.name)' initializer is unused" }
        let isOperator = !(decl.name.first.map { $0.isLetter || $0 == "_" } ?? true)
        if isOperator { return "result of operator '\(decl.name)' is unused" }
        return "result of call to '\(decl.arguments.allSatisfy { $0.label == nil } && !decl.arguments.isEmpty ? decl.name : decl.fullName)' is unused"
    }

    private func endsInCall(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .call, .callValue: true
        case .optionalChain(let inner), .tryForce(let inner), .await(let inner), .wrap(let inner): endsInCall(inner)
        default: false
        }
    }

    private func unusedValue(_ expr: Expr) -> String? {
        switch expr.kind {
        case .integer: "integer literal is unused"
        case .float: "floating-point literal is unused"
        case .boolean: "boolean literal is unused"
        case .string, .interpolation: "string literal is unused"
        case .optionalChain(let inner) where endsInCall(inner): nil
        case .local(let variable) where !variable.isLet: "variable is unused"
        case .global(let variable) where !variable.isLet: "variable is unused"
        case .local, .global, .member, .staticMember, .tupleElement, .metatype, .enumCase, .array, .dictionary, .tuple, .subscripted, .forceUnwrap,
            .conditional, .conditionalCast, .forceCast, .typeTest, .dynamicType, .optionalChain:
            "expression of type '\(expr.type.resolved)' is unused"
        default: nil
        }
    }
}
