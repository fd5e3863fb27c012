indirect enum Expression {
    case number(Double)
    case sum(Expression, Expression)
    case product(Expression, Expression)
    case negation(Expression)

    var value: Double {
        switch self {
        case .number(let n): n
        case .sum(let a, let b): a.value + b.value
        case .product(let a, let b): a.value * b.value
        case .negation(let e): -e.value
        }
    }
}
extension Expression: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let n): return String(format: "%g", n)
        case .sum(let a, let b): return "(\(a) + \(b))"
        case .product(let a, let b): return "\(a) * \(b)"
        case .negation(let e): return "-\(e)"
        }
    }
}
import Foundation
let tree = Expression.product(.sum(.number(2), .number(3)), .negation(.number(4.5)))
print(tree, "=", tree.value)

// output: (2 + 3) * -4.5 = -22.5
