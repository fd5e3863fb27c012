import ViewTree

/// `deleteDisabled` and `moveDisabled`.
public struct RowEditDisabled: Equatable, ViewTrait {
    public enum Edit: String, CaseIterable, Sendable { case delete, move }

    public let edit: Edit
    public let isDisabled: Bool
    public init(edit: Edit, isDisabled: Bool) { (self.edit, self.isDisabled) = (edit, isDisabled) }

    public var name: String { "\(edit)Disabled" }
    public var arguments: [ViewArgument] { [ViewArgument(nil, .choice(isDisabled ? "true" : "false"))] }
    public var isForLayout: Bool { false }
}

/// An element of a `ForEach` that a row of a list shows.
public struct EditableElement {
    public let edits: RowEdits
    /// In the data, from 0.
    public let index: Int
    /// Of all elements.
    public let count: Int
    /// Edits that a modifier of the row disables.
    public let disabled: Set<RowEditDisabled.Edit>
}

extension ResolvedNode {
    public var isRow: Bool { if case .listPart(.row) = role { true } else { false } }

    /// The element that a row shows; `nil` for a row that isn't of a `ForEach`.
    public var editableElement: EditableElement? {
        guard isRow, let origin = preorder.lazy.compactMap(\.origin).first else { return nil }
        var node = origin
        while let parent = node.parent {
            if let forEach = parent as? ForEachNode, let place = forEach.place(of: node) {
                return EditableElement(edits: place.edits, index: place.index, count: forEach.count, disabled: disabledEdits)
            }
            node = parent
        }
        return nil
    }

    /// Of the modifiers that disable an edit on the row, the innermost counts.
    private var disabledEdits: Set<RowEditDisabled.Edit> {
        let traits = preorder.lazy.flatMap(\.attachments).compactMap { if case .trait(let trait as RowEditDisabled) = $0 { trait } else { nil } }
        return Set(RowEditDisabled.Edit.allCases.filter { edit in traits.first { $0.edit == edit }?.isDisabled ?? false })
    }
}

extension ForEachNode {
    /// Where an element is among the data.
    fileprivate func place(of element: DeclaredNode) -> (edits: RowEdits, index: Int)? {
        guard let edits, let offset = elements.order.firstIndex(where: { $0 === element }) else { return nil }
        return (edits, isLazy ? window.clamped(to: 0..<count).lowerBound + offset : offset)
    }
}
