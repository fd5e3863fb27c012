import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    /// Views behind and in front.
    mutating func bindLayerModifiers() {
        layout("View.background(_: S, ignoresSafeAreaEdges: Edge.Set)") { call in
            LayerModifier.background(try call.styleView(1, typed: 1), .center, reaching: try call.edges(2))
        }
        layout("View.background(_: V, alignment: Alignment)") { call in LayerModifier.background(try call.view(1, typed: 1), try call.alignment(2)) }
        layout("View.background(alignment: Alignment, content: () -> V)") { call in
            LayerModifier.background(try call.content(2, typed: 1), try call.alignment(1))
        }
        layout("View.background(_: S, in: T, fillStyle: FillStyle)") { call in
            var shape = try call.shape(2, typed: 2)
            let style = try call.typeArgument(1)
            shape.style = "fill(\(try call.styleName(1, style)))"
            shape.layers = [ShapeLayer(try call.paint(1, style), isEvenOdd: try call.isEvenOdd(3))]
            let type = try call.bridge.viewType(call.typeArgument(2))
            return LayerModifier.background(DeclaredView(type, .leaf(shape), line: call.call.line), .center)
        }
        layout("View.overlay(_: S, ignoresSafeAreaEdges: Edge.Set)") { call in
            LayerModifier.overlay(try call.styleView(1, typed: 1), .center, reaching: try call.edges(2))
        }
        layout("View.overlay(_: V, alignment: Alignment)") { call in LayerModifier.overlay(try call.view(1, typed: 1), try call.alignment(2)) }
        layout("View.overlay(alignment: Alignment, content: () -> V)") { call in
            LayerModifier.overlay(try call.content(2, typed: 1), try call.alignment(1))
        }
        modifier("View.border(_: S, width: CGFloat)") { call in
            .effect(.border(try call.paint(1, typed: 1), name: try call.styleName(1, call.typeArgument(1)), width: try call.double(2)))
        }
    }
}
