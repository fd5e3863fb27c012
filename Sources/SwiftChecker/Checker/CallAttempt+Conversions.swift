import SwiftModel

/// How far the arguments of a call are converted, which ranks overloads that cost the same.
extension CallAttempt {
    /// How many values become ones of any type of their protocols.
    var erasures: Int { values.count { if case .erase? = $0?.kind { true } else { false } } }

    /// How many classes above their own objects are taken for: of functions that take them as they are, one without generic parameters goes first.
    var upcasts: Int {
        values.reduce(0) { sum, value in
            var value = value
            while case .wrap(let inner)? = value?.kind { value = inner }
            guard case .convert(let inner)? = value?.kind, let value else { return sum }
            return sum + checker.classDistance(inner.type, value.type)
        }
    }
}
