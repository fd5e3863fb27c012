import SwiftModel

/// Parts of parts, such as `points[i].x`, changed where they are: nothing on the way is taken out and put back.
extension Lowering {
    private enum Step {
        case element(register: Int), field(Int)
    }

    /// Like `access` of a place that holds a number, which has to be worked on without anything else in between.
    func accessNumber(_ place: Place) throws -> (register: Int, finish: () -> Void) {
        guard focus(on: place) else { return try access(place) }
        builder.emit(.loadFocus, place.register)
        return (place.register, { self.builder.emit(.storeFocus, place.register) })
    }

    /// Emits what leads to a part of a part of a variable; `false` where the place is none, or is not kept there.
    func focus(on place: Place) -> Bool {
        var steps: [Step] = []
        var base = place
        while !isOpen(base), let (step, inner) = step(to: base) {
            steps.append(step)
            base = inner
        }
        guard steps.count > 1, let root = ownRegister(of: base) else { return false }
        for (number, step) in steps.reversed().enumerated() {
            switch step {
            case .element(let register): builder.emit(number == 0 ? .changeElement : .thenElement, 0, root, register)
            case .field(let index): builder.emit(number == 0 ? .changeField : .thenField, 0, root, index)
            }
        }
        return true
    }

    private func step(to place: Place) -> (Step, Place)? {
        switch place.kind {
        case .element(let base, let index): (.element(register: index), base)
        case .field(let base, let index): (.field(index), base)
        default: nil
        }
    }

    /// The register that holds what the place does, for as long as it does.
    private func ownRegister(of place: Place) -> Int? {
        if isOpen(place) { return place.register }
        switch place.kind {
        case .slot: return place.register
        case .variable(let variable):
            if let open = openVariables[variable] { return open }
            guard !variable.isWeak, case .register(let own)? = location(of: variable), own == place.register else { return nil }
            return own
        default: return nil
        }
    }
}
