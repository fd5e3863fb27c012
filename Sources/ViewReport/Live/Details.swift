import ViewGraph
import ViewLayout
import ViewTree

extension DeclaredView {
    /// What the view was made with, as far as the engine knows it; `nil` where there is nothing to say.
    var detail: String? {
        switch kind {
        case .leaf(let leaf): leaf.arguments.detail
        case .container(let container, _): container.arguments.detail
        case .modified(_, let modifier): modifier.detail
        case .control(let control, _): control.arguments.detail
        default: nil
        }
    }
}

extension Modifier {
    /// The arguments of the modifier.
    var detail: String? {
        switch self {
        case .layout(let modifier): modifier.arguments.detail
        case .effect(let effect): effect.detail.isEmpty ? nil : effect.detail
        case .drawing(let style): style.detail.isEmpty ? nil : style.detail
        case .inert(_, let detail): detail.isEmpty ? nil : detail
        case .alignmentGuide(let guide, _): guide.name
        case .layoutPriority(let value): value.written
        case .trait(let trait): trait.arguments.detail
        case .containerValue(let key, let value): key.isListed ? "\(key.name) = \(value.printed)" : nil
        case .tag(let id), .id(let id), .coordinateSpace(let id): "\(id)"
        case .matchedGeometryEffect(let effect): joined(["\(effect.group.id)", effect.isSource ? nil : "follows"])
        case .accessibilityIdentifier(let name): name.quoted
        case .navigationDestination(let destination): "for \(destination.type)"
        case .environment(let modifier): modifier.arguments.detail
        case .preference(let modifier): modifier.arguments.detail
        case .preferenceContent(let content): content.arguments.detail
        case .scroll(let modifier): modifier.arguments.detail
        case .action(let modifier): modifier.arguments.detail
        case .animation(let modifier): modifier.arguments.detail
        case .transition(let transition): transition.description
        case .bar, .hiddenItems, .selectionMenu, .tabItem, .visualEffect, .presentation, .custom: nil
        }
    }
}

// MARK: Parts

private func joined(_ parts: [String?]) -> String? {
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : known.joined(separator: ", ")
}

/// Alignments are named where they are not the usual one.
private func written(_ alignment: Alignment) -> String? {
    if alignment == .center { return nil }
    let (x, y) = (alignment.horizontal, alignment.vertical)
    if x == .horizontalCenter { return "alignment \(y.name)" }
    if y == .verticalCenter { return "alignment \(x.name)" }
    return "alignment \(y.name)\(x.name.prefix(1).uppercased())\(x.name.dropFirst())"
}

extension [ViewArgument] {
    var detail: String? { ViewReport.joined(map(\.detail)) }
}

extension ViewArgument {
    fileprivate var detail: String? {
        switch value {
        case .length(let length): label.map { "\($0) \(length.written)" } ?? length.written
        case .choice(let name): name
        case .alignment(let alignment): ViewReport.written(alignment)
        case .guide(let guide): "alignment \(guide.name)"
        case .axes(let axes): axes.written
        case .edges(let edges): edges.written
        case .string(let string): label.map { "\($0) \(string.quoted)" } ?? string.quoted
        case .text(let text): label.map { "\($0) \(text)" } ?? text
        }
    }
}

extension EdgeSet {
    fileprivate var written: String {
        [(EdgeSet.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")].filter { isSuperset(of: $0.0) }.map(\.1)
            .joined(separator: ", ")
    }
}

extension AxisSet {
    fileprivate var written: String {
        [(AxisSet.horizontal, "horizontal"), (.vertical, "vertical")].filter { isSuperset(of: $0.0) }.map(\.1).joined(separator: ", ")
    }
}
