import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    mutating func bindLayoutModifiers() {
        bindPadding()
        bindFrames()
        modifier("View.fixedSize()") { _ in .fixedSize([.horizontal, .vertical]) }
        modifier("View.fixedSize(horizontal: Bool, vertical: Bool)") { call in
            .fixedSize((try call.bool(1) ? AxisSet.horizontal : []).union(try call.bool(2) ? .vertical : []))
        }
        modifier("View.aspectRatio(_: CGFloat?, contentMode: ContentMode)") { call in
            .aspectRatio(ratio: try call.optionalDouble(1), fills: try call.fills(2))
        }
        modifier("View.aspectRatio(_: CGSize, contentMode: ContentMode)") { call in
            let size = try call.size(1)
            return .aspectRatio(ratio: size.height == 0 ? nil : size.width / size.height, fills: try call.fills(2))
        }
        modifier("View.scaledToFit()") { _ in .aspectRatio(ratio: nil, fills: false) }
        modifier("View.scaledToFill()") { _ in .aspectRatio(ratio: nil, fills: true) }
        modifier("View.offset(x: CGFloat, y: CGFloat)") { call in .offset(Size(width: try call.double(1), height: try call.double(2))) }
        modifier("View.offset(_: CGSize)") { call in .offset(try call.size(1)) }
        modifier("View.position(x: CGFloat, y: CGFloat)") { call in .position(Point(x: try call.double(1), y: try call.double(2))) }
        modifier("View.position(_: CGPoint)") { call in .position(try call.point(1)) }
        modifier("View.containerRelativeFrame(_: Axis.Set, alignment: Alignment)") { call in
            .containerRelativeFrame(try call.axes(1), try call.alignment(2), length: nil)
        }
        modifier("View.containerRelativeFrame(_: Axis.Set, alignment: Alignment, _: (CGFloat, Axis) -> CGFloat)") { call in
            let (function, machine, bridge) = (try call.argument(3), call.machine, call.bridge)
            return .containerRelativeFrame(try call.axes(1), try call.alignment(2)) { container, axis in
                try bridge.double(machine.call(function, [.double(container), .int(axis == .horizontal ? 0 : 1)]), machine)
            }
        }
        modifier("View.containerRelativeFrame(_: Axis.Set, count: Int, span: Int, spacing: CGFloat, alignment: Alignment)") { call in
            let (count, span, spacing) = (Double(max(1, try call.int(2))), Double(try call.int(3)), try call.double(4))
            return .containerRelativeFrame(try call.axes(1), try call.alignment(5)) { container, _ in
                (container - spacing * (count - 1)) / count * span + spacing * (span - 1)
            }
        }
        bindSafeArea()
    }

    private mutating func bindPadding() {
        modifier("View.padding(_: Edge.Set, _: CGFloat?)") { call in
            let edges = try call.edges(1)
            return try call.optionalDouble(2).map { .padding(EdgeInsets($0, on: edges)) } ?? .defaultPadding(edges)
        }
        modifier("View.padding(_: CGFloat)") { call in .padding(EdgeInsets(try call.double(1))) }
        modifier("View.padding(_: EdgeInsets)") { call in .padding(try call.insets(1)) }
    }

    private mutating func bindFrames() {
        modifier("View.frame(width: CGFloat?, height: CGFloat?, alignment: Alignment)") { call in
            .frame(width: try call.optionalDouble(1), height: try call.optionalDouble(2), try call.alignment(3))
        }
        let lengths = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"].map { "\($0): CGFloat?" }
        modifier("View.frame(\(lengths.joined(separator: ", ")), alignment: Alignment)") { call in
            func range(_ index: Int) throws -> FlexibleFrame.Range {
                FlexibleFrame.Range(
                    min: try call.optionalDouble(index), ideal: try call.optionalDouble(index + 1), max: try call.optionalDouble(index + 2))
            }
            return .flexibleFrame(FlexibleFrame(width: try range(1), height: try range(4), alignment: try call.alignment(7)))
        }
    }

    private mutating func bindSafeArea() {
        modifier("View.ignoresSafeArea(_: SafeAreaRegions, edges: Edge.Set)") { call in .ignoresSafeArea(try call.edges(2)) }
        modifier("View.edgesIgnoringSafeArea(_: Edge.Set)") { call in .ignoresSafeArea(try call.edges(1)) }
        modifier("View.safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?, content: () -> V)") { call in
            .safeAreaInset(
                try call.int(1) == 0 ? .top : .bottom, try call.content(4, typed: 1), try call.guide(2), spacing: try call.optionalDouble(3))
        }
        modifier("View.safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?, content: () -> V)") { call in
            .safeAreaInset(
                try call.int(1) == 0 ? .leading : .trailing, try call.content(4, typed: 1), try call.guide(2), spacing: try call.optionalDouble(3))
        }
        modifier("View.safeAreaPadding(_: Edge.Set, _: CGFloat?)") { call in
            .safeAreaPadding(EdgeInsets(try call.double(2, default: 16), on: try call.edges(1)))
        }
    }
}

extension BridgeCall {
    /// `ContentMode`: `fit` is its first case.
    fileprivate func fills(_ index: Int) throws -> Bool { try int(index) == 1 }
}
