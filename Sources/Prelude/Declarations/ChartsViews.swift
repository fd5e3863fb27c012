/// Marks in the coordinates of their values, with axes and a legend. It takes the proposed size.
/// - Since: iOS 16
struct Chart<Content: View>: View {
    let _content: Content
    @Environment(\._chart) private var settings
    init(@ViewBuilder content: () -> Content) { _content = content() }
    init<Data: RandomAccessCollection, C: View>(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> C) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
        _content = ForEach(data, content: content)
    }
    init<Data: RandomAccessCollection, ID: Hashable, C: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> C) where Content == ForEach<Data, ID, C> {
        _content = ForEach(data, id: id, content: content)
    }
    var body: some View {
        Group(subviews: _content) { marks in
            let plan = Chart._planned(marks, settings)
            let axes = plan.hasAxes ? [_ChartAxis(plan.x, settings.x, isX: true), _ChartAxis(plan.y, settings.y, isX: false)].filter { !$0.isHidden } : []
            let places = _ChartPlaces(plan, axes, settings)
            _ChartPlotLayout(places: places) {
                if let background = settings.background { GeometryReader { background(ChartProxy(_places: places, _x: plan.x, _y: plan.y, plotSize: $0.size, plotFrame: $0._anchor())) } }
                ForEach(axes.indices, id: \.self) { axes[$0].lines }
                ForEach(marks.indices, id: \.self) { index in
                    marks[index].foregroundStyle(places.style(plan.marks[index].color))
                }
                ForEach(places.labels.indices, id: \.self) { places.labels[$0].view }
                if places.hasLegend { places.legend }
                if let overlay = settings.overlay { GeometryReader { overlay(ChartProxy(_places: places, _x: plan.x, _y: plan.y, plotSize: $0.size, plotFrame: $0._anchor())) } }
            }
        }
    }
    /// Reads the marks, and gives each its place.
    static func _planned(_ marks: SubviewsCollection, _ settings: _ChartSettings) -> _ChartPlan {
        let values = marks.map { $0.containerValues }
        let plan = _ChartPlan(
            values.map {
                _MarkReading(
                    data: $0._markPlace?.data ?? _MarkData(.rectangle), color: $0._markColor, symbol: $0._markSymbol, size: $0._markSize, line: $0._markLine,
                    position: $0._markPosition, interpolation: $0._markInterpolation)
            }, settings)
        for (value, figure) in zip(values, plan.figures) { value._markPlace?.figure = figure }
        return plan
    }
}
/// An axis with its values.
struct _ChartAxis {
    struct _Label {
        let place: Double
        let view: AnyView
        /// Where it would overlap others: `nil` for a title, which stays.
        var collision: AxisValueLabelCollisionResolution?
        /// The part of the axis that it is the label of, where it is shortened to that.
        var part: Double?
    }
    let isX: Bool
    let isHidden: Bool
    let isAtStart: Bool
    let title: AnyView?
    var labels: [_ChartAxis._Label] = []
    var gridLines: [(Double, _AxisLine)] = []
    var texts: [String] = []
    init(_ scale: _Scale, _ settings: _AxisSettings, isX: Bool) {
        self.isX = isX
        title = settings.label
        let axes = settings.axes ?? [AxisMarks()]
        isHidden = settings.isHidden || !scale.isUsed && settings.axes == nil
        isAtStart = !isX && axes.contains { $0._position == .leading }
        for axis in axes {
            let values = scale.values(axis._values)
            for (index, value) in values.enumerated() {
                guard let place = scale.place(of: value), place > -0.001, place < 1.001 else { continue }
                texts.append(value._text)
                let shown = AxisValue(index: index, count: values.count, _value: value)
                for part in axis._content(shown)._parts {
                    switch part {
                    case .grid(let line): if !(isX && scale.isCategorical) { gridLines.append((place, line)) }
                    case .tick: break
                    case .label(let label):
                        let place = label.isCentered ? scale.middle(ofUnit: value) ?? place : place
                        if place > 1.001 { continue }
                        var part: Double?
                        if isX {
                            if case .truncate = label.collision._way { part = 1 / Double(max(1, values.count)) }
                            if case .automatic = label.collision._way, scale.isCategorical { part = 1 / Double(scale.categories.count) }
                        }
                        let view = label.shown(shown).font(.system(size: 10)).foregroundStyle(Color.gray)
                        labels.append(_ChartAxis._Label(place: place, view: part == nil ? AnyView(view) : AnyView(view.lineLimit(1)), collision: label.collision, part: part))
                    }
                }
            }
        }
    }
    var lines: some View {
        let (drawn, isVertical) = (gridLines, isX)
        return _ChartFigure(_name: "AxisMarks", _text: (isX ? "x: " : "y: ") + texts.joined(separator: ", ")) { context, size in
            for (place, line) in drawn {
                var path = Path()
                let (x, y) = (size.width * CGFloat(place) + line.offset.width, size.height * CGFloat(1 - place) + line.offset.height)
                path.move(to: isVertical ? CGPoint(x: x, y: line.offset.height) : CGPoint(x: line.offset.width, y: y))
                path.addLine(to: isVertical ? CGPoint(x: x, y: size.height + line.offset.height) : CGPoint(x: size.width + line.offset.width, y: y))
                context.stroke(path, with: .style(line.style), style: line.stroke)
            }
        }
    }
}
