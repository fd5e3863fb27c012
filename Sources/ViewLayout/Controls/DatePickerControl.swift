import ViewTree

/// `DatePicker`: its label, for a date that an action picks.
public struct DatePickerControl: ControlRule {
    public let pick: ValuePick
    /// The date, its range and its parts, for styles.
    public let details: any DatePickerDetails

    public init(pick: ValuePick, details: any DatePickerDetails) { (self.pick, self.details) = (pick, details) }

    public var name: String { "DatePicker" }
    public var kind: ControlKind? { .datePicker }

    func layout(_ parts: ControlParts) -> any LayoutElement { parts.stack() }
}

/// What a style gets of a date picker besides its label. The front end implements it.
public protocol DatePickerDetails {}
