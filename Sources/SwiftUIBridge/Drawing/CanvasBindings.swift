import SwiftMachine
import SwiftModel
import ViewTree

/// The closure of a `Canvas`, run each time it is drawn.
struct InterpretedCanvas: CanvasRenderer, @unchecked Sendable {
    let renderer: Value
    let bridge: Bridge
    let machine: Machine

    func items(in size: Size, symbols: [CanvasSymbol]) throws -> [CanvasItem] {
        let log = CanvasLog(symbols: symbols)
        // A GraphicsContext: the log, opacity, blend mode, transform, clips, filters, size.
        let identity = Value.box(Box([.double(1), .double(0), .double(0), .double(1), .double(0), .double(0)]))
        let context = Value.box(Box([.native(log), .double(1), .int(0), identity, .array(ArrayStorage([])), .array(ArrayStorage([])), .size(size)]))
        _ = try machine.callUpdating(renderer, [context, .size(size)])
        return log.items
    }
}

/// What a canvas has drawn so far.
private final class CanvasLog {
    let symbols: [CanvasSymbol]
    private(set) var items: [CanvasItem] = []
    private var parts = 0
    private static let mostItems = 100_000

    init(symbols: [CanvasSymbol]) { self.symbols = symbols }

    func add(_ item: CanvasItem, _ machine: Machine) throws {
        parts += item.parts
        guard parts <= Self.mostItems else { throw machine.trap("a canvas draws more than \(Self.mostItems) things") }
        items.append(item)
    }
}

extension Registrar {
    mutating func bindCanvas() {
        function("_CanvasLog._draw(_: Path, _: GraphicsContext.Shading, _: StrokeStyle?, eoFill: Bool, in: GraphicsContext)") { call in
            var path = try call.path(1)
            path.isEvenOdd = try call.bool(4)
            let shading = try call.fields(2, 2)
            let paint = try call.bridge.native(shading[0], Native<Paint>.self, call.machine).wrapped
            var item = CanvasItem(try call.isNil(3) ? .fill(path, paint) : .stroke(path, paint, call.stroke(3)))
            if case .bool(true) = shading[1] { item.hasAbsolutePaint = true }
            return try call.draw(item, in: 5)
        }
        function("_CanvasLog._draw(_: Text, at: CGPoint, anchor: UnitPoint, width: CGFloat?, in: GraphicsContext)") { call in
            let text = CanvasItem.Content.text(try call.text(1), at: try call.point(2), anchor: try call.unitPoint(3), width: try call.optionalDouble(4))
            return try call.draw(CanvasItem(text), in: 5)
        }
        function("_CanvasLog._draw(_: Image, in: CGRect, context: GraphicsContext)") { call in
            let view: DeclaredView = try call.native(1)
            guard case .leaf(let image as ImageContent) = view.kind else { throw call.mismatch("Image") }
            return try call.draw(CanvasItem(.image(image, call.rect(2))), in: 3)
        }
        function("_CanvasLog._symbol(_: ID)") { call in
            let (log, id) = (try call.native(0, CanvasLog.self), try call.id(call.argument(1), call.typeArgument(0)))
            return log.symbols.firstIndex { $0.tag == id }.map { .int($0) } ?? .none
        }
        function("_CanvasLog._size(ofSymbol: Int)") { call in .size(try call.symbol(1).size) }
        function("_CanvasLog._draw(symbol: Int, in: CGRect, context: GraphicsContext)") { call in
            try call.draw(CanvasItem(.symbol(call.int(1), call.rect(2))), in: 3)
        }
        function("_CanvasLog._layer()") { call in .native(CanvasLog(symbols: try call.native(0, CanvasLog.self).symbols)) }
        function("_CanvasLog._size(_: Text, width: CGFloat?)") { call in
            let text = try call.text(0)
            return .size(text.singleLineSize)
        }
    }
}

extension TextContent {
    /// In points, on one line in its own font, else in the body's.
    fileprivate var singleLineSize: Size {
        let size = (font ?? .body).size
        return Size(width: Double(string.count) * size / 2, height: size)
    }
}

extension BridgeCall {
    fileprivate func symbol(_ index: Int) throws -> CanvasSymbol {
        let (symbols, number) = (try native(0, CanvasLog.self).symbols, try int(index))
        guard symbols.indices.contains(number) else { throw mismatch("symbol of this canvas") }
        return symbols[number]
    }

    /// Adds what is drawn with the context's opacity, transform, clips and filters.
    fileprivate func draw(_ item: CanvasItem, in context: Int) throws -> Value {
        let fields = try fields(context, 7)
        var item = item
        item.opacity = try bridge.double(fields[1], machine)
        item.blendMode = BlendModes.name(try bridge.int(fields[2], machine))
        item.transform = try bridge.transform(fields[3], machine)
        guard case .array(let clips) = fields[4], case .array(let filters) = fields[5] else { throw mismatch("GraphicsContext") }
        for clip in clips.elements { try apply(clip: clip, to: &item) }
        for filter in filters.elements { try apply(filter, to: &item) }
        try native(0, CanvasLog.self).add(item, machine)
        return .none
    }

    /// The fields of a `_CanvasClip`: path, whether it is even-odd, whether it is inverse, layer, opacity.
    private func apply(clip: Value, to item: inout CanvasItem) throws {
        let fields = try bridge.fields(clip, 5, machine)
        guard case .bool(let isEvenOdd) = fields[1], case .bool(let isInverse) = fields[2] else { throw mismatch("GraphicsContext") }
        if case .native(let object) = fields[3], let layer = object as? CanvasLog {
            return item.layers.append(CanvasLayer(layer.items, opacity: try bridge.double(fields[4], machine), isInverse: isInverse))
        }
        var path = try bridge.path(fields[0], machine)
        path.isEvenOdd = isEvenOdd
        if isInverse { item.layers.append(CanvasLayer([CanvasItem(.fill(path, .foreground))], isInverse: true)) } else { item.clips.append(path) }
    }

    /// The cases of `GraphicsContext.Filter` in the order of their declaration.
    private func apply(_ filter: Value, to item: inout CanvasItem) throws {
        if case .int(8) = filter { return item.filters.append(.invert) }
        guard case .box(let box) = filter else { return }
        let fields = Array(box.fields)
        func number(_ index: Int) throws -> Double { try bridge.double(fields[index], machine) }
        switch box.tag {
        case 0: item.blur += try number(0)
        case 1:
            let offset = Size(width: try number(2), height: try number(3))
            item.shadow = CanvasItem.Shadow(color: try bridge.color(fields[0], machine), radius: try number(1), offset: offset)
        case 2: item.filters.append(.multiply(try bridge.color(fields[0], machine)))
        case 3: item.filters.append(.saturation(try number(0)))
        case 4: item.filters.append(.brightness(try number(0)))
        case 5: item.filters.append(.contrast(try number(0)))
        case 6: item.filters.append(.grayscale(try number(0)))
        case 7: item.filters.append(.hueRotation(try bridge.double(bridge.fields(fields[0], 1, machine)[0], machine) * 180 / .pi))
        default: break
        }
    }
}
