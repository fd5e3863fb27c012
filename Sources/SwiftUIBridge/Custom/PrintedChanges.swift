import SwiftMachine
import SwiftModel
import ViewTree

/// The line that `Self._printChanges()` prints: which parts of a view made its body run, in SwiftUI's words.
struct PrintedChanges {
    let view: String
    let cause: BodyCause
    /// The names of the view's dynamic properties as SwiftUI prints them.
    let properties: [String]

    /// `@self` is the view's own value, `@identity` its first appearance, `_name` a dynamic property, `@dependencies` an observable property.
    var line: String {
        var parts: [String] = []
        if cause.isFirst || cause.isOtherValue { parts.append("@self") }
        if cause.isFirst { parts.append("@identity") }
        for index in cause.isFirst ? Array(properties.indices) : cause.properties where !parts.contains(properties[index]) { parts.append(properties[index]) }
        if cause.isOtherRead { parts.append("@dependencies") }
        return parts.isEmpty ? "\(view): unchanged." : "\(view): \(parts.joined(separator: ", ")) changed."
    }
}
