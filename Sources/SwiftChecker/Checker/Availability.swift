import Diagnostics
import SwiftModel
import SwiftSyntax

extension Availability {
    /// `nil` for an attribute that only names versions of platforms, which do not matter here.
    init?(_ attribute: AttributeSyntax) {
        guard attribute.attributeName.trimmedDescription == "available", case .availability(let list)? = attribute.arguments else { return nil }
        var (kind, newName, message): (Kind?, String?, String?) = (nil, nil, nil)
        for item in list {
            switch item.argument {
            case .token(let token) where token.text == "deprecated": kind = .deprecated
            case .token(let token) where token.text == "unavailable": kind = .unavailable
            case .availabilityLabeledArgument(let argument):
                guard case .string(let literal) = argument.value else { continue }
                let text = literal.segments.map(\.content.text).joined()
                if argument.label.text == "renamed" { newName = text } else if argument.label.text == "message" { message = text }
            default: continue
            }
        }
        guard let kind else { return nil }
        self.init(kind, newName: newName, message: message)
    }
}

extension Checker {
    /// - Parameter name: with the labels of a function: `old()`.
    func checkAvailability(_ attributes: Attributes, _ name: String, at place: Span) {
        guard let availability = attributes.availability else { return }
        let help = availability.newName.map { "write '\($0)'" }
        switch availability.kind {
        case .deprecated:
            let reason = availability.message ?? availability.newName.map { "renamed to '\($0)'" }
            warning("deprecated", "'\(name)' is deprecated\(reason.map { ": \($0)" } ?? "")", at: place, help: help)
        case .unavailable:
            let reason = availability.message.map { ": \($0)" } ?? ""
            let message = availability.newName.map { "'\(name)' has been renamed to '\($0)'\(reason)" } ?? "'\(name)' is unavailable\(reason)"
            error("unavailable", message, at: place, help: help)
        }
    }
}
