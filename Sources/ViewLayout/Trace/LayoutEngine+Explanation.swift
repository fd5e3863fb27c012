import ViewGraph
import ViewTree
import Wording

extension LayoutEngine {
    /// Why a view has its size and its place, in a few sentences, a line each: what it was offered and why, what it took, and where it is.
    public func explain(_ node: ResolvedNode) -> [Phrase] {
        guard let state = known(node), let placement = state.placement else {
            return [Phrase("\(node.label) has no place: no layout around it shows it.", ko: "\(node.label)에는 자리가 없습니다. 이 뷰를 배치하는 레이아웃이 없습니다.")]
        }
        let around = parent(of: node)
        if let match = state.match { return explain(node, match, placement, offeredBy: around) }
        var lines = [offer(placement.proposal, to: node, by: around)]
        if let around, let share = decision(about: node, by: around) {
            lines.append(Phrase("Along the stack it \(share.english).", ko: "스택 방향으로 \(share.korean)."))
        }
        if let around, let reason = offerReason(for: node, by: around) { lines.append(reason) }
        let (size, rule) = (placement.frame.size.written, (try? (state.computer as? any SizeExplaining)?.sizeReason(for: placement.proposal)) ?? node.sizeRule)
        lines.append(Phrase("\(node.label) takes \(size): \(rule.english).", ko: "\(node.label)의 크기는 \(size)입니다: \(rule.korean)."))
        lines.append(standing(node, placement.frame, in: around))
        return lines
    }

    private func offer(_ proposal: Proposal, to node: ResolvedNode, by around: ResolvedNode?) -> Phrase {
        Phrase(
            "\(around?.label ?? "The window") proposes \(proposal.written) to \(node.label).",
            ko: "\(around?.label ?? "윈도우")에서 \(node.label)에 제안한 크기는 \(proposal.written)입니다.")
    }

    /// Why a view that follows another by `matchedGeometryEffect` has its size and its place.
    private func explain(_ node: ResolvedNode, _ match: LayoutNode.Match, _ placement: LayoutNode.Placement, offeredBy around: ResolvedNode?) -> [Phrase] {
        let effect = match.effect
        let what =
            switch (effect.matchesSize, effect.matchesPosition) {
            case (true, true): Phrase("size and place", ko: "크기와 위치")
            case (true, false): Phrase("size", ko: "크기")
            default: Phrase("place", ko: "위치")
            }
        let (source, size, origin) = (match.source.label, match.sourceFrame.size.written, match.sourceFrame.origin.written)
        let (taken, place, rule) = (placement.frame.size.written, placement.frame.origin.written, node.sizeRule)
        return [
            offer(match.askedProposal, to: node, by: around),
            Phrase(
                "matchedGeometryEffect gives it the \(what.english) of \(source), which is \(size) at \(origin).",
                ko: "matchedGeometryEffect가 \(what.korean)를 \(source)에 맞춥니다. 그 뷰의 크기는 \(size), 위치는 \(origin)입니다."),
            effect.matchesSize
                ? Phrase("It is proposed that size and takes \(taken): \(rule.english).", ko: "그 크기를 제안받아 차지한 크기는 \(taken)입니다: \(rule.korean).")
                : Phrase("It takes \(taken): \(rule.english).", ko: "차지한 크기는 \(taken)입니다: \(rule.korean)."),
            effect.matchesPosition
                ? Phrase(
                    "It is at \(place), where the \(effect.anchor.plural.english) of both meet.",
                    ko: "위치는 \(place)입니다. 두 뷰의 \(effect.anchor.plural.korean)끼리 만나는 곳입니다.")
                : Phrase(
                    "It is at \(place): its \(effect.anchor.name.english) is where the layout puts it.",
                    ko: "위치는 \(place)입니다. \(effect.anchor.name.korean)의 자리는 레이아웃이 정합니다."),
        ]
    }

    /// The nearest node around that has its own place.
    private func parent(of node: ResolvedNode) -> ResolvedNode? {
        var current = node.parent
        while let around = current, known(around)?.placement == nil { current = around.parent }
        return current
    }

    /// What the stack decided about its child when it shared its length.
    private func decision(about node: ResolvedNode, by around: ResolvedNode) -> Phrase? {
        guard let stack = known(around), let frame = stack.placement, stack.computer is StackLayout else { return nil }
        let (kept, asked) = (context.trace, LayoutTrace(about: node.id))
        defer { context.trace = kept }
        context.trace = asked
        _ = try? stack.makeComputer(around.role, around).placements(in: ViewSize(size: frame.frame.size, proposal: frame.proposal))
        let decisions = asked.entries.compactMap { entry in
            if case .decided(let sentence) = entry.event, entry.node == node.id { sentence } else { nil }
        }
        return decisions.last
    }

    private func offerReason(for node: ResolvedNode, by around: ResolvedNode) -> Phrase? {
        guard let state = known(around), let placement = state.placement else { return nil }
        return (state.computer as? any OfferExplaining)?.offerReason(for: node, in: ViewSize(size: placement.frame.size, proposal: placement.proposal))
    }

    private func standing(_ node: ResolvedNode, _ frame: Rect, in around: ResolvedNode?) -> Phrase {
        let place = frame.origin.written
        guard let around, let outer = self.frame(of: around) else {
            return Phrase("It is centered in the window's safe area, at \(place).", ko: "위치는 \(place)이며, 윈도우의 안전 영역 가운데입니다.")
        }
        let (inside, rule) = ((frame.origin - outer.origin).written, around.placeRule)
        return Phrase(
            "It is at \(place), which is \(inside) inside \(around.label): \(rule.english).",
            ko: "위치는 \(place)이며, \(around.label) 안에서는 \(inside)입니다: \(rule.korean).")
    }
}

extension ResolvedNode {
    /// How the view gets its size.
    fileprivate var sizeRule: Phrase {
        switch role {
        case .leaf(let leaf): (leaf as? any LeafRule)?.sizeReason ?? .offeredSize
        case .container(let container, _): container.sizeReason
        case .control: Phrase("the measures of this control", ko: "이 컨트롤의 정해진 크기")
        case .modifier(let modifier): modifier.sizeReason
        case .custom: Phrase("what its body takes", ko: "body가 차지하는 크기")
        case .geometryReader: Phrase("all that is proposed", ko: "제안받은 만큼 모두")
        case .listPart: Phrase("the width of the list and the height of its content", ko: "목록의 너비와 콘텐츠의 높이")
        }
    }

    /// Why the view puts its children where they are.
    fileprivate var placeRule: Phrase {
        switch role {
        case .container(let container, _): container.placeReason
        case .modifier(let modifier): modifier.placeReason
        case .geometryReader: Phrase("content begins in the top leading corner", ko: "콘텐츠는 왼쪽 위 모서리에서 시작합니다")
        default: .contentPlace
        }
    }
}

extension UnitPoint {
    /// With the parts of the width and height that are before it.
    fileprivate var name: Phrase {
        self == .center ? Phrase("center", ko: "중심") : Phrase("point \(x.written),\(y.written)", ko: "점 \(x.written),\(y.written)")
    }
    fileprivate var plural: Phrase {
        self == .center ? Phrase("centers", ko: "중심") : Phrase("points \(x.written),\(y.written)", ko: "점 \(x.written),\(y.written)")
    }
}
