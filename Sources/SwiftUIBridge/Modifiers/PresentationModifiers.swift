import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    /// Presentations that data drives, and `dismiss()`, which ends them.
    mutating func bindPresentations() {
        for name in ["sheet", "fullScreenCover"] {
            modifier("View.\(name)(isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: () -> V)") { call in
                .presentation(name: name, isPresented: try call.boolBinding(1), onDismiss: try call.action(2)) { try call.content(3, typed: 1) }
            }
            modifier("View.\(name)(item: Binding<T?>, onDismiss: (() -> Void)?, content: (T) -> V)") { call in
                let item = PresentedItem(try call.native(1, BindingCell.self))
                return .presentation(name: name, isPresented: call.isPresented(item), onDismiss: try call.action(2)) {
                    try call.made(3, by: item.value, typed: 2)
                }
            }
        }
        let forms: [(key: String, binding: Int, content: Int)] = [
            ("popover(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge, content: () -> V)", 1, 4),
            ("inspector(isPresented: Binding<Bool>, content: () -> V)", 1, 2),
            ("navigationDestination(isPresented: Binding<Bool>, destination: () -> V)", 1, 2),
        ]
        for (key, binding, content) in forms {
            let name = String(key.prefix { $0 != "(" })
            modifier("View.\(key)") { call in
                .presentation(name: name, isPresented: try call.boolBinding(binding), onDismiss: nil) { try call.content(content, typed: 1) }
            }
        }
        let items: [(key: String, content: Int)] = [
            ("popover(item: Binding<T?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge, content: (T) -> V)", 4),
            ("navigationDestination(item: Binding<T?>, destination: (T) -> V)", 2),
        ]
        for (key, content) in items {
            let name = String(key.prefix { $0 != "(" })
            modifier("View.\(key)") { call in
                let item = PresentedItem(try call.native(1, BindingCell.self))
                return .presentation(name: name, isPresented: call.isPresented(item), onDismiss: nil) { try call.made(content, by: item.value, typed: 2) }
            }
        }
        bindDialogs()
        bindDismissing()
    }

    private mutating func bindDialogs() {
        modifier("View.alert(_: LocalizedStringKey, isPresented: Binding<Bool>, actions: () -> V)") { call in
            try call.dialog("alert", showsTitle: true, actions: 3)
        }
        modifier("View.alert(_: LocalizedStringKey, isPresented: Binding<Bool>, actions: () -> V, message: () -> M)") { call in
            try call.dialog("alert", showsTitle: true, actions: 3, message: 4)
        }
        modifier("View.confirmationDialog(_: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility, actions: () -> V)") { call in
            // `Visibility`: automatic, visible, hidden.
            try call.dialog("confirmationDialog", showsTitle: try call.int(3) == 1, actions: 4)
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
    /// Title, message and buttons. An alert without buttons gets one that ends it, a confirmation dialog one beside its own that cancels.
    fileprivate func dialog(_ name: String, showsTitle: Bool, actions: Int, message: Int? = nil) throws -> Modifier {
        .presentation(name: name, isPresented: try boolBinding(2), onDismiss: nil) {
            var content = try self.content(actions, typed: 1)
            if let message { content = pair(try self.content(message, typed: 2), content) }
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
