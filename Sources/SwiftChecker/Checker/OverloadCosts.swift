import SwiftModel

/// What an argument costs in the ranking of overloads, in Swift's order: one of the more important kind outweighs any number of the others.
/// The compiler calls it the score of a solution (`ScoreKind` in its documentation of type checking).
enum OverloadCost {
    /// `Any` for a value of a known type.
    static let anything = 1
    static let optional = anything << 8
    /// `[Dog]` taken for `[Animal]`.
    static let collection = optional << 8
    /// A literal that isn't of its usual type.
    static let literal = collection << 8
    /// A function taken for one of another type.
    static let function = literal << 8
    /// `AnyHashable`.
    static let wrapped = function << 6
    /// Between `Double` and `CGFloat`.
    static let number = wrapped << 6
    /// A member that waits for its type, which is found where another overload has that.
    static let waiting = number << 6
    static let disfavored = waiting << 2
    /// A function that waits in code that doesn't, or one that doesn't in code that does.
    static let waitingOtherwise = disfavored << 2
    /// Errors inside of an argument.
    static let faulty = waitingOtherwise << 2
    /// A result that isn't what is expected.
    static let unwanted = faulty << 2
    /// Type arguments without the protocols that they need.
    static let unfulfilled = unwanted << 2
}

extension Checker {
    /// - Parameters:
    ///   - given: the argument before it is converted.
    ///   - result: the argument as the parameter takes it.
    func overloadCost(of given: Expr, as result: Expr) -> Int {
        if isWrapped(given, in: result) { return OverloadCost.wrapped }
        if case .nominal(let decl, let arguments) = head(given.type), case .nominal(decl, let others) = head(result.type),
            [.array, .dictionary, .set].contains(decl.known),
            !given.type.hasVariables, zip(arguments, others).contains(where: { $0.resolved != $1.resolved })
        {
            return OverloadCost.collection
        }
        return overloadCost(of: result)
    }

    /// What it costs that closures, which are checked later, are taken for values of a type.
    func overloadCost(ofClosureAs type: SwiftType) -> Int {
        if let payload = head(type).optionalPayload { return OverloadCost.optional + overloadCost(ofClosureAs: payload) }
        return head(type) == .any ? OverloadCost.anything : 0
    }

    private func overloadCost(of expr: Expr) -> Int {
        switch expr.kind {
        case .wrap(let inner): OverloadCost.optional + overloadCost(of: inner)
        // Among functions that take what is given as it is, one without generic parameters goes first, `any P` before `some P`.
        case .erase(let inner): overloadCost(of: inner) + (head(expr.type) == .any ? OverloadCost.anything : 0)
        // `CGFloat` becomes `Double` rather than the other way around.
        case .convert(let inner) where isDoubleAndCGFloat(inner.type, expr.type): (head(expr.type).isKnown(.double) ? 1 : 2) * OverloadCost.number
        // How far up a class is counts later.
        case .convert(let inner): isUpcast(inner.type, expr.type) ? overloadCost(of: inner) : OverloadCost.function
        case .integer: isUsual(expr, .int) ? 0 : OverloadCost.literal
        case .float: isUsual(expr, .double) ? 0 : OverloadCost.literal
        case .string, .interpolation: isUsual(expr, .string) ? 0 : OverloadCost.literal
        // All elements become of one type.
        case .array(let elements):
            (elements.prefix(12).map(overloadCost).max() ?? 0) + (head(expr.type).isKnown(.array) || head(expr.type).isOpenVariable ? 0 : OverloadCost.literal)
        case .dictionary(let pairs):
            (pairs.prefix(12).map { overloadCost(of: $0.0) + overloadCost(of: $0.1) }.max() ?? 0)
                + (head(expr.type).isKnown(.dictionary) || head(expr.type).isOpenVariable ? 0 : OverloadCost.literal)
        case .tuple(let elements): sum(elements)
        case .call(_, _, let arguments) where arguments.count == 1 && isWrapped(arguments[0], in: expr): OverloadCost.wrapped
        // Each literal counts that takes the type of the whole: `pow(2, isLong ? 3 : 4)`, `pow(2, 1 + 2)`.
        case .conditional(_, let first, let second): sum([first, second])
        case .call(_, _, let arguments) where !arguments.isEmpty: arguments.allSatisfy { $0.type.resolved == expr.type.resolved } ? sum(arguments) : 0
        default: 0
        }
    }

    private func isUpcast(_ own: SwiftType, _ target: SwiftType) -> Bool {
        if case .metatype = head(target) { return true }
        return classDistance(own, target) > 0
    }

    private func isWrapped(_ value: Expr, in result: Expr) -> Bool { head(result.type).isKnown(.anyHashable) && !head(value.type).isKnown(.anyHashable) }

    private func isUsual(_ literal: Expr, _ known: KnownType) -> Bool { literal.type.resolved.isKnown(known) || literal.type.hasVariables }

    /// Of many, the first ones say it.
    private func sum(_ parts: [Expr]) -> Int { parts.prefix(12).reduce(0) { $0 + overloadCost(of: $1) } }
}
