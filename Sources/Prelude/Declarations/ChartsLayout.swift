/// The places of all that a chart shows, in the order of its views.
struct _ChartPlaces {
    struct _Place {
        /// From 0 to 1 in the area of the marks.
        var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        var pad: CGFloat = 0
        var width: CGFloat?
        var height: CGFloat?
        /// Of a view with its own size: which of its points is at the rectangle's origin, and how far away.
        var anchor: UnitPoint?
        var distance = CGSize.zero
    }
    let settings: _ChartSettings
    let keys: [String]
    let keyValues: [String: _Plotted]
    let hasLegend: Bool
    let labels: [_ChartAxis._Label]
    var places: [_ChartPlaces._Place] = []
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    var bottom: CGFloat = 0
    init(_ plan: _ChartPlan, _ axes: [_ChartAxis], _ settings: _ChartSettings) {
        self.settings = settings
        keys = plan.keys
        keyValues = plan.keyValues
        hasLegend = !plan.keys.isEmpty && !settings.hidesLegend
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
        places += plan.figures.map { _ChartPlaces._Place(rect: $0.rect, pad: $0.pad, width: $0.width, height: $0.height) }
        places += ends
        if hasLegend {
            places.append(_ChartPlaces._Place(rect: CGRect(x: 0, y: 1, width: 0, height: 0), anchor: .topLeading, distance: CGSize(width: 0, height: bottom + 4)))
            bottom += 20
        }
        if settings.overlay != nil { places.append(_ChartPlaces._Place()) }
    }
    static func place(of label: _ChartAxis._Label, _ axis: _ChartAxis) -> _ChartPlaces._Place {
        if axis.isX { return _ChartPlaces._Place(rect: CGRect(x: label.place, y: 1, width: 0, height: 0), anchor: .top, distance: CGSize(width: 0, height: 4)) }
        let x = axis.isAtStart ? 0.0 : 1.0
        return _ChartPlaces._Place(rect: CGRect(x: x, y: 1 - label.place, width: 0, height: 0), anchor: axis.isAtStart ? .trailing : .leading, distance: CGSize(width: axis.isAtStart ? -4 : 4, height: 0))
    }
    func color(_ key: String?) -> Color {
        guard let key else { return .blue }
        if let color = settings.colors[key] ?? keyValues[key].flatMap({ settings.colorMapping?($0) }) { return color }
        return settings.palette[(keys.firstIndex(of: key) ?? 0) % settings.palette.count]
    }
}
/// Takes the proposed size, and puts the marks beside the axes and above the legend.
struct _ChartPlotLayout: Layout {
    let places: _ChartPlaces
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let plot = CGRect(
            x: bounds.minX + min(places.leading, bounds.width), y: bounds.minY, width: max(0, bounds.width - places.leading - places.trailing),
            height: max(0, bounds.height - places.bottom))
        for index in subviews.indices where index < places.places.count {
            let place = places.places[index]
            let origin = CGPoint(x: plot.minX + place.rect.minX * plot.width, y: plot.minY + place.rect.minY * plot.height)
            if let anchor = place.anchor {
                subviews[index].place(at: CGPoint(x: origin.x + place.distance.width, y: origin.y + place.distance.height), anchor: anchor, proposal: .unspecified)
                continue
            }
            let size = CGSize(width: place.rect.width * plot.width, height: place.rect.height * plot.height)
            let (width, height) = (place.width ?? size.width + 2 * place.pad, place.height ?? size.height + 2 * place.pad)
            let center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
            subviews[index].place(at: center, anchor: .center, proposal: ProposedViewSize(width: width, height: height))
        }
    }
}
