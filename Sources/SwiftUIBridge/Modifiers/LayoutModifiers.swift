import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    mutating func bindLayoutModifiers() {
        bindPadding()
        bindFrames()
        layout("View.fixedSize()") { _ in FixedSizeModifier([.horizontal, .vertical]) }
        layout("View.fixedSize(horizontal: Bool, vertical: Bool)") { call in
            FixedSizeModifier((try call.bool(1) ? AxisSet.horizontal : []).union(try call.bool(2) ? .vertical : []))
        }
        layout("View.aspectRatio(_: CGFloat?, contentMode: ContentMode)") { call in
            AspectRatioModifier(ratio: try call.optionalDouble(1), fills: try call.fills(2))
        }
        layout("View.aspectRatio(_: CGSize, contentMode: ContentMode)") { call in
            let size = try call.size(1)
            return AspectRatioModifier(ratio: size.height == 0 ? nil : size.width / size.height, fills: try call.fills(2))
        }
        layout("View.scaledToFit()") { _ in AspectRatioModifier(ratio: nil, fills: false) }
        layout("View.scaledToFill()") { _ in AspectRatioModifier(ratio: nil, fills: true) }
        layout("View.offset(x: CGFloat, y: CGFloat)") { call in OffsetModifier(Size(width: try call.double(1), height: try call.double(2))) }
        layout("View.offset(_: CGSize)") { call in OffsetModifier(try call.size(1)) }
        layout("View.position(x: CGFloat, y: CGFloat)") { call in PositionModifier(Point(x: try call.double(1), y: try call.double(2))) }
        layout("View.position(_: CGPoint)") { call in PositionModifier(try call.point(1)) }
        layout("View.containerRelativeFrame(_: Axis.Set, alignment: Alignment)") { call in
            ContainerRelativeFrameModifier(try call.axes(1), try call.alignment(2))
        }
        layout("View.containerRelativeFrame(_: Axis.Set, alignment: Alignment, _: (CGFloat, Axis) -> CGFloat)") { call in
            let (function, machine, bridge) = (try call.argument(3), call.machine, call.bridge)
            return ContainerRelativeFrameModifier(try call.axes(1), try call.alignment(2)) { container, axis in
                try bridge.double(machine.call(function, [.double(container), .int(axis == .horizontal ? 0 : 1)]), machine)
            }
        }
        layout("View.containerRelativeFrame(_: Axis.Set, count: Int, span: Int, spacing: CGFloat, alignment: Alignment)") { call in
            let (count, span, spacing) = (Double(max(1, try call.int(2))), Double(try call.int(3)), try call.double(4))
            return ContainerRelativeFrameModifier(try call.axes(1), try call.alignment(5)) { container, _ in
                (container - spacing * (count - 1)) / count * span + spacing * (span - 1)
            }
        }
        bindSafeArea()
    }

    private mutating func bindPadding() {
        layout("View.padding(_: Edge.Set, _: CGFloat?)") { call in
            let edges = try call.edges(1)
            return try call.optionalDouble(2).map { PaddingModifier(EdgeInsets($0, on: edges)) } ?? PaddingModifier(defaultOn: edges)
        }
        layout("View.padding(_: CGFloat)") { call in PaddingModifier(EdgeInsets(try call.double(1))) }
        layout("View.padding(_: EdgeInsets)") { call in PaddingModifier(try call.insets(1)) }
    }

    private mutating func bindFrames() {
        layout("View.frame(width: CGFloat?, height: CGFloat?, alignment: Alignment)") { call in
            FrameModifier(width: try call.optionalDouble(1), height: try call.optionalDouble(2), try call.alignment(3))
        }
        let lengths = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"].map { "\($0): CGFloat?" }
        layout("View.frame(\(lengths.joined(separator: ", ")), alignment: Alignment)") { call in
            func range(_ index: Int) throws -> FlexibleFrameModifier.Range {
                FlexibleFrameModifier.Range(
                    min: try call.optionalDouble(index), ideal: try call.optionalDouble(index + 1), max: try call.optionalDouble(index + 2))
            }
            return FlexibleFrameModifier(width: try range(1), height: try range(4), alignment: try call.alignment(7))
        }
    }

    private mutating func bindSafeArea() {
        layout("View.ignoresSafeArea(_: SafeAreaRegions, edges: Edge.Set)") { call in IgnoresSafeAreaModifier(try call.edges(2)) }
        layout("View.edgesIgnoringSafeArea(_: Edge.Set)") { call in IgnoresSafeAreaModifier(try call.edges(1)) }
        layout("View.safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?, content: () -> V)") { call in
            SafeAreaInsetModifier(
                try call.int(1) == 0 ? .top : .bottom, try call.content(4, typed: 1), try call.guide(2), spacing: try call.optionalDouble(3))
        }
        layout("View.safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?, content: () -> V)") { call in
            SafeAreaInsetModifier(
                try call.int(1) == 0 ? .leading : .trailing, try call.content(4, typed: 1), try call.guide(2), spacing: try call.optionalDouble(3))
        }
        layout("View.safeAreaPadding(_: Edge.Set, _: CGFloat?)") { call in
            SafeAreaPaddingModifier(EdgeInsets(try call.double(2, default: 16), on: try call.edges(1)))
        }
    }
}

extension BridgeCall {
    /// `ContentMode`: `fit` is its first case.
    fileprivate func fills(_ index: Int) throws -> Bool { try int(index) == 1 }
}
