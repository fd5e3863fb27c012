/// A color by name or by components, with opacity from 0 to 1.
public struct ColorValue: Hashable, Sendable {
    public var name: String
    /// Red, green and blue from 0 to 1, where known.
    public var components: [Double]?
    public var opacity: Double
    public init(name: String, components: [Double]? = nil, opacity: Double = 1) {
        (self.name, self.components, self.opacity) = (name, components, opacity)
    }
}

extension ColorValue: Leaf {
    public var view: String { "Color" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .text(name))] + .lengths(["opacity": opacity == 1 ? nil : opacity]) }
}
