import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// Split views and the widths of their columns.
    mutating func bindSplitViews() {
        let bindings = "_visibility: Binding<NavigationSplitViewVisibility>?, _column: Binding<NavigationSplitViewColumn>?"
        view("NavigationSplitView.init(\(bindings), sidebar: () -> Sidebar, detail: () -> Detail)") { call in
            .container(try call.splitView(), call.columns([try call.content(2, typed: 0), try call.content(3, typed: 2)]))
        }
        view("NavigationSplitView.init(\(bindings), sidebar: () -> Sidebar, content: () -> Content, detail: () -> Detail)") { call in
            .container(try call.splitView(), call.columns(try (0...2).map { try call.content($0 + 2, typed: $0) }))
        }
        modifier("View.navigationSplitViewColumnWidth(_: CGFloat)") { call in
            let width = try call.double(1)
            return .trait(SplitColumnWidth(least: width, ideal: width, greatest: width))
        }
        modifier("View.navigationSplitViewColumnWidth(min: CGFloat?, ideal: CGFloat, max: CGFloat?)") { call in
            .trait(
                SplitColumnWidth(
                    least: try call.isNil(1) ? nil : try call.double(1), ideal: try call.double(2), greatest: try call.isNil(3) ? nil : try call.double(3)))
        }
    }
}

extension BridgeCall {
    fileprivate func splitView() throws -> NavigationSplitContainer {
        guard let sizeClass = bridge.styleKey("horizontalSizeClass", machine) else { throw mismatch("value of the environment") }
        return NavigationSplitContainer(
            visibility: try isNil(0) ? nil : named(0), compactColumn: try isNil(1) ? nil : named(1), sizeClass: sizeClass,
            // `UserInterfaceSizeClass?`: compact, regular.
            isRegular: { if case .int(1) = $0.snippetValue { true } else { false } })
    }

    fileprivate func columns(_ views: [DeclaredView]) -> DeclaredView {
        DeclaredView(bridge.tupleType(views.map(\.type)), .tuple(views), line: call.line)
    }

    /// A binding to a value that is known by its name.
    private func named<Name: RawRepresentable<String>>(_ index: Int) throws -> ValueBinding<Name> {
        let (cell, bridge, machine) = (try native(index, BindingCell.self), bridge, machine)
        return cell.value { value in
            guard case .string(let text)? = try bridge.fields(value, 1, machine).first, let name = Name(rawValue: text) else {
                throw machine.trap("the value has no name")
            }
            return name
        } _: {
            .box(Box([.string($0.rawValue)]))
        }
    }
}
