import ViewTree

/// `preferredColorScheme(_:)`: the color scheme that a view asks the window or sheet around it for.
public struct PreferredColorScheme: ViewTrait {
    let key: EnvironmentKey
    /// `nil` for no preference.
    let value: (any OpaqueValue)?

    public init(_ key: EnvironmentKey, _ value: (any OpaqueValue)?) { (self.key, self.value) = (key, value) }

    public var name: String { "preferredColorScheme" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .text(value?.printed ?? "nil"))] }
    public var isForLayout: Bool { false }

    public func isSame(as other: any ViewTrait) -> Bool {
        guard let other = other as? PreferredColorScheme else { return false }
        guard let value, let otherValue = other.value else { return value == nil && other.value == nil }
        return value.isEqual(to: otherValue)
    }
}

/// What a view wants of the window or sheet around it.
private struct ColorSchemeWish {
    let scheme: PreferredColorScheme
    let window: EnvironmentScope
    /// Where the view is in the window: the index of each view around it, from outside. Pages of a navigation stack come before its root, the last one first.
    let path: [Int]
}

extension Graph {
    /// Gives each window and sheet the color scheme that its views ask for: that of the first one, and of a view around others before theirs.
    func provideColorSchemes() throws {
        let wishes = Dictionary(grouping: observers.viewsWithColorSchemes().filter(isInTree).compactMap(wish)) { ObjectIdentifier($0.window) }
        let before = observers.windowsWithColorSchemes
        observers.windowsWithColorSchemes = []
        for wishes in wishes.values {
            let first = wishes.filter { $0.scheme.value != nil }.min { $0.path.lexicographicallyPrecedes($1.path) }
            guard let first, let value = first.scheme.value else { continue }
            observers.windowsWithColorSchemes.append(first.window)
            try first.window.provide(value, for: first.scheme.key)
        }
        for window in before where !observers.windowsWithColorSchemes.contains(where: { $0 === window }) { try window.provideNothing() }
    }

    /// `nil` where a view around it decides.
    private func wish(of view: ResolvedNode) -> ColorSchemeWish? {
        guard let scheme = view.preferredColorScheme else { return nil }
        var (inner, path): (ResolvedNode, [Int]) = (view, [])
        while let outer = inner.parent {
            let index = outer.children.firstIndex { $0 === inner } ?? 0
            if index > 0, let sheet = (outer.origin as? PresentationNode)?.window {
                return ColorSchemeWish(scheme: scheme, window: sheet, path: path.reversed())
            }
            if outer.preferredColorScheme != nil { return nil }
            path.append(index < outer.content.count ? index : -index)
            inner = outer
        }
        return ColorSchemeWish(scheme: scheme, window: windowScope, path: path.reversed())
    }
}

extension ResolvedNode {
    fileprivate var preferredColorScheme: PreferredColorScheme? {
        guard hasAttachments else { return nil }
        return attached.lazy.reversed().compactMap { if case .trait(let scheme as PreferredColorScheme) = $0.modifier { scheme } else { nil } }.first
    }
}
