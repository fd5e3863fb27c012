/// Types that depend on the value behind an existential.
extension Conformances {
    /// The type with the associated types of existentials replaced by what all values have of them (SE-0309): `[any Named]` for the items of an `any Store`
    /// with `associatedtype Item: Named`.
    public func bound(ofOpened type: SwiftType) -> SwiftType {
        guard dependsOnOpened(type) else { return type }
        guard isOpenedMember(type) else { return type.mapped(bound(ofOpened:)) }
        let all = Set(protocols(of: type))
        let own = all.filter { target in !all.contains { $0 != target && inherits($0, target) } }.sorted { $0.name < $1.name }
        if let superclass = superclassBound(of: type) { return own.isEmpty ? superclass : .existential([module.composition(of: superclass, with: own)], [:]) }
        return .existential(own, known(of: type, in: own))
    }

    /// The primary associated types that are known of such a type: `Int` of `associatedtype Walk: IteratorProtocol<Item>` where `Item` is.
    private func known(of type: SwiftType, in protocols: [NominalDecl]) -> [AssociatedType: SwiftType] {
        var known: [AssociatedType: SwiftType] = [:]
        for target in protocols {
            for name in target.primaryAssociatedTypes {
                guard let associated = target.selfAndRefined.lazy.compactMap({ $0.associatedTypes.first { $0.name == name } }).first else { continue }
                let member = SwiftType.member(type, associated)
                if case let found = normalized(member), found != member, !dependsOnOpened(found) { known[associated] = found }
            }
        }
        return known
    }

    /// Whether a part of the type is known only while a value is taken out of its existential.
    public func dependsOnOpened(_ type: SwiftType) -> Bool { type.contains(isOpenedMember) }

    private func isOpenedMember(_ type: SwiftType) -> Bool {
        var base = type.head
        guard case .member = base else { return false }
        while case .member(let inner, _) = base { base = inner.head }
        return base.isExistential
    }
}
