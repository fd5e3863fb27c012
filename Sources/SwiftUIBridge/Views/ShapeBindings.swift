import SwiftMachine
import SwiftModel
import ViewTree

extension BridgeCall {
    /// The shape that a value of a `Shape` type stands for.
    func shape(_ index: Int, typed type: Int) throws -> ShapeContent { try bridge.shape(argument(index), typeArgument(type), machine) }

    /// A `ShapeStyle` by name: `red`, `red.opacity(0.5)`, `LinearGradient`.
    func styleName(_ index: Int, _ type: SwiftType) throws -> String {
        switch try argument(index) {
        case .native(let object):
            guard let view = object as? DeclaredView else { return bridge.name(of: type) }
            if case .leaf(let color as ColorValue) = view.kind { return color.opacity == 1 ? color.name : "\(color.name).opacity(\(color.opacity))" }
            return view.type.name
        case .box(let box):
            if case .string(let name)? = box.fields.first { return name }
            return bridge.name(of: type)
        default: return bridge.name(of: type)
        }
    }

    /// A `ShapeStyle` as a view that fills what it is offered.
    func styleView(_ index: Int, typed type: Int) throws -> DeclaredView {
        let type = try typeArgument(type)
        if case .native(let object) = try argument(index), let view = object as? DeclaredView { return view }
        return DeclaredView(
            bridge.viewType(type),
            .leaf(FillingContent(bridge.name(of: type), detail: try styleName(index, type), paint: try paint(index, type))), line: call.line)
    }
}

extension Registrar {
    mutating func bindShapes() {
        for (name, figure) in [("Rectangle", ShapeContent.Figure.rectangle), ("Circle", .circle), ("Ellipse", .ellipse)] {
            view("\(name).init()") { _ in .leaf(ShapeContent(figure)) }
        }
        view("Capsule.init(style: RoundedCornerStyle)") { _ in .leaf(ShapeContent(.capsule)) }
        view("RoundedRectangle.init(cornerRadius: CGFloat, style: RoundedCornerStyle)") { call in
            .leaf(ShapeContent(.roundedRectangle(cornerRadius: try call.double(0))))
        }
        view(
            "UnevenRoundedRectangle.init(topLeadingRadius: CGFloat, bottomLeadingRadius: CGFloat, bottomTrailingRadius: CGFloat, topTrailingRadius: CGFloat, style: RoundedCornerStyle)"
        ) { call in
            var shape = ShapeContent(.roundedRectangle(cornerRadius: try (0..<4).map(call.double).max() ?? 0))
            shape.corners = PathValue.CornerRadii(try call.double(0), try call.double(3), try call.double(2), try call.double(1))
            return .leaf(shape)
        }
        for name in ["ContainerRelativeShape", "ButtonBorderShape", "ConcentricRectangle", "DefaultGlassEffectShape"] {
            view("\(name).init()") { _ in .leaf(ShapeContent(.path(name: name))) }
        }
        view("AnyShape.init(_: S)") { call in .leaf(try call.shape(0, typed: 0)) }
        function("_LibraryShape.sizeThatFits(_: ProposedViewSize)") { call in .size(try call.shape(0, typed: 0).sizing.size(for: call.proposal(1))) }
        bindFills()
        bindOutlineChanges()
    }

    private mutating func bindFills() {
        for owner in ["Shape", "ShapeView"] {
            drawn("\(owner).fill(_: S, style: FillStyle)") { call in
                let type = try call.typeArgument(1)
                return ("fill(\(try call.styleName(1, type)))", ShapeLayer(try call.paint(1, type), isEvenOdd: try call.isEvenOdd(2)))
            }
            bindStrokes("\(owner).stroke", isInside: false)
        }
        for owner in ["InsettableShape", "ShapeView"] { bindStrokes("\(owner).strokeBorder", isInside: true) }
    }

    /// Lines along a figure: `stroke`, `strokeBorder`.
    private mutating func bindStrokes(_ method: String, isInside: Bool) {
        let name = String(method.split(separator: ".")[1])
        drawn("\(method)(_: S, lineWidth: CGFloat, antialiased: Bool)") { call in
            let (type, width) = (try call.typeArgument(1), try call.double(2))
            let layer = ShapeLayer(try call.paint(1, type), stroke: StrokeValue(width: width), isInside: isInside)
            return ("\(name)(\(try call.styleName(1, type)), lineWidth: \(width))", layer)
        }
        drawn("\(method)(_: S, style: StrokeStyle, antialiased: Bool)") { call in
            let type = try call.typeArgument(1)
            return ("\(name)(\(try call.styleName(1, type)))", ShapeLayer(try call.paint(1, type), stroke: try call.stroke(2), isInside: isInside))
        }
    }

    private mutating func bindOutlineChanges() {
        for combination in [OutlineChange.Combination.union, .intersection, .subtracting, .symmetricDifference] {
            changed("Shape.\(combination.rawValue)(_: T, eoFill: Bool)", sizing: .proposal) { call in
                let words = "\(combination.rawValue)(\(call.bridge.name(of: try call.typeArgument(1))))"
                return (words, .combined(combination, with: try call.shape(1, typed: 1)))
            }
        }
        changed("Shape.offset(x: CGFloat, y: CGFloat)") { call in
            let (x, y) = (try call.double(1), try call.double(2))
            return ("offset(x: \(x), y: \(y))", .offset(Size(width: x, height: y)))
        }
        changed("Shape.size(width: CGFloat, height: CGFloat)") { call in
            let (width, height) = (try call.double(1), try call.double(2))
            return ("size(\(width), \(height))", .size(Size(width: width, height: height)))
        }
        changed("Shape.transform(_: CGAffineTransform)") { call in ("transform", .transform(try call.transform(1))) }
        changed("Shape.stroke(style: StrokeStyle)") { call in ("stroke", .stroked(try call.stroke(1))) }
        changed("Shape.stroke(lineWidth: CGFloat)") { call in
            let width = try call.double(1)
            return ("stroke(lineWidth: \(width))", .stroked(StrokeValue(width: width)))
        }
        changed("Shape.trim(from: CGFloat, to: CGFloat)") { call in
            let (start, end) = (try call.double(1), try call.double(2))
            return ("trim(from: \(start), to: \(end))", .trim(from: start, to: end))
        }
        changed("Shape.rotation(_: Angle, anchor: UnitPoint)") { call in
            let degrees = try call.degrees(1)
            return ("rotation(\(degrees)°)", .rotation(degrees: degrees, anchor: try call.unitPoint(2)))
        }
        changed("Shape.scale(_: CGFloat, anchor: UnitPoint)") { call in
            let factor = try call.double(1)
            return ("scale(\(factor))", .scale(x: factor, y: factor, anchor: try call.unitPoint(2)))
        }
        changed("Shape.scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)") { call in
            let (x, y) = (try call.double(1), try call.double(2))
            return ("scale(x: \(x), y: \(y))", .scale(x: x, y: y, anchor: try call.unitPoint(3)))
        }
        changed("InsettableShape.inset(by: CGFloat)") { call in
            let length = try call.double(1)
            return ("inset(by: \(length))", .inset(length))
        }
    }

    /// A method of a shape that draws it; what is drawn of it already is below.
    private mutating func drawn(_ key: String, _ layer: @escaping (BridgeCall) throws -> (String, ShapeLayer)) {
        view(key) { call in
            var shape = try call.shape(0, typed: 0)
            let (words, layer) = try layer(call)
            shape.style = key.hasPrefix("ShapeView.") ? [shape.style, words].compactMap(\.self).joined(separator: ".") : words
            shape.layers.append(layer)
            return .leaf(shape)
        }
    }

    /// A method of a shape that makes a shape with another outline. It is as large as the shape unless `sizing` says otherwise.
    private mutating func changed(_ key: String, sizing: ShapeContent.Sizing? = nil, _ change: @escaping (BridgeCall) throws -> (String, OutlineChange)) {
        view(key) { call in
            var shape = try call.shape(0, typed: 0)
            if let sizing { shape.sizing = sizing }
            let (words, change) = try change(call)
            shape.style = words
            shape.changes.append(change)
            return .leaf(shape)
        }
    }
}
