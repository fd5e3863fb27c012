import Diagnostics
import SwiftModel

/// `@State` where it is a macro: with the SDK of Xcode 27.
extension Checker {
    /// What assigning to a state with an inline value does in an initializer.
    enum StateAssignment {
        /// It uses `self` before everything in it has a value.
        case tooEarly(beforeSuper: Bool)
        case discarded
    }

    func isStateMacro(_ wrapper: WrapperUse) -> Bool {
        module.sdk != .xcode26 && !module.isPrelude && wrapper.decl.known == .state
    }

    /// The attribute with what the macro makes of it, which the property remembers; a wrapper beside it is reported.
    func expandedState(_ variable: VariableDecl, _ wrapper: WrapperUse, hasValue: Bool, at place: Span) -> WrapperUse {
        if !wrapper.inner.isEmpty, ([wrapper] + wrapper.inner).contains(where: isStateMacro) {
            error(
                "redeclaration", "invalid redeclaration of synthesized property '_\(variable.name)'", at: place,
                help: "with Xcode 27 '@State' is a macro, which declares '_\(variable.name)' itself: keep one of the attributes")
        }
        guard wrapper.inner.isEmpty, isStateMacro(wrapper) else { return wrapper }
        variable.isStateMacro = true
        variable.hasInlineState = hasValue || !wrapper.arguments.isEmpty
        var expanded = wrapper
        expanded.isLazy = variable.hasInlineState && variable.isWrittenPrivate
        return expanded
    }

    func report(_ assignment: StateAssignment, to variable: VariableDecl, at place: Span) {
        let (name, isOfClass) = (variable.name, variable.owner?.kind == .class)
        switch assignment {
        case .tooEarly(let beforeSuper):
            let end = beforeSuper ? "'super.init' call" : "all stored properties are initialized"
            error(
                "uninitialized",
                isOfClass ? "'self' used in property access '_\(name)' before \(end)" : "variable 'self.\(name)' used before being initialized", at: place,
                help: "'\(name)' has an inline value, so this isn't its first assignment: leave out the inline value, or set the other properties before")
        case .discarded:
            warning(
                "state-assignment", "the inline value of '@State' property '\(name)' wins; what 'init' assigns is discarded", at: place,
                help: "leave out the inline value where '\(name)' is declared")
        }
    }

    /// Whether a struct gets no memberwise initializer: the private one would set `__x` of a state twice.
    func losesMemberwiseInitializer(_ decl: NominalDecl) -> Bool {
        decl.kind == .struct && decl.storedProperties.contains { $0.wrapped?.wrapper?.isLazy ?? false } && decl.storedProperties.allSatisfy(\.isWrittenPrivate)
    }

    /// Reports a call of the initializer that a struct loses so.
    func reportLost(at place: Span) {
        error(
            "arguments", "no exact matches in call to initializer", at: place,
            help: "with Xcode 27 a struct gets no memberwise initializer if all its properties are private and one is a '@State' with a value: write 'init'")
    }
}

extension VariableDecl {
    var isWrittenPrivate: Bool { !attributes.names.isDisjoint(with: ["private", "fileprivate"]) }
}
