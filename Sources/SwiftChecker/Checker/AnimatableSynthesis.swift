import SwiftModel
import SwiftSyntax

/// What `@Animatable` makes of a type: its variables are animated, but for those that are marked `@AnimatableIgnored`.
extension Checker {
    private func isAnimated(_ decl: NominalDecl) -> Bool {
        !module.isPrelude && decl.kind != .protocol && decl.attributes.contains("Animatable")
    }

    func declareAnimatable(_ decl: NominalDecl) {
        let animatable = module.nominal(.animatable)
        guard isAnimated(decl), !decl.header.conformances.contains(where: { $0.protocol == animatable }) else { return }
        decl.header.conformances.append(Conformance(protocol: animatable, conditions: []))
    }

    func synthesizeAnimatable(_ decl: NominalDecl, _ parts: NominalSyntax) {
        guard isAnimated(decl), decl.members(named: "animatableData").isEmpty else { return }
        let names = parts.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { node in
            node.bindingSpecifier.text == "var" && node.attributes.isEmpty && !node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        }.flatMap(\.bindings).filter { !Accessors($0.accessorBlock).isComputed }.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.word }
        let values = names.map { "_keyframeNumbers(self.`\($0)`)" }.joined(separator: ", ")
        let changes = names.enumerated().map { "self.`\($1)` = _moved(self.`\($1)`, to: newValue._parts[\($0)])" }.joined(separator: "; ")
        collectDerived(["var animatableData: _AnimatableParts { get { _AnimatableParts(_parts: [\(values)]) } set { \(changes) } }"], of: decl)
        for case .variable(let data) in decl.members(named: "animatableData") {
            for accessor in [data.getter, data.setter] { reportFixed(names, of: decl, inBodyOf: accessor, reports: accessor == data.getter) }
        }
    }

    /// Variables that nothing is between two values of are reported where they are, not in the derived code.
    private func reportFixed(_ names: [String], of decl: NominalDecl, inBodyOf accessor: FunctionDecl?, reports: Bool) {
        guard let check = accessor?.checkBody else { return }
        accessor?.checkBody = { [unowned self] in
            let fixed = names.flatMap { decl.members(named: $0) }.compactMap { member -> VariableDecl? in
                guard case .variable(let variable) = member, let nominal = variable.type.resolved.nominal else { return nil }
                return module.members("_numbers", of: nominal).isEmpty ? variable : nil
            }
            for variable in fixed where reports {
                error(
                    "conformance", "'\(variable.name)' of type '\(variable.type.resolved)' can't be animated", at: variable.span,
                    help: "mark it '@AnimatableIgnored'")
            }
            return fixed.isEmpty ? check() : Body()
        }
    }
}
