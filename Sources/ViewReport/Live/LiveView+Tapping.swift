import ViewGraph
import ViewLayout
import ViewTree
import Wording

extension LiveView {
    func tap(_ selector: Selector, at place: Point?) throws -> () throws -> String? {
        let node = try tapTarget(selector)
        try checkEnabled(node, selector)
        let event = try self.place(on: selector, node, at: place).map(TouchEvent.init)
        return doing { try self.carryOutTap(on: node, at: event, isPlaced: place != nil) }
    }

    /// - Parameters:
    ///   - event: where the finger is; `nil` for a view that has no place.
    ///   - isPlaced: whether a place was asked for, which a control may go by.
    func carryOutTap(on node: ResolvedNode, at event: TouchEvent?, isPlaced: Bool = false) throws {
        if node.takesFocusFromTaps { try graph.moveFocus(to: node) }
        let spot = try event.flatMap { event in
            try layout.frame(of: node).map { ($0.origin + (try layout.geometry(of: node).location(of: event.location, in: .local)), $0) }
        }
        let actions = try node.tapActions(in: isPlaced ? spot : nil) {
            try answers?.isEditing { try node.environment.value(of: $0) } ?? false
        } place: { [layout] node in
            event.map { ($0, layout.geometry(of: node)) }
        }
        try graph.perform {
            for action in actions { try action() }
            // The buttons of an alert end it.
            try node.endingPresentation?.set(false)
        }
    }

    /// A place in the window that an action gives in a view's coordinates, else the view's middle; `nil` where neither the view that is named nor what takes the action has one.
    func place(on selector: Selector, _ taker: ResolvedNode, at place: Point?) throws -> Point? {
        let named = try? target(of: selector, Phrase("a tap", ko: "탭")) { layout.frame(of: $0) != nil }
        guard let view = named ?? (layout.frame(of: taker) == nil ? nil : taker), let frame = layout.frame(of: view) else { return nil }
        let point = place ?? Point(x: frame.width / 2, y: frame.height / 2)
        guard (0...frame.width).contains(point.x), (0...frame.height).contains(point.y) else {
            throw ActionError(
                .invalidNumber,
                Phrase("\(point.x.written),\(point.y.written) isn't in \(selector)", ko: "\(selector) 안의 자리가 아닙니다: \(point.x.written),\(point.y.written)"),
                help: Phrase(
                    "The view is \(frame.width.written)x\(frame.height.written) points large.",
                    ko: "뷰의 크기는 \(frame.width.written)x\(frame.height.written)포인트입니다."))
        }
        return layout.drawnLocation(of: point, in: view)
    }

    /// What takes the tap: a button inside the view is meant rather than a view that a tap gives the keyboard's focus, but that one rather than what is around it.
    private func tapTarget(_ selector: Selector) throws -> ResolvedNode {
        let what = Phrase("a tap", ko: "탭")
        let node = try target(of: selector, what) { $0.takesTaps || $0.takesFocusFromTaps }
        if node.takesTaps { return node }
        guard let other = try? target(of: selector, what, takes: \.takesTaps), !node.isInside(other) else { return node }
        return other
    }
}

extension ResolvedNode {
    fileprivate var takesTaps: Bool { ownTapAction != nil || !taps.isEmpty }

    /// What a tap on the node does: what it does by itself, or the innermost gesture on it, and gestures around that run with it or in its place.
    ///
    /// - Parameters:
    ///   - spot: a place in the window that was asked for, and the node's frame.
    ///   - isEditing: whether rows are edited.
    ///   - place: where the tap is for a gesture of the view.
    fileprivate func tapActions(
        in spot: (place: Point, frame: Rect)?, _ isEditing: () throws -> Bool, place: @escaping (ResolvedNode) -> GestureModifier.Tap.Place?
    ) throws -> [() throws -> Void] {
        let own = try rowAction(isEditing) ?? spot.flatMap(controlAction) ?? ownTapAction
        var actions = own.map { [$0] } ?? []
        for node in pathToPresentation {
            if node.hidesInnerGestures { actions = own.map { [$0] } ?? [] }
            for (priority, tap) in node.taps {
                let action = { try tap.action(place(node)) }
                switch priority {
                case .normal: if actions.isEmpty { actions = [action] }
                case .simultaneous: actions.append(action)
                case .high: actions = [action]
                }
            }
        }
        return actions
    }

    /// The node and those around it, up to what presents them.
    var pathToPresentation: [ResolvedNode] {
        Array(sequence(first: self) { node in node.parent.flatMap { $0.presents(node) ? nil : $0 } })
    }

    /// Gestures on the node that take taps, innermost first: those of the least number of taps.
    private var taps: [(priority: GestureModifier.Priority, tap: GestureModifier.Tap)] {
        let all = gestures.compactMap { gesture in gesture.tap.map { (priority: gesture.priority, tap: $0) } }
        let least = all.map(\.tap.count).min()
        return all.filter { $0.tap.count == least }
    }

    private func controlAction(at place: Point, in frame: Rect) -> (() throws -> Void)? {
        control?.tapAction(at: Point(x: place.x - frame.minX, y: place.y - frame.minY), in: Size(width: frame.width, height: frame.height))
    }

    /// What a tap does without gestures; `nil` where it does nothing.
    var ownTapAction: (() throws -> Void)? {
        if let option = pickerOption { return { try option.selection.set(option.tag) } }
        if let isExpanded = expansion { return { try isExpanded.set(!isExpanded.get()) } }
        if let action = linkAction ?? tabAction { return action }
        if let row = selectableRow { return { try row.selection.selected.set([row.tag]) } }
        guard case .control(let control) = role else { return nil }
        if let open = (control as? LinkControl)?.open { return { try open { try self.environment.value(of: $0) } } }
        return control.tapAction
    }

    /// What a tap on a row of a list or table does: the primary action of its menu, or it selects the row, while rows are edited beside others.
    private func rowAction(_ isEditing: () throws -> Bool) throws -> (() throws -> Void)? {
        guard let (selection, tag) = selectableRow else { return nil }
        if selection.holdsSeveral, try isEditing() {
            return {
                let selected = try selection.selected.get()
                try selection.selected.set(selected.contains(tag) ? selected.filter { $0 != tag } : selected + [tag])
            }
        }
        return parent?.primaryAction(for: tag).map { action in { try action(tag) } }
    }

    /// The selection that a tap on a row of a list or table sets.
    private var selectableRow: (selection: RowSelection, tag: ExplicitID)? {
        let row: (selection: RowSelection?, tag: ExplicitID?)
        switch (role, parent?.role) {
        case (.listPart(.row), .container(let list, _)?): row = (list.rowSelection, children.first.flatMap { $0.linkedValue ?? $0.tag })
        case (.container(let cells as TableRowContainer, _), .container(let table, _)?) where cells.value != nil: row = (table.rowSelection, tag)
        default: return nil
        }
        guard let selection = row.selection, let tag = row.tag, selection.takes(tag) else { return nil }
        let isDisabled = (children.first ?? self).hasTrait { if case .trait(let trait as SelectionDisabled) = $0 { trait.isDisabled } else { false } }
        if isDisabled || isWithin(SelectionDisabled.self, where: \.isDisabled) { return nil }
        return (selection, tag)
    }

    /// What a tap on a row with the tag does in place of selecting it, for the innermost menu of the list or table.
    private func primaryAction(for tag: ExplicitID) -> ((ExplicitID) throws -> Void)? {
        var node = self
        while let parent = node.parent, !parent.presents(node) {
            if case .modifier(.selectionMenu(let menu)) = parent.role, menu.takes(tag) { return menu.primaryAction }
            node = parent
        }
        return nil
    }

    /// The selection that a tap on an option of a picker sets.
    private var pickerOption: (selection: ValueBinding<ExplicitID>, tag: ExplicitID)? {
        guard let parent, case .control(let picker as PickerControl) = parent.role, let tag else { return nil }
        return (picker.selection, tag)
    }

    /// What a tap on a disclosure group's label changes. While nothing else is inside, the group itself is its label.
    private var expansion: ValueBinding<Bool>? {
        if case .container(let group as DisclosureGroupContainer, _) = role { return children.count == 1 ? group.isExpanded : nil }
        guard let parent, parent.children.first === self, case .container(let group as DisclosureGroupContainer, _) = parent.role else { return nil }
        return group.isExpanded
    }

    /// The presentation that a button inside it ends by itself.
    fileprivate var endingPresentation: ValueBinding<Bool>? {
        guard case .control(let control) = role, control.button != nil else { return nil }
        var node = self
        while let parent = node.parent {
            if parent.presents(node), case .modifier(.presentation(let presentation)) = parent.role {
                return ["alert", "confirmationDialog"].contains(presentation.name) ? presentation.isPresented : nil
            }
            node = parent
        }
        return nil
    }

    /// Whether the child is what the node presents, puts into a bar or opens, and not what it does that for.
    private func presents(_ child: ResolvedNode) -> Bool {
        switch role {
        case .modifier(.presentation), .modifier(.bar), .modifier(.hiddenItems), .modifier(.selectionMenu): children.first !== child
        default: false
        }
    }
}
