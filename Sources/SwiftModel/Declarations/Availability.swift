/// `@available(*, deprecated, renamed: "new()")`: that a declaration should not be used any more, or cannot be.
package struct Availability {
    package enum Kind { case deprecated, unavailable }
    package let kind: Kind
    package let newName: String?
    package let message: String?

    package init(_ kind: Kind, newName: String?, message: String?) { (self.kind, self.newName, self.message) = (kind, newName, message) }
}
