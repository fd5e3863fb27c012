import SwiftModel
import SwiftSyntax

// What declarations keep for the checker, in its own terms.

extension ExprSyntax: WrittenExpression {}
extension Checker.WrapperUse: WrittenWrapper {}
extension DeclContext: DeclarationSurroundings {}

extension FunctionDecl {
    var context: DeclContext? {
        get { surroundings as? DeclContext }
        set { surroundings = newValue }
    }
}

extension FunctionDecl.Parameter {
    var defaultSyntax: ExprSyntax? {
        get { writtenDefault as? ExprSyntax }
        set { writtenDefault = newValue }
    }
    /// A property wrapper on it.
    var wrapper: Checker.WrapperUse? {
        get { writtenWrapper as? Checker.WrapperUse }
        set { writtenWrapper = newValue }
    }
}

extension VariableDecl {
    /// What wraps a wrapped property.
    var wrapper: Checker.WrapperUse? {
        get { writtenWrapper as? Checker.WrapperUse }
        set { writtenWrapper = newValue }
    }
    /// The initial value of a property as written.
    var valueSyntax: ExprSyntax? {
        get { writtenValue as? ExprSyntax }
        set { writtenValue = newValue }
    }
}
