import SwiftSyntax

/// What SwiftUI's `@Entry` makes of a property, on the lines of the property.
struct EntryExpansion {
    let text: String

    init?(_ node: VariableDeclSyntax) {
        guard node.attributes.contains(where: { $0.trimmedDescription == "@Entry" }), let binding = node.bindings.first, let value = binding.initializer?.value
        else { return nil }
        guard let type = binding.typeAnnotation?.type.trimmedDescription ?? Self.type(of: value) else { return nil }
        let name = binding.pattern.trimmedDescription
        text = "private static var __default_\(name): \(type) { \(value.trimmedDescription) }; var \(name): \(type) { get { Self.__default_\(name) } set {} }"
    }

    /// The type that an initial value shows without type checking.
    private static func type(of value: ExprSyntax) -> String? {
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if let call = value.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription.first?.isUppercase == true {
            return call.calledExpression.trimmedDescription
        }
        if let member = value.as(MemberAccessExprSyntax.self) { return member.base?.trimmedDescription }
        return nil
    }
}

/// What `#Preview` makes of its closure: a function whose body a view builder transforms.
struct PreviewExpansion {
    let head: String

    init?(name: TokenSyntax, place: Int) {
        guard name.text == "Preview" else { return nil }
        head = "@MainActor @ViewBuilder func __preview\(place)() -> some View "
    }
}
