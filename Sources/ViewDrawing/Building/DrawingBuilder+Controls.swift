import ViewGraph
import ViewLayout
import ViewTree

/// A control that draws more than its label, in the looks of iOS, at the size that layout gives it.
protocol DrawnControl: Control {
    /// What is drawn of the control's node, its children included.
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem]
}

extension ButtonControl: DrawnControl {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        guard context.foreground.isEmpty else { return try builder.children(of: node, context) }
        var inner = context
        inner.foreground = [context.isEnabled ? (role == .destructive ? .color(ColorValue(name: "red")) : .role(.tint)) : .level(2, of: nil)]
        return try builder.children(of: node, inner)
    }
}

extension LinkControl: DrawnControl {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        try builder.tinted(node, context)
    }
}

extension NavigationLinkControl: DrawnControl {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        try builder.tinted(node, context)
    }
}

extension ToggleControl: DrawnControl {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        try builder.children(of: node, context) + builder.toggle((try? isOn.get()) ?? false, frame, context)
    }
}

extension SliderControl: DrawnControl {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        let (first, last) = (showsMinimum ? node.subviews.dropLast(showsMaximum ? 1 : 0).last : nil, showsMaximum ? node.subviews.last : nil)
        let start = first.flatMap { builder.frame(of: $0) }.map { $0.maxX + 8 } ?? frame.minX
        let end = last.flatMap { builder.frame(of: $0) }.map { $0.minX - 8 } ?? frame.maxX
        let track = Rect(x: start, y: frame.minY, width: max(0, end - start), height: frame.height)
        let ends = showsMinimum || showsMaximum ? try builder.children(of: node, context) : []
        return builder.slider(try? value.get(), range, track, context) + ends
    }
}

extension StepperControl: DrawnControl {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        try builder.children(of: node, context) + builder.stepper(frame, context)
    }
}

extension TextFieldControl: DrawnControl {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        let written = (try? binding.get()) ?? ""
        guard !written.isEmpty else { return try builder.placeholderLabel(of: node, context) }
        return builder.field(isSecure ? String(repeating: "•", count: min(written.count, 200)) : written, node, frame, context)
    }
}

extension TextEditorControl: DrawnControl {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        builder.editor((try? binding.get()) ?? "", node, frame, context)
    }
}

extension ProgressControl: DrawnControl {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        let value = showsValue ? node.subviews.last.flatMap { builder.frame(of: $0) } : nil
        return try builder.children(of: node, context) + builder.progress(fraction, frame, end: value.map { $0.minY - 8 } ?? frame.maxY, context)
    }
}

extension GroupBoxControl: DrawnControl {
    func items(of node: ResolvedNode, in frame: Rect, _ context: DrawingContext, _ builder: inout DrawingBuilder) throws -> [DrawnItem] {
        let box = PathValue(frame, radii: PathValue.CornerRadii(width: 8, height: 8))
        return [.fill(box, .color(context.palette.system("secondarySystemBackground")))] + (try builder.children(of: node, context))
    }
}

extension DrawingBuilder {
    private func tint(_ frame: Rect, _ context: DrawingContext) -> DrawnPaint { context.drawn(.role(.tint), in: frame) { _ in } }

    // MARK: Toggle, slider, stepper

    /// The switch at the end of the row.
    fileprivate func toggle(_ isOn: Bool, _ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        let size = Size(width: min(51, frame.width), height: min(31, frame.height))
        let track = Rect(x: frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        let on = context.tint == nil ? DrawnPaint.color(context.palette.system("green")) : tint(frame, context)
        let radius = size.height / 2
        let knob = Rect(
            x: isOn ? track.maxX - size.height + 2 : track.minX + 2, y: track.minY + 2, width: max(0, size.height - 4), height: max(0, size.height - 4))
        let paint = isOn ? on : .color(context.palette.system("systemGray4"))
        return [
            .fill(PathValue(track, radii: PathValue.CornerRadii(width: radius, height: radius)), context.isEnabled ? paint : paint.faded(0.5)),
            .fill(PathValue(ellipseIn: knob), .color(.white)),
        ]
    }

    fileprivate func slider(_ value: Double?, _ range: ClosedRange<Double>, _ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        let length = range.upperBound - range.lowerBound
        let part = value.map { length > 0 ? min(max(($0 - range.lowerBound) / length, 0), 1) : 0 } ?? 0
        let side = min(27, frame.height)
        let knob = Rect(x: frame.minX + (frame.width - side) * (part.isNaN ? 0 : part), y: frame.midY - side / 2, width: side, height: side)
        let line = Rect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
        let done = Rect(x: frame.minX, y: frame.midY - 2, width: max(0, knob.midX - frame.minX), height: 4)
        let round = PathValue.CornerRadii(width: 2, height: 2)
        let handle = DrawnItem.fill(PathValue(ellipseIn: knob), .color(.white))
        let shadow = DrawnGroup { $0.shadow = DrawnGroup.Shadow(color: DrawnColor(0, 0, 0, alpha: 0.2), radius: 4, offset: Size(width: 0, height: 1)) }
        return [
            .fill(PathValue(line, radii: round), .color(context.palette.system("systemFill"))), .fill(PathValue(done, radii: round), tint(frame, context)),
            .group(shadow, [handle]),
        ]
    }

    fileprivate func stepper(_ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        let size = Size(width: min(94, frame.width), height: min(32, frame.height))
        let box = Rect(x: frame.maxX - size.width, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        let ink = DrawnPaint.color(context.palette.label(level: context.isEnabled ? 0 : 2))
        func bar(_ x: Double, _ width: Double, _ height: Double) -> DrawnItem {
            .fill(PathValue(Rect(x: x - width / 2, y: box.midY - height / 2, width: width, height: height)), ink)
        }
        let (minus, plus) = (box.minX + box.width / 4, box.maxX - box.width / 4)
        return [
            .fill(PathValue(box, radii: PathValue.CornerRadii(width: 8, height: 8)), .color(context.palette.system("systemFill"))),
            .fill(
                PathValue(Rect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: max(0, box.height - 14))), .color(context.palette.system("separator"))),
            bar(minus, 14, 1.5), bar(plus, 14, 1.5), bar(plus, 1.5, 14),
        ]
    }

    // MARK: Texts

    /// The label of an empty field.
    fileprivate mutating func placeholderLabel(of node: ResolvedNode, _ context: DrawingContext) throws -> [DrawnItem] {
        var inner = context
        inner.foreground = [.role(.placeholder)]
        return try children(of: node, inner)
    }

    /// What is written in a field, cut where the field ends.
    fileprivate mutating func field(_ text: String, _ node: ResolvedNode, _ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        lines([text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""], node, frame, context, centered: true)
    }

    fileprivate mutating func editor(_ text: String, _ node: ResolvedNode, _ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        let background = DrawnItem.fill(PathValue(frame), .color(context.palette.system("systemBackground")))
        let written = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(500).map(String.init)
        return [background] + lines(written, node, frame, context, centered: false)
    }

    private mutating func lines(_ lines: [String], _ node: ResolvedNode, _ frame: Rect, _ context: DrawingContext, centered: Bool) -> [DrawnItem] {
        let size = max(1, node.environment.font.size)
        let paint = paint(context.isEnabled ? .foreground : .level(2, of: nil), in: frame, context)
        let top = centered ? frame.midY - size / 2 : frame.minY
        let texts = lines.enumerated().compactMap { index, line -> DrawnItem? in
            let shown = String(line.prefix(Int(max(0, min(frame.width / (size / 2), 5_000)))))
            guard !shown.isEmpty else { return nil }
            let run = DrawnText.Run(shown, paint: paint, width: Double(shown.columns) * size / 2, fontSize: size)
            return .text(DrawnText([run], origin: Point(x: frame.minX, y: top + Double(index) * size)))
        }
        return texts.isEmpty ? [] : [.group(DrawnGroup { $0.clips = [PathValue(frame)] }, texts)]
    }

    // MARK: Progress

    /// - Parameter end: Where a bar ends.
    fileprivate func progress(_ fraction: Double?, _ frame: Rect, end: Double, _ context: DrawingContext) -> [DrawnItem] {
        guard let fraction else { return spinner(frame, context) }
        let track = Rect(x: frame.minX, y: end - 4, width: frame.width, height: 4)
        let done = Rect(x: track.minX, y: track.minY, width: track.width * (fraction.isNaN ? 0 : min(max(fraction, 0), 1)), height: 4)
        let round = PathValue.CornerRadii(width: 2, height: 2)
        return [
            .fill(PathValue(track, radii: round), .color(context.palette.system("systemFill"))), .fill(PathValue(done, radii: round), tint(frame, context)),
        ]
    }

    /// Eight spokes that fade around.
    private func spinner(_ frame: Rect, _ context: DrawingContext) -> [DrawnItem] {
        let center = Point(x: frame.midX, y: frame.minY + 10)
        return (0..<8).map { spoke in
            let bar = PathValue(Rect(x: center.x - 1, y: center.y - 9, width: 2, height: 5), radii: PathValue.CornerRadii(width: 1, height: 1))
            let turn = AffineTransform.rotation(degrees: Double(spoke) * 45).around(center)
            return .fill(bar.applying(turn), .color(context.palette.system("gray").faded(1 - Double(spoke) * 0.1)))
        }
    }
}
