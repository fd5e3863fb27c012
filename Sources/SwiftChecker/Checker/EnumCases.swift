import Diagnostics
import SwiftModel
import SwiftSyntax

/// The cases of enums, with their payloads and raw values.
extension Checker {
    private func checkRawValue(_ value: EnumCase.Literal?, _ raw: SwiftType, at place: Span) {
        let given: String? =
            switch value {
            case .string where !accepts(.string, raw): "String"
            case .int where !accepts(.integer, raw): "Int"
            case .double where !accepts(.float, raw): "Double"
            default: nil
            }
        if let given { error("raw-value", "cannot convert value of type '\(given)' to raw type '\(raw)'", at: place) }
    }

    /// What a literal says, with its sign; `nil` for any other expression.
    private func rawValue(_ value: ExprSyntax, _ raw: SwiftType) -> EnumCase.Literal? {
        var (literal, isNegative) = (value, false)
        if let minus = value.as(PrefixOperatorExprSyntax.self), minus.operator.text == "-" { (literal, isNegative) = (minus.expression, true) }
        if let text = literal.as(StringLiteralExprSyntax.self), !isNegative { return .string(text.representedLiteralValue ?? "") }
        if let integer = literal.as(IntegerLiteralExprSyntax.self) {
            return self.value(of: integer, raw, isNegative: isNegative).map { accepts(.float, raw) ? .double(Double($0)) : .int($0) }
        }
        guard let float = literal.as(FloatLiteralExprSyntax.self), let number = Double(float.literal.text.filter({ $0 != "_" })) else { return nil }
        return .double(isNegative ? -number : number)
    }

    /// The raw value of a case without one: one more than that before it.
    private func followingValue(_ previous: EnumCase.Literal?, _ raw: SwiftType) -> EnumCase.Literal? {
        switch previous {
        case .int(let number): .int(number &+ 1)
        case .double(let number) where number == number.rounded(): .double(number + 1)
        case nil where SizedTypes.arithmetic(of: raw) != nil: .int(0)
        case nil where accepts(.float, raw): .double(0)
        default: nil
        }
    }

    func enumCases(_ node: EnumCaseDeclSyntax, of decl: NominalDecl) {
        // The type that is extended may be the library's, which other snippets see as well.
        guard decl.kind == .enum, !isCollectingExtension else {
            return error("misplaced-member", "enum 'case' is not allowed outside of an enum", at: span(node))
        }
        for element in node.elements {
            let enumCase = EnumCase(name: element.name.word, owner: decl, index: decl.cases.count)
            enumCase.span = span(element.name)
            enumCase.isIndirect = node.modifiers.contains { $0.name.text == "indirect" }
            for parameter in element.parameterClause?.parameters ?? [] {
                let label = parameter.firstName?.word
                enumCase.payload.append(TupleElement(label: label == "_" ? nil : label, type: type(parameter.type)))
                enumCase.defaults.append(parameter.defaultValue?.value)
            }
            if let raw = decl.rawType, !enumCase.payload.isEmpty {
                let why = "but does not conform to RawRepresentable and conformance could not be synthesized"
                error("raw-value", "'\(decl.name)' declares raw type '\(raw)', \(why)", at: decl.span, help: "leave out the raw type, or what the cases carry")
                error("raw-value", "enum with raw type cannot have cases with arguments", at: span(element))
            }
            if decl.rawType == nil, let value = element.rawValue?.value {
                let help = "write the type after the enum's name: enum \(decl.name): Int"
                error("raw-value", "enum case cannot have a raw value if the enum does not have a raw type", at: span(value), help: help)
            }
            if let raw = decl.rawType {
                if let value = element.rawValue?.value {
                    enumCase.rawValue = rawValue(value, raw)
                    if enumCase.rawValue == nil { error("raw-value", "raw value for enum case must be a literal", at: span(value)) }
                    checkRawValue(enumCase.rawValue, raw, at: span(value))
                } else if raw.isKnown(.string) || !raw.isError && accepts(.string, raw) {
                    enumCase.rawValue = .string(enumCase.name)
                } else {
                    enumCase.rawValue = followingValue(decl.cases.last?.rawValue, raw)
                    if enumCase.rawValue == nil, !raw.isError {
                        let message = "enum case must declare a raw value when the preceding raw value is not an integer"
                        error("raw-value", message, at: span(element), help: "write a value behind the case: = 1")
                    }
                }
            }
            if let raw = enumCase.rawValue, decl.cases.contains(where: { $0.rawValue == raw }) {
                error("raw-value", "raw value for enum case is not unique", at: span(element.rawValue.map { Syntax($0.value) } ?? Syntax(element)))
            }
            if decl.cases.contains(where: { $0.name == enumCase.name && $0.payload.map(\.label) == enumCase.payload.map(\.label) }) {
                error("redeclaration", "invalid redeclaration of '\(enumCase.name)'", at: span(element.name))
            }
            decl.content.cases.append(enumCase)
            decl.add(.enumCase(enumCase), named: enumCase.name)
        }
    }
}
