import SwiftModel

/// What is said of computed properties that are declared without a type.
extension Checker {
    /// - Parameter owner: the type that declares it.
    func missingTypeHelp(_ name: String, in owner: NominalDecl?) -> String {
        guard let owner, let wanted = requiredType(of: name, in: owner) else { return "write its type behind the name: 'var \(name): Type { … }'" }
        return "write its type behind the name: 'var \(name): \(wanted) { … }'"
    }

    /// What a protocol of the type wants of the property: `some View` of `body`.
    private func requiredType(of name: String, in owner: NominalDecl) -> String? {
        conformances.protocols(of: owner.selfType).lazy.flatMap(\.requiredMembers).compactMap { member -> String? in
            guard case .variable(let requirement) = member, requirement.name == name else { return nil }
            guard case .member(_, let associated) = requirement.type else {
                return requirement.type.contains { if case .parameter = $0 { true } else { false } } ? nil : "\(requirement.type)"
            }
            return associated.protocols.isEmpty ? nil : "some " + associated.protocols.map(\.name).joined(separator: " & ")
        }.first
    }
}
