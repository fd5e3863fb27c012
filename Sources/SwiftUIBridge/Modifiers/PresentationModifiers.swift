import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    /// Presentations that data drives, and `dismiss()`, which ends them.
    mutating func bindPresentations() {
        for name in ["sheet", "fullScreenCover"] {
            modifier("View.\(name)(isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: () -> V)") { call in
                .presentation(
                    Presentation(name, isPresented: try call.boolBinding(1), onDismiss: try call.action(2)) { _ in try call.content(3, typed: 1) })
            }
            modifier("View.\(name)(item: Binding<T?>, onDismiss: (() -> Void)?, content: (T) -> V)") { call in
                try call.presentation(name, onDismiss: try call.action(2), content: 3)
            }
        }
        modifier("View.popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge, content: () -> V)") { call in
            .presentation(Presentation("popover", isPresented: try call.boolBinding(1)) { _ in try call.content(4, typed: 1) })
        }
        // Builders that don't escape run in the call: what they read belongs to the body around it, whether anything is presented or not.
        for key in ["inspector(isPresented: Binding<Bool>, content: () -> V)", "navigationDestination(isPresented: Binding<Bool>, destination: () -> V)"] {
            let name = String(key.prefix { $0 != "(" })
            modifier("View.\(key)") { call in
                let content = try call.content(2, typed: 1)
                return .presentation(Presentation(name, isPresented: try call.boolBinding(1)) { _ in content })
            }
        }
        modifier("View.popover(item: Binding<T?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge, content: (T) -> V)") { call in
            try call.presentation("popover", content: 4)
        }
        modifier("View.navigationDestination(item: Binding<T?>, destination: (T) -> V)") { call in
            try call.presentation("navigationDestination", isIdentified: false, content: 2)
        }
        modifier("View._presentationBackgroundInteraction(_: Bool)") { call in .trait(BackgroundInteraction(isEnabled: try call.bool(1))) }
        bindDialogs()
        bindDismissing()
    }

    private mutating func bindDialogs() {
        modifier("View.alert(_: LocalizedStringKey, isPresented: Binding<Bool>, actions: () -> V)") { call in
            let actions = try call.content(3, typed: 1)
            return try call.dialog("alert", showsTitle: true) { _ in actions }
        }
        modifier("View.alert(_: LocalizedStringKey, isPresented: Binding<Bool>, actions: () -> V, message: () -> M)") { call in
            let content = call.pair(try call.content(4, typed: 2), try call.content(3, typed: 1))
            return try call.dialog("alert", showsTitle: true) { _ in content }
        }
        modifier("View._alert(_: LocalizedStringKey, isPresented: Binding<Bool>, of: T?, content: (T) -> V)") { call in
            try call.dialog("alert", showsTitle: true, of: try call.dialogData(3)) { try call.made(4, by: $0, typed: 2) }
        }
        // `Visibility`: automatic, visible, hidden.
        modifier("View.confirmationDialog(_: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility, actions: () -> V)") { call in
            let actions = try call.content(4, typed: 1)
            return try call.dialog("confirmationDialog", showsTitle: try call.int(3) == 1) { _ in actions }
        }
        modifier("View._confirmationDialog(_: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility, of: T?, content: (T) -> V)") {
            call in
            try call.dialog("confirmationDialog", showsTitle: try call.int(3) == 1, of: try call.dialogData(4)) { try call.made(5, by: $0, typed: 2) }
        }
    }

    private mutating func bindDismissing() {
        function("DismissAction.init()") { _ in .wrapping(DismissValue(nil)) }
        function("DismissAction.callAsFunction()") { call in
            try call.wrapped(0, DismissValue.self).end?()
            return .none
        }
        function("DismissAction._endsSomething") { call in .bool(try call.wrapped(0, DismissValue.self).end != nil) }
    }
}

extension BridgeCall {
    /// A presentation of a bound item, whose content is made of it.
    fileprivate func presentation(
        _ name: String, isIdentified: Bool = true, onDismiss: (() throws -> Void)? = nil, content: Int
    ) throws -> Modifier {
        let item = PresentedItem(try native(1, BindingCell.self))
        return .presentation(
            Presentation(
                name, isPresented: isPresented(item), onDismiss: onDismiss, of: isIdentified ? .item { try identity(of: item) } : .none
            ) { _ in try made(content, by: item.value, typed: 2) })
    }

    private func identity(of item: PresentedItem) throws -> ExplicitID {
        let type = try typeArgument(1)
        let idType = try machine.associatedType("ID", of: .identifiable, in: type)
        return try id(machine.callMember("id", of: type, base: item.value, arguments: []), idType)
    }

    fileprivate func dialogData(_ index: Int) throws -> Presentation.Subject { .data(try isNil(index) ? nil : opaque(argument(index), typeArgument(1))) }

    /// Title, message and buttons. An alert without buttons gets one that ends it, a confirmation dialog one beside its own that cancels.
    fileprivate func dialog(
        _ name: String, showsTitle: Bool, of subject: Presentation.Subject = .none, content: @escaping (Value) throws -> DeclaredView
    ) throws -> Modifier {
        let presentation = Presentation(name, isPresented: try boolBinding(2), of: subject) { data in
            var content = try content(data?.snippetValue ?? .none)
            if showsTitle, try !shownText(1).isEmpty { content = pair(try title(1), content) }
            return DeclaredView(
                ViewType("Group"),
                .groupSubviews(of: content) { subviews in
                    let placed = DeclaredView(ViewType("SubviewsCollection"), .subviews(subviews))
                    let roles = subviews.elements.flatMap(\.buttonRoles)
                    if name == "alert" ? !roles.isEmpty : roles.contains(.cancel) { return placed }
                    let button = ButtonControl(role: .cancel) {}
                    let title = label(name == "alert" ? "OK" : "Cancel")
                    return pair(placed, DeclaredView(ViewType("Button", [ViewType("Text")]), .control(button, label: title)))
                }, line: call.line)
        }
        return .presentation(presentation)
    }

    /// Whether a bound optional has a value; it loses it when the presentation ends.
    fileprivate func isPresented(_ item: PresentedItem) -> ValueBinding<Bool> {
        item.cell.value { value in
            item.value = value
            if case .none = value { return false } else { return true }
        } _: { [machine] isShown in
            guard !isShown else { throw machine.trap("a presentation of an item is shown by setting the item") }
            return .none
        }
    }
}

/// The item that a presentation is shown for. Its content is made of what was read to know whether there is one: that read is the presentation's, not the body's
/// that declares it.
private final class PresentedItem {
    let cell: BindingCell
    var value = Value.none

    init(_ cell: BindingCell) { self.cell = cell }
}
