import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    mutating func bindControls() {
        view("Button.init(action: () -> Void, label: () -> Label)") { call in
            .control(ButtonControl(action: try call.action(0)), label: try call.content(1, typed: 0))
        }
        view("Button.init(_: LocalizedStringKey, action: () -> Void)") { call in .control(ButtonControl(action: try call.action(1)), label: try call.title(0)) }
        view("Button.init(role: ButtonRole?, action: () -> Void, label: () -> Label)") { call in
            .control(ButtonControl(role: try call.role(0), action: try call.action(1)), label: try call.content(2, typed: 0))
        }
        view("Button.init(_: LocalizedStringKey, role: ButtonRole?, action: () -> Void)") { call in
            .control(ButtonControl(role: try call.role(1), action: try call.action(2)), label: try call.title(0))
        }
        view("Button.init(_: LocalizedStringKey, systemImage: String, action: () -> Void)") { call in
            .control(ButtonControl(action: try call.action(2)), label: call.iconLabel(try call.keyText(0), symbol: try call.string(1)))
        }
        view("Button.init(_: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: () -> Void)") { call in
            .control(ButtonControl(role: try call.role(2), action: try call.action(3)), label: call.iconLabel(try call.keyText(0), symbol: try call.string(1)))
        }
        bindLinks()
        bindLabels()
    }

    private mutating func bindLinks() {
        view("Link.init(_opening: (EnvironmentValues) -> Bool, label: () -> Label)") { call in
            let (opening, bridge, machine) = (try call.argument(0), call.bridge, call.machine)
            let link = LinkControl { environment in _ = try bridge.answer(of: opening, machine, in: environment) }
            return .control(link, label: try call.content(1, typed: 0))
        }
        view("ShareLink.init(item: T, subject: Text?, message: Text?, label: () -> Label)") { call in
            .control(LinkControl(), label: try call.content(3, typed: 0))
        }
    }

    private mutating func bindLabels() {
        view("Label.init(title: () -> Title, icon: () -> Icon)") { call in
            .control(LabelControl(icon: try call.content(1, typed: 1)), label: try call.content(0, typed: 0))
        }
        for (label, isSystem) in [("systemImage", true), ("image", false)] {
            view("Label.init(_: LocalizedStringKey, \(label): String)") { call in
                .control(LabelControl(icon: call.icon(try call.string(1), isSystem: isSystem)), label: try call.title(0))
            }
        }
        view("LabeledContent.init(_: LocalizedStringKey, value: String)") { call in
            .control(LabeledContentControl(content: call.label(try call.string(1))), label: try call.title(0))
        }
        view("LabeledContent.init(_: LocalizedStringKey, content: () -> Content)") { call in
            .control(LabeledContentControl(content: try call.content(1, typed: 1)), label: try call.title(0))
        }
        view("LabeledContent.init(content: () -> Content, label: () -> Label)") { call in
            .control(LabeledContentControl(content: try call.content(0, typed: 1)), label: try call.content(1, typed: 0))
        }
        let none = DeclaredView(ViewType("EmptyView"), .empty)
        view("ProgressView.init()") { _ in .control(ProgressControl(fraction: nil), label: none) }
        view("ProgressView.init(_: LocalizedStringKey)") { call in .control(ProgressControl(fraction: nil), label: try call.title(0)) }
        view("ProgressView.init(value: Double?, total: Double)") { call in .control(ProgressControl(fraction: try call.fraction(0)), label: none) }
        view("ProgressView.init(_: LocalizedStringKey, value: Double?, total: Double)") { call in
            .control(ProgressControl(fraction: try call.fraction(1)), label: try call.title(0))
        }
        view("ProgressView.init(label: () -> Label)") { call in .control(ProgressControl(fraction: nil), label: try call.content(0, typed: 0)) }
        view("ProgressView.init(value: Double?, total: Double, label: () -> Label)") { call in
            .control(ProgressControl(fraction: try call.fraction(0)), label: try call.content(2, typed: 0))
        }
        view("ProgressView.init(value: Double?, total: Double, label: () -> Label, currentValueLabel: () -> CurrentValueLabel)") { call in
            .control(ProgressControl(fraction: try call.fraction(0), valueLabel: try call.content(3, typed: 1)), label: try call.content(2, typed: 0))
        }
    }
}

extension BridgeCall {
    /// The part of a total, which follows it among the arguments, that a value is.
    fileprivate func fraction(_ index: Int) throws -> Double? {
        let total = try double(index + 1)
        return try optionalDouble(index).map { total > 0 ? min(max($0 / total, 0), 1) : 0 }
    }

    fileprivate func role(_ index: Int) throws -> ButtonRole? {
        guard try !isNil(index), case .string(let name) = try fields(index, 1)[0] else { return nil }
        return ButtonRole(rawValue: name)
    }

    fileprivate func icon(_ name: String, isSystem: Bool) -> DeclaredView {
        DeclaredView(ViewType("Image"), .leaf(ImageContent(name: name, isSystem: isSystem)), line: call.line)
    }

    func iconLabel(_ title: TextContent, symbol: String, isSystem: Bool = true) -> DeclaredView {
        DeclaredView(
            ViewType("Label", [ViewType("Text"), ViewType("Image")]), .control(LabelControl(icon: icon(symbol, isSystem: isSystem)), label: label(title)),
            line: call.line
        )
    }
}
