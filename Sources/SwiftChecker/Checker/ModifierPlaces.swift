import SwiftModel

/// Methods of images, texts and shapes that are written after a modifier which makes another view of them.
extension Checker {
    /// - Parameter base: what the member is missing of.
    func earlierPlaceHelp(_ name: String, _ base: Expr?) -> String? {
        var rest = base
        while case .call(let callee, let inner?, _)? = rest?.kind, callee.decl.owner != nil {
            let type = inner.type.resolved
            if case .metatype = type { return nil }
            if type.nominal != nil, !members(name, of: type, isStatic: false).isEmpty {
                let owner = type.nominal?.isPrelude == true && conformances.conforms(type, to: module.nominal(.shape)) ? "shapes" : "'\(type)'"
                return "'\(name)' is a member of \(owner): write it before '.\(callee.decl.name)'"
            }
            rest = inner
        }
        return nil
    }
}
