/// The places of all that a chart shows, in the order of its views.
struct _ChartPlaces {
    struct _Place {
        /// From 0 to 1 in the area of the marks.
        var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        var pad: CGFloat = 0
        var width: CGFloat?
        var height: CGFloat?
        var fixedX: _FixedSpan?
        var fixedY: _FixedSpan?
        /// Of a view with its own size: which of its points is at the rectangle's origin, and how far away.
        var anchor: UnitPoint?
        var distance = CGSize.zero
    }
    let settings: _ChartSettings
    let keyValues: [String: _Plotted]
    let styles: _StyleScale
    let hasLegend: Bool
    let labels: [_ChartAxis._Label]
    var places: [_ChartPlaces._Place] = []
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    var bottom: CGFloat = 0
    var legendIndex: Int?
    init(_ plan: _ChartPlan, _ axes: [_ChartAxis], _ settings: _ChartSettings) {
        self.settings = settings
        keyValues = plan.keyValues
        styles = _StyleScale(plan.keys.compactMap { plan.keyValues[$0] }, settings.styles)
        hasLegend = !settings.legend.isHidden && (settings.legend.content != nil || !plan.keys.isEmpty)
        var all = axes.flatMap { $0.labels }
        var ends: [_ChartPlaces._Place] = axes.flatMap { axis in axis.labels.map { _ChartPlaces.place(of: $0, axis) } }
        for axis in axes {
            if let title = axis.title {
                all.append(_ChartAxis._Label(place: 0, view: AnyView(title.font(.system(size: 10)).foregroundStyle(Color.gray))))
                ends.append(_ChartPlaces._Place(rect: CGRect(x: axis.isX ? 0.5 : axis.isAtStart ? 0 : 1, y: axis.isX ? 1 : 0, width: 0, height: 0), anchor: axis.isX ? .top : axis.isAtStart ? .bottomLeading : .bottomTrailing, distance: CGSize(width: 0, height: axis.isX ? 18 : -2)))
            }
            if axis.isX { bottom += axis.title == nil ? 18 : 32 } else if axis.isAtStart { leading = 32 } else { trailing = 32 }
        }
        labels = all
        if settings.background != nil { places.append(_ChartPlaces._Place()) }
        places += axes.map { _ in _ChartPlaces._Place() }
        places += plan.figures.map { _ChartPlaces._Place(rect: $0.rect, pad: $0.pad, width: $0.width, height: $0.height, fixedX: $0.fixedX, fixedY: $0.fixedY) }
        places += ends
        if hasLegend {
            legendIndex = places.count
            let legend = settings.legend
            let side: CGFloat = legend.side == .center ? 0.5 : legend.side == .trailing ? 1 : 0
            places.append(
                _ChartPlaces._Place(
                    rect: CGRect(x: side, y: legend.isAtTop ? 0 : 1, width: 0, height: 0), anchor: UnitPoint(x: side, y: legend.isAtTop ? 1 : 0),
                    distance: CGSize(width: 0, height: legend.isAtTop ? -legend.spacing : bottom + legend.spacing)))
        }
        if settings.overlay != nil { places.append(_ChartPlaces._Place()) }
    }
    static func place(of label: _ChartAxis._Label, _ axis: _ChartAxis) -> _ChartPlaces._Place {
        if axis.isX { return _ChartPlaces._Place(rect: CGRect(x: label.place, y: 1, width: 0, height: 0), anchor: .top, distance: CGSize(width: 0, height: 4)) }
        let x = axis.isAtStart ? 0.0 : 1.0
        return _ChartPlaces._Place(rect: CGRect(x: x, y: 1 - label.place, width: 0, height: 0), anchor: axis.isAtStart ? .trailing : .leading, distance: CGSize(width: axis.isAtStart ? -4 : 4, height: 0))
    }
    var legend: AnyView { settings.legend.content ?? AnyView(ChartLegend(keys: styles.keys, styles: styles.keys.map { style(keyValues[$0]) })) }
    func style(_ value: _Plotted?) -> AnyShapeStyle { styles.style(value) }
}
/// Takes the proposed size, and puts the marks beside the axes and above the legend.
struct _ChartPlotLayout: Layout {
    let places: _ChartPlaces
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }
    // Where marks are aligned with what is over them says nothing of the chart.
    func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGFloat? { nil }
    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGFloat? { nil }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let legend = places.legendIndex.map { $0 < subviews.count ? max(16, subviews[$0].sizeThatFits(.unspecified).height) + places.settings.legend.spacing : 0 } ?? 0
        let plot = CGRect(
            x: bounds.minX + min(places.leading, bounds.width), y: bounds.minY + (places.settings.legend.isAtTop ? min(legend, bounds.height) : 0),
            width: max(0, bounds.width - places.leading - places.trailing), height: max(0, bounds.height - places.bottom - legend))
        for index in subviews.indices where index < places.places.count {
            let place = places.places[index]
            let origin = CGPoint(x: plot.minX + place.rect.minX * plot.width, y: plot.minY + place.rect.minY * plot.height)
            if let anchor = place.anchor {
                subviews[index].place(at: CGPoint(x: origin.x + place.distance.width, y: origin.y + place.distance.height), anchor: anchor, proposal: .unspecified)
                continue
            }
            var box = CGRect(origin: origin, size: CGSize(width: place.rect.width * plot.width, height: place.rect.height * plot.height))
            if let ends = place.fixedX?.ends(plot.width) { box = CGRect(x: plot.minX + ends.0, y: box.minY, width: ends.1 - ends.0, height: box.height) }
            if let ends = place.fixedY?.ends(plot.height) { box = CGRect(x: box.minX, y: plot.minY + ends.0, width: box.width, height: ends.1 - ends.0) }
            let (width, height) = (place.width ?? box.width + 2 * place.pad, place.height ?? box.height + 2 * place.pad)
            subviews[index].place(at: CGPoint(x: box.midX, y: box.midY), anchor: .center, proposal: ProposedViewSize(width: width, height: height))
        }
    }
}
