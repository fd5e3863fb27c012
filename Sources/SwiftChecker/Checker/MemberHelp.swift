import Diagnostics
import SwiftModel

/// What is said of a name that is not found where it is looked up.
extension Checker {
    /// The help for a member that a type does not have. Only a final report needs it.
    ///
    /// - Parameter base: what the member is asked of.
    func memberHelp(_ name: String, of type: SwiftType, _ base: Expr?) -> String? {
        if trialDepth > 0 { return nil }
        if case .metatype(let inner) = type.head, let root = keyPathRoot(inner), name == "self" || !members(name, of: root, isStatic: false).isEmpty {
            return "a key path begins with a backslash: write '\\.\(name)'"
        }
        if case .function(let function) = type.head, !members(name, of: function.result.resolved, isStatic: false).isEmpty {
            return "call the function first: write '(\(function.parameters.isEmpty ? "" : "…"))' before '.\(name)'"
        }
        if case .parameter(let parameter) = type.head, let target = protocolDeclaring(name) {
            return "'\(name)' is a member of '\(target.name)': write '<\(parameter.name): \(target.name)>' where '\(parameter.name)' is declared"
        }
        if ["subviews", "sections"].contains(name), conformances.conforms(type, to: module.nominal(.view)) {
            return "write 'Group(\(name): …) { \(name) in … }', or 'ForEach(\(name): …)' to go through them"
        }
        if let help = earlierPlaceHelp(name, base) ?? helpElsewhere(name, of: type, base) { return help }
        let known = memberNames(of: type).filter { !$0.hasPrefix("_") || name.hasPrefix("_") }
        if let near = nearest(to: name, among: known) ?? spelledOut(name, among: known) { return "did you mean '\(near)'?" }
        return owner(of: name, inside: type).map { "did you mean '\($0).\(name)'?" }
    }

    /// `.name` where nothing implies the type: perhaps a modifier that doesn't follow its view.
    func reportNoBase(of name: String, at place: Span) {
        let isModifier = !module.members(name, of: module.nominal(.view)).isEmpty
        error(
            "implicit-member", "cannot infer contextual base in reference to member '\(name)'", at: place,
            help: isModifier ? "'\(name)' modifies a view: write it right after one, inside of its 'body'" : "write the type before the dot")
    }

    /// The values of a type that the type itself has: `.automatic`.
    func ownValues(of type: SwiftType) -> String? {
        guard let decl = type.nominal else { return nil }
        let names = Set(module.memberNames(of: decl)).filter { name in
            guard !name.hasPrefix("_"), case .variable(let variable)? = members(name, of: type, isStatic: true).first?.member else { return false }
            return variable.type.resolved == type.resolved
        }
        return names.isEmpty ? nil : "write one of its values: " + names.sorted().prefix(6).map { "." + $0 }.joined(separator: ", ")
    }

    private func memberNames(of type: SwiftType) -> [String] {
        var targets = conformances.protocols(of: type)
        switch type.head {
        case .nominal(let decl, _): targets.append(decl)
        case .metatype(let inner):
            if let decl = inner.nominal { targets.append(decl) }
            if case .parameter(let parameter) = inner { targets += parameter.protocols.flatMap { [$0] + $0.refined } }
        default: break
        }
        return targets.flatMap { module.memberNames(of: $0) }
    }

    /// What a key path of the type begins at.
    func keyPathRoot(_ type: SwiftType) -> SwiftType? {
        guard let decl = type.nominal, decl.known?.isKeyPath ?? false else { return nil }
        return type.arguments.first?.resolved
    }

    /// A protocol that gives a member of the name to what conforms: one of the snippet, or the one of views.
    private func protocolDeclaring(_ name: String) -> NominalDecl? {
        let own = module.types.values.filter { $0.kind == .protocol }.sorted { $0.name < $1.name }
        return (own + [module.nominal(.view)]).first { !module.members(name, of: $0).isEmpty }
    }

    /// The one property of a value that has the member: `size` for `width`.
    private func owner(of name: String, inside type: SwiftType) -> String? {
        guard let decl = type.nominal else { return nil }
        let owners = Set(module.memberNames(of: decl)).filter { part in
            guard !part.hasPrefix("_"), case .variable(let variable)? = members(part, of: type, isStatic: false).first?.member else { return false }
            let inner = variable.type.resolved
            guard inner.nominal != nil, inner != type else { return false }
            return members(name, of: inner, isStatic: false).contains { if case .variable = $0.member { true } else { false } }
        }
        return owners.count == 1 ? owners.first : nil
    }

    /// A static member of the type that is wanted, named without its dot.
    func isImplicitMember(_ name: String, of wanted: SwiftType?) -> Bool {
        implicitBases(wanted).contains { base in
            switch base {
            case .type(let type): !members(name, of: type, isStatic: true).isEmpty
            case .conforming(let decl):
                ([decl] + decl.refined).contains { target in
                    module.members(name, of: target).contains {
                        if case .variable(let variable) = $0 { variable.isStatic && !variable.isRequirement } else { false }
                    }
                }
            }
        }
    }
}
