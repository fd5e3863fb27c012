import Diagnostics
import SwiftModel

extension Checker {
    /// Whether an error was found inside of a closure among the arguments.
    func isFaultInside(_ arguments: [Argument], since mark: Int) -> Bool {
        pending.dropFirst(mark).contains { diagnostic in
            guard diagnostic.severity == .error, let span = diagnostic.span else { return false }
            return arguments.contains { argument in
                argument.source.closure != nil && argument.span.source === span.source && argument.span.range.lowerBound < span.range.lowerBound
                    && span.range.upperBound < argument.span.range.upperBound
            }
        }
    }

    /// Whether no closure is given where a value of a generic type with requirements is wanted.
    func givesClosuresToFunctions(_ arguments: [Argument], _ candidate: CallCandidate, _ assignment: [Int: [Int]]) -> Bool {
        assignment.allSatisfy { index, places in
            switch candidate.parameters[index].type.head {
            case .parameter(let generic) where generic.protocols.isEmpty: return true
            case .parameter, .member: break
            default: return true
            }
            return places.allSatisfy { arguments[$0].source.closure == nil }
        }
    }
}
