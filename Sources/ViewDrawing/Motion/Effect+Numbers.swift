import ViewTree

extension Effect {
    /// The numbers that an animation changes.
    var numbers: [Double] {
        switch self {
        case .opacity(let value), .cornerRadius(let value), .blur(let value): [value]
        case .scale(let x, let y, _, _): [x, y]
        case .rotation(let degrees, _), .rotation3D(let degrees, _, _, _): [degrees]
        case .shadow(_, let radius, let offset): [radius, offset.width, offset.height]
        case .border(_, _, let width): [width]
        case .filter(let filter): filter.number.map { [$0] } ?? []
        case .hidden, .grouped, .clipped, .clipShape, .blendMode, .mask: []
        }
    }

    /// The same with other numbers.
    private func with(_ numbers: [Double]) -> Effect {
        switch self {
        case .opacity: .opacity(numbers[0])
        case .cornerRadius: .cornerRadius(numbers[0])
        case .blur: .blur(radius: numbers[0])
        case .scale(_, _, let anchor, let isUniform): .scale(x: numbers[0], y: numbers[1], anchor: anchor, isUniform: isUniform)
        case .rotation(_, let anchor): .rotation(numbers[0], anchor: anchor)
        case .rotation3D(_, let axis, let anchor, let perspective): .rotation3D(numbers[0], axis: axis, anchor: anchor, perspective: perspective)
        case .shadow(let color, _, _): .shadow(color, radius: numbers[0], offset: Size(width: numbers[1], height: numbers[2]))
        case .border(let paint, let name, _): .border(paint, name: name, width: numbers[0])
        case .filter(let filter): .filter(filter.with(numbers[0]))
        case .hidden, .grouped, .clipped, .clipShape, .blendMode, .mask: self
        }
    }

    /// On the way from another effect of the kind to this one.
    func reached(from start: Effect, _ progress: Double) -> Effect {
        let (a, b) = (start.numbers, numbers)
        guard start.name == name, a.count == b.count, !b.isEmpty else { return self }
        return with(zip(a, b).map { $0 + ($1 - $0) * progress })
    }
}

extension ColorFilter {
    fileprivate var number: Double? {
        switch self {
        case .brightness(let value), .contrast(let value), .saturation(let value), .grayscale(let value), .hueRotation(let value): value
        case .invert, .multiply, .luminanceToAlpha: nil
        }
    }

    fileprivate func with(_ number: Double) -> ColorFilter {
        switch self {
        case .brightness: .brightness(number)
        case .contrast: .contrast(number)
        case .saturation: .saturation(number)
        case .grayscale: .grayscale(number)
        case .hueRotation: .hueRotation(number)
        case .invert, .multiply, .luminanceToAlpha: self
        }
    }
}

extension ShapeContent {
    /// On the way from another shape of the kind to this one: its corners, and what was done to its outline.
    func reached(from start: ShapeContent, _ progress: Double) throws -> ShapeContent {
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
        var shape = self
        if case .roundedRectangle(let a) = start.figure, case .roundedRectangle(let b) = figure {
            shape.figure = .roundedRectangle(cornerRadius: between(a, b))
        }
        if let old = start.outline, let new = outline { shape.outline = try new.reached(from: old, progress) }
        guard start.changes.count == changes.count else { return shape }
        shape.changes = zip(start.changes, changes).map { old, new in
            switch (old, new) {
            case (.inset(let a), .inset(let b)): .inset(between(a, b))
            case (.trim(let a, let b), .trim(let c, let d)): .trim(from: between(a, c), to: between(b, d))
            case (.rotation(let a, _), .rotation(let b, let anchor)): .rotation(degrees: between(a, b), anchor: anchor)
            case (.scale(let a, let b, _), .scale(let c, let d, let anchor)): .scale(x: between(a, c), y: between(b, d), anchor: anchor)
            case (.offset(let a), .offset(let b)): .offset(Size(width: between(a.width, b.width), height: between(a.height, b.height)))
            default: new
            }
        }
        guard start.layers.count == layers.count else { return shape }
        shape.layers = zip(start.layers, layers).map { old, new in
            var layer = new
            if let a = old.stroke?.width, let b = new.stroke?.width { layer.stroke?.width = between(a, b) }
            return layer
        }
        return shape
    }
}
