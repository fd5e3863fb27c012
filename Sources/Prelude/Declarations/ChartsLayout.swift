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
        var label: _ChartAxis._Label?
        var isOnX = false
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
        if axis.isX { return _ChartPlaces._Place(rect: CGRect(x: label.place, y: 1, width: 0, height: 0), anchor: .top, distance: CGSize(width: 0, height: 4), label: label, isOnX: true) }
        let x = axis.isAtStart ? 0.0 : 1.0
        return _ChartPlaces._Place(rect: CGRect(x: x, y: 1 - label.place, width: 0, height: 0), anchor: axis.isAtStart ? .trailing : .leading, distance: CGSize(width: axis.isAtStart ? -4 : 4, height: 0), label: label)
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
        let room = places.settings.legend.content == nil ? ProposedViewSize(width: bounds.width, height: nil) : .unspecified
        let legend = places.legendIndex.map { $0 < subviews.count ? max(16, subviews[$0].sizeThatFits(room).height) + places.settings.legend.spacing : 0 } ?? 0
        let side = min(sideRoom(subviews), bounds.width / 2)
        let (leading, trailing) = (places.leading == 0 ? 0 : side, places.trailing == 0 ? 0 : side)
        let plot = CGRect(
            x: bounds.minX + leading, y: bounds.minY + (places.settings.legend.isAtTop ? min(legend, bounds.height) : 0),
            width: max(0, bounds.width - leading - trailing), height: max(0, bounds.height - places.bottom - legend))
        let hidden = hiddenLabels(subviews, plot)
        for index in subviews.indices where index < places.places.count {
            let place = places.places[index]
            if hidden.contains(index) {
                subviews[index]._leaveOut()
                continue
            }
            let origin = CGPoint(x: plot.minX + place.rect.minX * plot.width, y: plot.minY + place.rect.minY * plot.height)
            if let anchor = place.anchor {
                subviews[index].place(at: CGPoint(x: origin.x + place.distance.width, y: origin.y + place.distance.height), anchor: anchor, proposal: index == places.legendIndex ? room : proposed(place, plot))
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
/// Labels of axes that have no room.
extension _ChartPlotLayout {
    /// What the labels of a vertical axis take beside the plot.
    func sideRoom(_ subviews: LayoutSubviews) -> CGFloat {
        var longest: CGFloat = 32
        for index in subviews.indices where index < places.places.count {
            let place = places.places[index]
            if place.label != nil, !place.isOnX { longest = max(longest, subviews[index].sizeThatFits(.unspecified).width + 8) }
        }
        return longest
    }
    /// A label that is shortened gets its part of the axis, without the distance to the next.
    func proposed(_ place: _ChartPlaces._Place, _ plot: CGRect) -> ProposedViewSize {
        guard let part = place.label?.part else { return .unspecified }
        return ProposedViewSize(width: max(0, CGFloat(part) * plot.width - 4), height: nil)
    }
    /// Those that would overlap others of their axis; of equal priority the first stays.
    func hiddenLabels(_ subviews: LayoutSubviews, _ plot: CGRect) -> Set<Int> {
        var hidden: Set<Int> = []
        for isOnX in [true, false] {
            var labels: [(index: Int, from: CGFloat, to: CGFloat, priority: Double, spacing: CGFloat)] = []
            for index in subviews.indices where index < places.places.count && places.places[index].isOnX == isOnX {
                guard let label = places.places[index].label, label.part == nil else { continue }
                var (priority, spacing): (Double, CGFloat) = (0, isOnX ? 4 : 0)
                switch label.collision?._way {
                case .disabled, .truncate, nil: continue
                case .greedy(let own, let least): (priority, spacing) = (own, least)
                case .automatic: break
                }
                let size = subviews[index].sizeThatFits(.unspecified)
                let (length, middle) = isOnX ? (size.width, CGFloat(label.place) * plot.width) : (size.height, CGFloat(1 - label.place) * plot.height)
                labels.append((index, middle - length / 2, middle + length / 2, priority, spacing))
            }
            var placed: [(from: CGFloat, to: CGFloat)] = []
            for label in labels.sorted(by: { $0.priority > $1.priority }) {
                let isFree = placed.allSatisfy { label.from - label.spacing >= $0.to || label.to + label.spacing <= $0.from }
                if isFree { placed.append((label.from, label.to)) } else { hidden.insert(label.index) }
            }
        }
        return hidden
    }
}
