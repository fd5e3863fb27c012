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
            if case .leaf(.color(let color)) = view.kind { return color.opacity == 1 ? color.name : "\(color.name).opacity(\(color.opacity))" }
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
        return DeclaredView(bridge.viewType(type), .leaf(.filling(name: bridge.name(of: type), detail: try styleName(index, type))), line: call.line)
    }
}

extension Registrar {
    mutating func bindShapes() {
        for (name, figure) in [("Rectangle", ShapeContent.Figure.rectangle), ("Circle", .circle), ("Ellipse", .ellipse)] {
            view("\(name).init()") { _ in .leaf(.shape(ShapeContent(figure))) }
        }
        view("Capsule.init(style: RoundedCornerStyle)") { _ in .leaf(.shape(ShapeContent(.capsule))) }
        view("RoundedRectangle.init(cornerRadius: CGFloat, style: RoundedCornerStyle)") { call in
            .leaf(.shape(ShapeContent(.roundedRectangle(cornerRadius: try call.double(0)))))
        }
        view(
            "UnevenRoundedRectangle.init(topLeadingRadius: CGFloat, bottomLeadingRadius: CGFloat, bottomTrailingRadius: CGFloat, topTrailingRadius: CGFloat, style: RoundedCornerStyle)"
        ) { call in
            .leaf(.shape(ShapeContent(.roundedRectangle(cornerRadius: try (0..<4).map(call.double).max() ?? 0))))
        }
        for name in ["ContainerRelativeShape", "ButtonBorderShape", "ConcentricRectangle", "DefaultGlassEffectShape"] {
            view("\(name).init()") { _ in .leaf(.shape(ShapeContent(.path(name: name)))) }
        }
        view("AnyShape.init(_: S)") { call in .leaf(.shape(try call.shape(0, typed: 0))) }
        function("_LibraryShape.sizeThatFits(_: ProposedViewSize)") { call in .size(try call.shape(0, typed: 0).sizing.size(for: call.proposal(1))) }
        bindShapeStyles()
        bindGradients()
    }

    private mutating func bindShapeStyles() {
        for owner in ["Shape", "ShapeView"] {
            styled("\(owner).fill(_: S, style: FillStyle)") { call in "fill(\(try call.styleName(1, call.typeArgument(1))))" }
            bindStrokes("\(owner).stroke")
        }
        for owner in ["InsettableShape", "ShapeView"] { bindStrokes("\(owner).strokeBorder") }
        for method in ["union", "intersection", "subtracting", "symmetricDifference"] {
            styled("Shape.\(method)(_: T, eoFill: Bool)", sizing: .proposal) { call in "\(method)(\(call.bridge.name(of: try call.typeArgument(1))))" }
        }
        styled("Shape.offset(x: CGFloat, y: CGFloat)") { call in "offset(x: \(try call.double(1)), y: \(try call.double(2)))" }
        styled("Shape.size(width: CGFloat, height: CGFloat)") { call in "size(\(try call.double(1)), \(try call.double(2)))" }
        styled("Shape.transform(_: CGAffineTransform)") { _ in "transform" }
        styled("Shape.stroke(style: StrokeStyle)") { _ in "stroke" }
        styled("Shape.stroke(lineWidth: CGFloat)") { call in "stroke(lineWidth: \(try call.double(1)))" }
        styled("Shape.trim(from: CGFloat, to: CGFloat)") { call in "trim(from: \(try call.double(1)), to: \(try call.double(2)))" }
        styled("Shape.rotation(_: Angle, anchor: UnitPoint)") { call in "rotation(\(try call.degrees(1))°)" }
        styled("Shape.scale(_: CGFloat, anchor: UnitPoint)") { call in "scale(\(try call.double(1)))" }
        styled("Shape.scale(x: CGFloat, y: CGFloat, anchor: UnitPoint)") { call in "scale(x: \(try call.double(1)), y: \(try call.double(2)))" }
        styled("InsettableShape.inset(by: CGFloat)") { call in "inset(by: \(try call.double(1)))" }
    }

    /// Lines along a figure: `stroke`, `strokeBorder`.
    private mutating func bindStrokes(_ method: String) {
        let name = String(method.split(separator: ".")[1])
        styled("\(method)(_: S, lineWidth: CGFloat, antialiased: Bool)") { call in
            "\(name)(\(try call.styleName(1, call.typeArgument(1))), lineWidth: \(try call.double(2)))"
        }
        styled("\(method)(_: S, style: StrokeStyle, antialiased: Bool)") { call in "\(name)(\(try call.styleName(1, call.typeArgument(1))))" }
    }

    /// A method of a shape that makes the same figure with a style; what is drawn with it already comes first. It is as large as the shape unless `sizing` says otherwise.
    private mutating func styled(_ key: String, sizing: ShapeContent.Sizing? = nil, _ style: @escaping (BridgeCall) throws -> String) {
        view(key) { call in
            var shape = try call.shape(0, typed: 0)
            if let sizing { shape.sizing = sizing }
            let added = try style(call)
            shape.style = key.hasPrefix("ShapeView.") ? [shape.style, added].compactMap(\.self).joined(separator: ".") : added
            return .leaf(.shape(shape))
        }
    }

    private mutating func bindGradients() {
        let gradients = [
            "LinearGradient.init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)",
            "LinearGradient.init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)",
            "RadialGradient.init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
            "RadialGradient.init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
            "AngularGradient.init(colors: [Color], center: UnitPoint)",
            "EllipticalGradient.init(colors: [Color], center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)",
            "MeshGradient.init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color, smoothsColors: Bool)",
        ]
        for key in gradients {
            let name = String(key.prefix { $0 != "." })
            view(key) { _ in .leaf(.filling(name: name, detail: nil)) }
        }
    }
}
