import Course

extension Key.Tolerance {
    /// How far from a value a number may be, in the value's unit.
    func amount(at value: Double) -> Double {
        switch self {
        case .absolute(let amount): amount
        case .relative(let share): share * abs(value)
        }
    }

    /// |a − b| ≤ tolerance + 1e-9 · max(1, |b|), so that rounding in the last places never decides.
    func accepts(_ number: Double, for value: Double) -> Bool {
        number == value || value.isFinite && abs(number - value) <= amount(at: value) + 1e-9 * max(1, abs(value))
    }
}
