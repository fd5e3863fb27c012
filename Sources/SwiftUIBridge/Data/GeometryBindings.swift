import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    mutating func bindGeometry() {
        view("GeometryReader.init(content: (GeometryProxy) -> Content)") { call in
            let (make, type, bridge, machine) = (try call.closure(0), try call.typeArgument(0), call.bridge, call.machine)
            return .geometryReader { try bridge.declared(make(.native($0)), type, machine) }
        }
        view("ScrollViewReader.init(content: (ScrollViewProxy) -> Content)") { call in
            let (make, type, bridge, machine) = (try call.closure(0), try call.typeArgument(0), call.bridge, call.machine)
            return .scrollViewReader { try bridge.declared(make(.native($0)), type, machine) }
        }
        function("ScrollViewProxy.scrollTo(_: ID, anchor: UnitPoint?)") { call in
            let anchor = try call.isNil(2) ? nil : try call.unitPoint(2)
            try call.native(0, (any ViewTree.ScrollViewProxy).self).scroll(to: try call.viewID(call.argument(1), call.typeArgument(0)), anchor: anchor)
            return .none
        }
        bindProxies()
        bindAnchors()
    }

    private mutating func bindProxies() {
        function("GeometryProxy.size") { call in .size(try call.proxy().size) }
        function("GeometryProxy.safeAreaInsets") { call in .insets(try call.proxy().safeAreaInsets) }
        function("GeometryProxy.frame(in: CoordinateSpace)") { call in .rect(try call.proxy().frame(in: call.space(1))) }
        function("GeometryProxy._location(of: CGPoint, in: CoordinateSpace)") { call in
            .point(try call.proxy().location(of: call.point(1), in: call.space(2)))
        }
        function("GeometryProxy.bounds(of: CoordinateSpace)") { call in
            let (proxy, space) = (try call.proxy(), try call.space(1))
            return switch space {
            case .local, .global: .rect(try proxy.frame(in: space))
            case .named, .scrollView: try proxy.bounds(of: space).map(Value.rect) ?? .none
            }
        }
        function("CoordinateSpace.==(_: CoordinateSpace, _: CoordinateSpace)") { call in .bool(try call.space(0) == call.space(1)) }
        function("CoordinateSpace.local") { _ in .wrapping(CoordinateSpace.local) }
        function("CoordinateSpace.global") { _ in .wrapping(CoordinateSpace.global) }
        function("CoordinateSpace._scrollView(axis: Axis?)") { call in
            let index = call.call.arguments.count - 1
            let axis: Axis? = try call.isNil(index) ? nil : try call.int(index) == 0 ? .horizontal : .vertical
            return .wrapping(CoordinateSpace.scrollView(axis))
        }
        function("CoordinateSpace.named(_: H)") { call in
            .wrapping(CoordinateSpace.named(try call.id(call.argument(call.call.arguments.count - 1), call.typeArgument(0))))
        }
    }

    private mutating func bindAnchors() {
        function("GeometryProxy._anchor()") { call in try call.proxy().anchor.map { .native($0) } ?? .none }
        function("GeometryProxy.subscript(_: Anchor<CGRect>)") { call in .rect(try call.proxy().resolve(call.anchor(1))) }
        function("GeometryProxy.subscript(_: Anchor<CGPoint>)") { call in .point(try call.proxy().resolve(call.anchor(1)).origin) }
        function("Anchor.==(_: Anchor<Value>, _: Anchor<Value>)") { call in .bool(try call.anchor(0).isEqual(to: call.anchor(1))) }
        function("Anchor.Source.bounds") { _ in .wrapping(AnchorSource.bounds) }
        function("Anchor.Source.rect(_: CGRect)") { call in .wrapping(AnchorSource.rect(try call.rect(call.call.arguments.count - 1))) }
        function("Anchor.Source.unitPoint(_: UnitPoint)") { call in .wrapping(AnchorSource.point(try call.unitPoint(call.call.arguments.count - 1))) }
    }
}

extension BridgeCall {
    fileprivate func proxy() throws -> any ViewTree.GeometryProxy { try native(0, (any ViewTree.GeometryProxy).self) }
    fileprivate func anchor(_ index: Int) throws -> any ViewTree.Anchor { try native(index, (any ViewTree.Anchor).self) }
}
