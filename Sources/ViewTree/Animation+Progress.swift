#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Animation {
    /// How much of a change is done some seconds after it began: 0 at the beginning, 1 in the end. Springs may pass 1 on their way.
    public func progress(after seconds: Double) -> Double {
        guard seconds < length else { return seconds.isNaN ? 0 : 1 }
        let begun = seconds - max(0, delay)
        guard begun > 0, speed > 0 else { return 0 }
        guard repetition.count > 1 else { return progress(of: begun * speed) }
        let one = oneLength
        guard one > 0, one.isFinite else { return one > 0 ? progress(of: begun * speed) : 1 }
        let turn = (begun / one).rounded(.down)
        let part = progress(of: max(0, begun - turn * one - max(0, repetition.delay)) * speed)
        return repetition.autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1 ? 1 - part : part
    }

    /// Seconds from the change to its end. A spring is at rest once less than a thousandth of the way is left.
    public var length: Double { speed > 0 ? max(0, delay) + (oneLength > 0 ? oneLength * max(1, repetition.count) : 0) : .infinity }

    /// Seconds of one time.
    private var oneLength: Double { max(0, repetition.delay) + running / speed }

    /// How much is done after a time at normal speed.
    private func progress(of time: Double) -> Double {
        let part = duration > 0 ? min(1, time / duration) : 1
        switch curve {
        case .linear: return part
        case .easeIn: return UnitCurve(0.42, 0, 1, 1).value(at: part)
        case .easeOut: return UnitCurve(0, 0, 0.58, 1).value(at: part)
        case .easeInOut: return UnitCurve(0.42, 0, 0.58, 1).value(at: part)
        case .timing(let x1, let y1, let x2, let y2): return UnitCurve(x1, y1, x2, y2).value(at: part)
        case .spring(let response, let damping): return Self.spring(response, damping, at: time)
        case .sampled(let parts): return Self.interpolated(parts, at: part)
        }
    }

    /// - Parameter moment: from 0 at the first of the parts to 1 after the last.
    private static func interpolated(_ parts: [Double], at moment: Double) -> Double {
        let place = moment * Double(parts.count)
        guard let index = Int(exactly: place.rounded(.down)), parts.indices.contains(index) else { return 1 }
        let next = parts.indices.contains(index + 1) ? parts[index + 1] : 1
        let value = parts[index] + (next - parts[index]) * (place - Double(index))
        return value.isFinite ? value : 1
    }

    /// Seconds to rest at normal speed.
    private var running: Double {
        guard case .spring(let response, let damping) = curve else { return max(0, duration) }
        guard response > 0, damping > 0 else { return damping > 0 ? 0 : .infinity }
        // The envelope e^(-ζωt); a spring with much damping creeps along its slower root.
        let frequency = 2 * Double.pi / response
        let decay = damping <= 1 ? damping * frequency : frequency * (damping - (damping * damping - 1).squareRoot())
        return log(1000 * (damping >= 1 ? 10 : 1)) / decay
    }

    /// The way of a damped spring from 0 to 1 that starts at rest.
    private static func spring(_ response: Double, _ damping: Double, at time: Double) -> Double {
        guard response > 0 else { return 1 }
        let frequency = 2 * Double.pi / response
        if damping < 1 {
            let damped = frequency * (1 - damping * damping).squareRoot()
            return 1 - exp(-damping * frequency * time) * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
        }
        if damping == 1 { return 1 - exp(-frequency * time) * (1 + frequency * time) }
        let root = frequency * (damping * damping - 1).squareRoot()
        let (slow, fast) = (-damping * frequency + root, -damping * frequency - root)
        return 1 - (fast * exp(slow * time) - slow * exp(fast * time)) / (fast - slow)
    }
}

/// A cubic curve from (0, 0) to (1, 1) with two control points, whose horizontal axis is time.
private struct UnitCurve {
    private let x1, y1, x2, y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2)
    }

    func value(at time: Double) -> Double {
        // Time grows along the curve, so that the place is found by halving: 50 times is as exact as a Double.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if Self.component(x1, x2, at: middle) < time { low = middle } else { high = middle }
        }
        return Self.component(y1, y2, at: (low + high) / 2)
    }

    private static func component(_ a: Double, _ b: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
}
