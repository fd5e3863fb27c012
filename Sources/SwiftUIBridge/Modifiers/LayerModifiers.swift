import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    /// Views behind and in front.
    mutating func bindLayerModifiers() {
        modifier("View.background(_: S, ignoresSafeAreaEdges: Edge.Set)") { call in
            .background(try call.styleView(1, typed: 1), .center, reaches: try call.edges(2))
        }
        modifier("View.background(_: V, alignment: Alignment)") { call in .background(try call.view(1, typed: 1), try call.alignment(2)) }
        modifier("View.background(alignment: Alignment, content: () -> V)") { call in
            .background(try call.content(2, typed: 1), try call.alignment(1))
        }
        modifier("View.background(_: S, in: T, fillStyle: FillStyle)") { call in
            var shape = try call.shape(2, typed: 2)
            let style = try call.typeArgument(1)
            shape.style = "fill(\(try call.styleName(1, style)))"
            shape.layers = [ShapeLayer(try call.paint(1, style), isEvenOdd: try call.isEvenOdd(3))]
            let type = try call.bridge.viewType(call.typeArgument(2))
            return .background(DeclaredView(type, .leaf(.shape(shape)), line: call.call.line), .center)
        }
        modifier("View.overlay(_: S, ignoresSafeAreaEdges: Edge.Set)") { call in
            .overlay(try call.styleView(1, typed: 1), .center, reaches: try call.edges(2))
        }
        modifier("View.overlay(_: V, alignment: Alignment)") { call in .overlay(try call.view(1, typed: 1), try call.alignment(2)) }
        modifier("View.overlay(alignment: Alignment, content: () -> V)") { call in
            .overlay(try call.content(2, typed: 1), try call.alignment(1))
        }
        modifier("View.border(_: S, width: CGFloat)") { call in
            .effect(.border(try call.paint(1, typed: 1), name: try call.styleName(1, call.typeArgument(1)), width: try call.double(2)))
        }
    }
}
