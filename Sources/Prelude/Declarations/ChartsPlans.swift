/// A mark as a chart reads it.
struct _MarkReading {
    let data: _MarkData
    let color: _Plotted?
    let symbol: String?
    let size: _Plotted?
    let line: String?
    let position: String?
    let interpolation: InterpolationMethod
    /// What belongs to one line or area.
    var series: String { (data.series ?? "") + "\u{1}" + (color?._text ?? "") + "\u{1}" + (symbol ?? "") + "\u{1}" + (line ?? "") }
}
/// The scales of a chart and the places of its marks.
struct _ChartPlan {
    let marks: [_MarkReading]
    var x: _Scale
    var y: _Scale
    var figures: [_MarkFigure]
    var keys: [String] = []
    var keyValues: [String: _Plotted] = [:]
    let looks: _MarkScales
    let isHorizontal: Bool
    /// Both ends of each mark's value along the axis of stacks.
    var spans: [(Double, Double)?] = []
    var hasAxes: Bool { marks.contains { $0.data.kind != .sector } }
    init(_ marks: [_MarkReading], _ settings: _ChartSettings) {
        self.marks = marks
        let bars = marks.filter { $0.data.kind == .bar }
        isHorizontal = bars.contains { $0.data.y?.from._isCategory == true && $0.data.x?.from._isCategory != true || $0.data.y == nil && $0.data.x?.from._isCategory != true || ($0.data.x?.to != nil && $0.data.x?.isBand == false) }
        looks = _MarkScales(marks, settings)
        for value in settings.styles.domain.filter({ $0._isCategory }) + marks.compactMap({ $0.color }) where keyValues[value._text] == nil {
            keys.append(value._text)
            keyValues[value._text] = value
        }
        if marks.allSatisfy({ $0.color == nil }) { keys = [] }
        spans = _ChartPlan.stacked(marks, isHorizontal)
        var (xs, ys): ([_Plotted], [_Plotted]) = ([], [])
        for (mark, span) in zip(marks, spans) {
            let stack = span.map { [_Plotted.number($0.0), _Plotted.number($0.1)] }
            xs += isHorizontal ? stack ?? _ChartPlan.ends(mark.data.x) : _ChartPlan.ends(mark.data.x)
            ys += isHorizontal ? _ChartPlan.ends(mark.data.y) : stack ?? _ChartPlan.ends(mark.data.y)
        }
        xs += marks.flatMap { $0.data.function?.xs ?? [] }
        x = _Scale(xs, settings.x)
        for mark in marks { if let function = mark.data.function { ys += function.ys(x.low, x.high) } }
        y = _Scale(ys, settings.y)
        figures = []
        figures = placed()
    }
    static func ends(_ channel: _MarkData._Channel?) -> [_Plotted] { channel.map { [$0.from] + ($0.to.map { [$0] } ?? []) } ?? [] }
    /// Bars and areas at the same place stand on each other, those below zero apart.
    static func stacked(_ marks: [_MarkReading], _ isHorizontal: Bool) -> [(Double, Double)?] {
        var (tops, bottoms, totals): ([String: Double], [String: Double], [String: Double]) = ([:], [:], [:])
        func place(_ mark: _MarkReading) -> String? {
            guard mark.data.kind == .bar || mark.data.kind == .area else { return nil }
            let (value, base) = isHorizontal ? (mark.data.x, mark.data.y) : (mark.data.y, mark.data.x)
            guard let value, !value.from._isCategory, value.to == nil || value.from._unit != nil else { return nil }
            return "\(mark.data.kind)" + (base?.from._text ?? "") + "\u{1}\(base?.from._number ?? 0)\u{1}" + (mark.position ?? "")
        }
        func amount(_ mark: _MarkReading) -> Double { (isHorizontal ? mark.data.x : mark.data.y)?.from._number ?? 0 }
        for mark in marks { if let key = place(mark) { totals[key] = (totals[key] ?? 0) + abs(amount(mark)) } }
        return marks.map { mark in
            guard let key = place(mark) else { return nil }
            let total = totals[key] ?? 0
            let value = mark.data.stacking == .normalized && total > 0 ? amount(mark) / total : amount(mark)
            if mark.data.stacking == .unstacked { return (0, value) }
            let start = (value < 0 ? bottoms[key] : tops[key]) ?? (mark.data.stacking == .center ? -total / 2 : 0)
            if value < 0 { bottoms[key] = start + value } else { tops[key] = start + value }
            return (start, start + value)
        }
    }
    func placed() -> [_MarkFigure] {
        let positions = marks.reduce(into: [String]()) { if let position = $1.position, !$0.contains(position) { $0.append(position) } }
        let total = marks.reduce(0) { $0 + max(0, $1.data.angle?.from._number ?? 0) }
        let across = Set(marks.compactMap { isHorizontal ? $0.data.y?.from : $0.data.x?.from }).count
        var turned = 0.0
        var lines: [String: [Int]] = [:]
        for (index, mark) in marks.enumerated() where (mark.data.kind == .line || mark.data.kind == .area) && mark.data.function == nil { lines["\(mark.data.kind)" + mark.series, default: []].append(index) }
        var orders: [Int: (line: [Int], at: Int)] = [:]
        for line in lines.values { for (at, index) in line.enumerated() { orders[index] = (line, at) } }
        return marks.enumerated().map { index, mark in
            var figure: _MarkFigure
            switch mark.data.kind {
            case .sector:
                figure = _MarkFigure()
                let part = total > 0 ? max(0, mark.data.angle?.from._number ?? 0) / total : 0
                (figure.start, figure.stop) = (turned, turned + part)
                turned += part
            case .point:
                figure = _MarkFigure()
                figure.rect = CGRect(origin: point(mark), size: .zero)
                figure.pad = 6
                figure.symbolArea = looks.area(mark)
                if let area = figure.symbolArea { figure.pad = max(6, max(0, area).squareRoot() / 2) }
            case .rule: figure = rule(mark)
            case .line, .area: figure = mark.data.function.map { curve($0, mark.data.kind) } ?? segment(mark, orders[index]?.line ?? [], orders[index]?.at ?? 0)
            case .bar, .rectangle: figure = box(mark, spans[index], positions, across)
            }
            (figure.fixedX, figure.fixedY) = (mark.data.fixedX, mark.data.fixedY)
            figure.symbolShape = looks.symbol(mark)
            figure.lineStyle = looks.line(mark)
            return figure
        }
    }
    func point(_ mark: _MarkReading) -> CGPoint {
        CGPoint(x: mark.data.x.flatMap { x.middle(of: $0) } ?? 0.5, y: 1 - (mark.data.y.flatMap { y.middle(of: $0) } ?? 0.5))
    }
    func rule(_ mark: _MarkReading) -> _MarkFigure {
        var figure = _MarkFigure()
        let (across, up) = (range(mark.data.x, x), range(mark.data.y, y))
        figure.rect = CGRect(x: across.0, y: 1 - up.1, width: across.1 - across.0, height: up.1 - up.0)
        figure.pad = 1
        figure.steps = [.move(CGPoint(x: figure.rect.minX, y: figure.rect.minY)), .line(CGPoint(x: figure.rect.maxX, y: figure.rect.maxY))]
        return figure
    }
    /// From one end of a channel to the other; the whole axis without a channel.
    func range(_ channel: _MarkData._Channel?, _ scale: _Scale) -> (Double, Double) {
        guard let channel else { return (0, 1) }
        guard let end = channel.to, channel.from._unit == nil, let start = scale.place(of: channel.from), let stop = scale.place(of: end) else {
            let middle = scale.middle(of: channel) ?? 0.5
            return (middle, middle)
        }
        return (min(start, stop), max(start, stop))
    }
    func segment(_ mark: _MarkReading, _ line: [Int], _ at: Int) -> _MarkFigure {
        var figure = _MarkFigure()
        func top(_ index: Int) -> CGPoint {
            guard marks[index].data.kind == .area, let span = spans[index] else {
                let end = marks[index].data.y?.to
                return CGPoint(x: point(marks[index]).x, y: end.flatMap { y.place(of: $0) }.map { 1 - $0 } ?? point(marks[index]).y)
            }
            return CGPoint(x: point(marks[index]).x, y: 1 - (y.place(of: .number(span.1)) ?? 0))
        }
        func base(_ index: Int) -> CGPoint {
            let start = spans[index].map { _Plotted.number($0.0) } ?? marks[index].data.y?.from
            return CGPoint(x: point(marks[index]).x, y: 1 - (start.flatMap { y.place(of: $0) } ?? 0))
        }
        guard !line.isEmpty else { return figure }
        let near = Array(max(0, at - 2)...min(line.count - 1, at + 2))
        let points = near.map { top(line[$0]) }
        let place = near.firstIndex(of: at) ?? 0
        guard place > 0 else {
            let start = points.first ?? .zero
            figure.rect = CGRect(origin: start, size: .zero)
            figure.pad = 4
            figure.steps = mark.data.kind == .line ? [.move(start)] : []
            return figure
        }
        figure.steps = [.move(points[place - 1])] + _MarkFigure.steps(from: points, to: place, mark.interpolation)
        if mark.data.kind == .area {
            let bases = [base(line[at]), base(line[at - 1])]
            figure.steps += bases.map { .line($0) }
            figure.isClosed = true
            figure.rect = _MarkFigure.bounds([points[place - 1], points[place]] + bases)
        } else {
            figure.rect = _MarkFigure.bounds([points[place - 1], points[place]])
            figure.pad = 4
        }
        return figure
    }
    func box(_ mark: _MarkReading, _ span: (Double, Double)?, _ positions: [String], _ across: Int) -> _MarkFigure {
        var figure = _MarkFigure()
        let isBar = mark.data.kind == .bar
        func broad(_ channel: _MarkData._Channel?, _ scale: _Scale, _ dimension: MarkDimension, isGrouped: Bool) -> (start: Double, length: Double, fixed: CGFloat?) {
            guard let channel else { return (0, 1, nil) }
            if channel.to != nil, channel.from._unit == nil {
                let ends = range(channel, scale)
                return (ends.0, ends.1 - ends.0, nil)
            }
            let band = scale.band(of: channel, across) * (dimension._kind == .ratio ? Double(dimension._length) : isBar ? 0.7 : 1)
            let middle = scale.middle(of: channel) ?? 0.5
            if dimension._kind == .fixed { return (middle, 0, dimension._length) }
            guard isGrouped, let position = mark.position, let index = positions.firstIndex(of: position) else { return (middle - band / 2, band, nil) }
            return (middle - band / 2 + band * Double(index) / Double(positions.count), band / Double(positions.count), nil)
        }
        func long(_ channel: _MarkData._Channel?, _ scale: _Scale) -> (start: Double, length: Double, fixed: CGFloat?) {
            let ends = span.map { [scale.place(of: .number($0.0)) ?? 0, scale.place(of: .number($0.1)) ?? 0] } ?? [range(channel, scale).0, range(channel, scale).1]
            return ((ends.min() ?? 0), (ends.max() ?? 0) - (ends.min() ?? 0), nil)
        }
        let horizontal = isBar && isHorizontal ? long(mark.data.x, x) : broad(mark.data.x, x, mark.data.width, isGrouped: isBar)
        let vertical = isBar && !isHorizontal ? long(mark.data.y, y) : broad(mark.data.y, y, mark.data.height, isGrouped: isBar)
        figure.rect = CGRect(x: horizontal.start, y: 1 - vertical.start - vertical.length, width: horizontal.length, height: vertical.length)
        figure.width = horizontal.fixed
        figure.height = vertical.fixed
        return figure
    }
}
