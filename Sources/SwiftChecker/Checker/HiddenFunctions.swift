import Diagnostics
import SwiftModel

/// Functions of the top level whose names mean a member inside of a type.
extension Checker {
    /// Reports that a name is a member's where a function of the top level is meant.
    ///
    /// - Parameter method: what the name is looked up to be, with other labels than the call's.
    func isHidden(_ global: CallCandidate, by method: CallCandidate?, at place: Span) -> Bool {
        guard case .function(let decl) = global.target, !module.isPrelude else { return false }
        guard let method else { return isHiddenByOtherMember(decl, at: place) }
        guard case .function(let own) = method.target, !own.isPrelude || hidesByLibrary(own) else { return false }
        reportHidden(decl, isByStatic: own.isStatic, at: place)
        return true
    }

    /// Whether a member of the library hides functions of the top level: not one of `String`, not one that a vector has, and not one that a conditional conformance
    /// gives (measured).
    private func hidesByLibrary(_ member: FunctionDecl) -> Bool {
        guard let decl = context.nominal, decl.known != .string, member.owner?.known != .simd || decl == member.owner else { return false }
        let conformance = module.conformances(of: decl).first { $0.protocol.selfAndRefined.contains { $0 == member.owner } }
        return conformance?.conditions.isEmpty ?? true
    }

    /// A type's member hides a function from its instances, and an instance's from its type.
    private func isHiddenByOtherMember(_ decl: FunctionDecl, at place: Span) -> Bool {
        guard let own = typeOfSelf, let nominal = context.nominal, nominal.known != .string else { return false }
        let (type, isStatic): (SwiftType, Bool) = if case .metatype(let inner) = own { (inner, true) } else { (own, false) }
        guard !members(decl.name, of: type, isStatic: !isStatic).isEmpty else { return false }
        if isStatic {
            reportHidden(decl, isByStatic: false, at: place)
        } else {
            error("static-member", "static member '\(decl.name)' cannot be used on instance of type '\(type)'", at: place, help: Self.help(for: decl))
        }
        return true
    }

    private func reportHidden(_ decl: FunctionDecl, isByStatic: Bool, at place: Span) {
        let kind = isByStatic ? "static method" : "instance method"
        let module = decl.isPrelude ? " in module 'Swift'" : ""
        error(
            "hidden-function", "use of '\(decl.name)' refers to \(kind) rather than global function '\(decl.name)'\(module)", at: place,
            help: Self.help(for: decl))
    }

    private static func help(for decl: FunctionDecl) -> String { decl.isPrelude ? "name its module: Swift.\(decl.name)" : "rename one of them" }
}
