/// A view that is presented while something is so: its content is in the tree for as long.
public struct Presentation {
    /// The method's: `alert`, `sheet`, ...
    public let name: String
    public let isPresented: ValueBinding<Bool>
    public let onDismiss: (() throws -> Void)?
    public let subject: Subject
    /// Makes the content, of the data that is kept where there is some.
    public let content: ((any OpaqueValue)?) throws -> DeclaredView

    /// What it is presented for.
    public enum Subject {
        case none
        /// An item: one with another identity ends the presentation and begins another.
        case item(id: () throws -> ExplicitID?)
        /// Data of a dialog, without which it isn't presented. What there is when it begins is kept until it ends.
        case data((any OpaqueValue)?)
    }

    public init(
        _ name: String, isPresented: ValueBinding<Bool>, onDismiss: (() throws -> Void)? = nil, of subject: Subject = .none,
        content: @escaping ((any OpaqueValue)?) throws -> DeclaredView
    ) {
        (self.name, self.isPresented, self.onDismiss, self.subject, self.content) = (name, isPresented, onDismiss, subject, content)
    }
}

extension Presentation {
    public var isDialog: Bool { name == "alert" || name == "confirmationDialog" }
    /// Whether it is a page in front of all else of its navigation stack.
    public var isPage: Bool { name == "navigationDestination" }
    /// Whether nothing behind it is seen.
    public var coversWindow: Bool { isPage || name == "fullScreenCover" }
    /// Whether it takes all taps and keys, unless its content says otherwise.
    public var isModal: Bool { isDialog || name == "sheet" || name == "fullScreenCover" }
}

/// `presentationBackgroundInteraction`: whether the views behind the presentation around take taps.
public struct BackgroundInteraction: Equatable, ViewTrait {
    public let isEnabled: Bool
    public init(isEnabled: Bool) { self.isEnabled = isEnabled }

    public var name: String { "presentationBackgroundInteraction" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .choice(isEnabled ? "enabled" : "disabled"))] }
    public var isForLayout: Bool { false }
}
