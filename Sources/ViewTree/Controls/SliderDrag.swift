/// What a drag of a slider's thumb does.
public struct SliderDrag {
    private let value: ValueBinding<Double>
    private let range: ClosedRange<Double>
    private let step: Double?
    private let onEditingChanged: (Bool) throws -> Void

    public init(value: ValueBinding<Double>, range: ClosedRange<Double>, step: Double?, onEditingChanged: @escaping (Bool) throws -> Void) {
        (self.value, self.range, self.step, self.onEditingChanged) = (value, range, step, onEditingChanged)
    }

    /// Drags the thumb to a value, or the nearest that the slider has.
    public func move(to wanted: Double) throws {
        try onEditingChanged(true)
        try value.set(nearest(to: wanted))
        try onEditingChanged(false)
    }

    func nearest(to wanted: Double) -> Double {
        let inside = min(max(wanted, range.lowerBound), range.upperBound)
        guard let step, step > 0 else { return inside }
        let steps = ((inside - range.lowerBound) / step).rounded()
        let stepped = range.lowerBound + steps * step
        return stepped > range.upperBound ? stepped - step : stepped
    }
}
