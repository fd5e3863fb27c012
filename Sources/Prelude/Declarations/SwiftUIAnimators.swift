// Views that go through phases or follow keyframes, and what they are made of.
/// A value that begins an animation when it changes.
struct _Trigger: Equatable {
    let _value: Any
    let _isEqual: (Any) -> Bool
    init<T: Equatable>(_ value: T) { _value = value; _isEqual = { ($0 as? T) == value } }
    static func == (_ a: _Trigger, _ b: _Trigger) -> Bool { a._isEqual(b._value) }
}
/// Shows its content for each phase in turn: again and again, or once for each change of a trigger.
/// - Since: iOS 17
struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let _phases: [Phase]
    let _trigger: _Trigger?
    let _content: (Phase) -> Content
    let _animation: (Phase) -> Animation?
    @State private var phase = 0
    @State private var runs = 0
    init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        _phases = Array(phases)
        _trigger = nil
        _content = content
        _animation = animation
    }
    init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        _phases = Array(phases)
        _trigger = _Trigger(trigger)
        _content = content
        _animation = animation
    }
    var body: some View {
        if _phases.isEmpty {
            Text("PhaseAnimator has no phases")
        } else {
            _content(_phases[phase % _phases.count]).onChange(of: _trigger) { runs += 1 }.task(id: runs) { await _play() }
        }
    }
    func _play() async {
        if _phases.count < 2 || _trigger != nil && runs == 0 { return }
        repeat {
            let (current, next) = (phase % _phases.count, (phase + 1) % _phases.count)
            let animation = _animation(_phases[current])
            withAnimation(animation) { phase = next }
            if await _wait(seconds: max(animation?._length ?? 0, 0.01)) { return }
        } while _trigger == nil || phase != 0
    }
}
/// Shows its content for values that follow keyframes: again and again, or once for each change of a trigger.
/// - Since: iOS 17
struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    let _initial: Value
    let _repeats: Bool
    let _trigger: _Trigger?
    let _content: (Value) -> Content
    let _keyframes: (Value) -> KeyframePath
    @State private var value: Value? = nil
    @State private var runs = 0
    init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) {
        _initial = initialValue
        _repeats = repeating
        _trigger = nil
        _content = content
        _keyframes = keyframes
    }
    init<T: Equatable>(initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) {
        _initial = initialValue
        _repeats = false
        _trigger = _Trigger(trigger)
        _content = content
        _keyframes = keyframes
    }
    var body: some View { _content(value ?? _initial).onChange(of: _trigger) { runs += 1 }.task(id: runs) { await _play() } }
    func _play() async {
        if _trigger != nil && runs == 0 { return }
        var base = value ?? _initial
        var timeline = KeyframeTimeline<Value>(_initial: base, _keyframes(base))
        var start = Date().timeIntervalSince1970
        while timeline.duration > 0 {
            if await _waitForFrame() { return }
            let time = Date().timeIntervalSince1970 - start
            if time >= timeline.duration {
                base = timeline.value(time: timeline.duration)
                value = base
                if !_repeats { return }
                start += (time / timeline.duration).rounded(.down) * timeline.duration
                timeline = KeyframeTimeline<Value>(_initial: base, _keyframes(base))
            }
            value = timeline.value(time: Date().timeIntervalSince1970 - start)
        }
        value = timeline.value(time: 0)
    }
}
/// - Since: iOS 17
extension View {
    func phaseAnimator<P: Equatable, V: View>(_ phases: some Sequence<P>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, P) -> V, animation: @escaping (P) -> Animation? = { _ in .default }) -> some View {
        PhaseAnimator<P, V>(phases, content: { content(PlaceholderContentView(_shown: self), $0) }, animation: animation)
    }
    func phaseAnimator<P: Equatable, V: View, T: Equatable>(_ phases: some Sequence<P>, trigger: T, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, P) -> V, animation: @escaping (P) -> Animation? = { _ in .default }) -> some View {
        PhaseAnimator<P, V>(phases, trigger: trigger, content: { content(PlaceholderContentView(_shown: self), $0) }, animation: animation)
    }
    func keyframeAnimator<T, V: View, K: Keyframes>(initialValue: T, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, T) -> V, @KeyframesBuilder<T> keyframes: @escaping (T) -> K) -> some View where K.Value == T {
        KeyframeAnimator<T, K, V>(initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(_shown: self), $0) }, keyframes: keyframes)
    }
    func keyframeAnimator<T, V: View, K: Keyframes, E: Equatable>(initialValue: T, trigger: E, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, T) -> V, @KeyframesBuilder<T> keyframes: @escaping (T) -> K) -> some View where K.Value == T {
        KeyframeAnimator<T, K, V>(initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(_shown: self), $0) }, keyframes: keyframes)
    }
}
/// What a value does in time.
/// - Since: iOS 17
protocol Keyframes {
    associatedtype Value
    var _frames: [_Keyframe] { get }
    var _tracks: [_KeyframeTracker<Value>] { get }
}
extension Keyframes {
    var _frames: [_Keyframe] { [] }
    var _tracks: [_KeyframeTracker<Value>] { [] }
}
/// - Since: iOS 17
struct LinearKeyframe<Value>: Keyframes {
    let _frame: _Keyframe
    init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) { _frame = _Keyframe(to, 1, duration, curve: timingCurve) }
    var _frames: [_Keyframe] { [_frame] }
}
/// - Since: iOS 17
struct CubicKeyframe<Value>: Keyframes {
    let _frame: _Keyframe
    init(_ to: Value, duration: Double) { _frame = _Keyframe(to, 2, duration) }
    init(_ to: Value, duration: Double, startVelocity: Value?, endVelocity: Value? = nil) {
        _frame = _Keyframe(to, 2, duration, start: startVelocity.map { _keyframeNumbers($0) }, end: endVelocity.map { _keyframeNumbers($0) })
    }
    var _frames: [_Keyframe] { [_frame] }
}
/// - Since: iOS 17
struct SpringKeyframe<Value>: Keyframes {
    let _frame: _Keyframe
    init(_ to: Value, duration: Double? = nil, spring: Spring = Spring()) { _frame = _Keyframe(to, 3, duration ?? spring.settlingDuration, spring: spring) }
    init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value?) {
        _frame = _Keyframe(to, 3, duration ?? spring.settlingDuration, spring: spring, start: startVelocity.map { _keyframeNumbers($0) })
    }
    var _frames: [_Keyframe] { [_frame] }
}
/// - Since: iOS 17
struct MoveKeyframe<Value>: Keyframes {
    let _frame: _Keyframe
    init(_ to: Value) { _frame = _Keyframe(to, 0, 0) }
    var _frames: [_Keyframe] { [_frame] }
}
/// - Since: iOS 17
struct KeyframeTrack<Root, Part, Content: Keyframes>: Keyframes where Content.Value == Part {
    typealias Value = Root
    let _tracks: [_KeyframeTracker<Root>]
    init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframesBuilder<Part> content: () -> Content) {
        let frames = content()._frames
        _tracks = [_KeyframeTracker<Root>(frames) { root, initial, time in
            var changed = root
            changed[keyPath: keyPath] = _keyframeValue(frames, initial[keyPath: keyPath], time)
            return changed
        }]
    }
    init(@KeyframesBuilder<Part> content: () -> Content) where Root == Part {
        let frames = content()._frames
        _tracks = [_KeyframeTracker<Root>(frames) { root, initial, time in _keyframeValue(frames, initial, time) }]
    }
}
/// - Since: iOS 17
struct TupleKeyframes<Value>: Keyframes {
    let _frames: [_Keyframe]
    let _tracks: [_KeyframeTracker<Value>]
    init(_ frames: [_Keyframe], _ tracks: [_KeyframeTracker<Value>]) { _frames = frames; _tracks = tracks }
}
/// - Since: iOS 17
@resultBuilder struct KeyframesBuilder<Value> {
    static func buildExpression<K: Keyframes>(_ keyframe: K) -> K where K.Value == Value { keyframe }
    static func buildExpression(_ keyframe: LinearKeyframe<Value>) -> LinearKeyframe<Value> { keyframe }
    static func buildExpression(_ keyframe: CubicKeyframe<Value>) -> CubicKeyframe<Value> { keyframe }
    static func buildExpression(_ keyframe: SpringKeyframe<Value>) -> SpringKeyframe<Value> { keyframe }
    static func buildExpression(_ keyframe: MoveKeyframe<Value>) -> MoveKeyframe<Value> { keyframe }
    static func buildExpression<V, C: Keyframes>(_ track: KeyframeTrack<Value, V, C>) -> KeyframeTrack<Value, V, C> where C.Value == V { track }
    static func buildBlock() -> TupleKeyframes<Value> { TupleKeyframes([], []) }
    static func buildPartialBlock<K: Keyframes>(first: K) -> K { first }
    static func buildPartialBlock<A: Keyframes, B: Keyframes>(accumulated: A, next: B) -> TupleKeyframes<Value> where A.Value == Value, B.Value == Value {
        TupleKeyframes(accumulated._frames + next._frames, accumulated._tracks + next._tracks)
    }
    static func buildArray<K: Keyframes>(_ parts: [K]) -> TupleKeyframes<Value> where K.Value == Value { TupleKeyframes(parts.flatMap { $0._frames }, parts.flatMap { $0._tracks }) }
    static func buildEither<K: Keyframes>(first: K) -> TupleKeyframes<Value> where K.Value == Value { TupleKeyframes(first._frames, first._tracks) }
    static func buildEither<K: Keyframes>(second: K) -> TupleKeyframes<Value> where K.Value == Value { TupleKeyframes(second._frames, second._tracks) }
}
/// The values of keyframes by time.
/// - Since: iOS 17
struct KeyframeTimeline<Value> {
    let _initial: Value
    let _tracks: [_KeyframeTracker<Value>]
    init<K: Keyframes>(_initial: Value, _ keyframes: K) where K.Value == Value {
        let frames = keyframes._frames
        self._initial = _initial
        _tracks = keyframes._tracks + (frames.isEmpty ? [] : [_KeyframeTracker<Value>(frames) { root, initial, time in _keyframeValue(frames, initial, time) }])
    }
    init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) where K.Value == Value { self.init(_initial: initialValue, content()) }
    var duration: Double { _tracks.map { $0._duration }.max() ?? 0 }
    func value(time: Double) -> Value { _tracks.reduce(_initial) { $1._change($0, _initial, time) } }
    func value(progress: Double) -> Value { value(time: progress * duration) }
}
/// What one track does to the value that all change.
struct _KeyframeTracker<Root> {
    let _duration: Double
    let _change: (Root, Root, Double) -> Root
    init(_ frames: [_Keyframe], _ change: @escaping (Root, Root, Double) -> Root) {
        _duration = frames.reduce(0.0) { $0 + $1._duration }
        _change = change
    }
}
/// Where a value goes from where it is: at once (0), along a curve (1), smoothly between its neighbors (2), by a spring (3).
struct _Keyframe {
    let _to: Any
    let _numbers: [Double]
    let _kind: Int
    let _duration: Double
    let _curve: UnitCurve
    let _spring: Spring
    let _start: [Double]?
    let _end: [Double]?
    init(_ to: Any, _ kind: Int, _ duration: Double, curve: UnitCurve = .linear, spring: Spring = Spring(), start: [Double]? = nil, end: [Double]? = nil) {
        _to = to
        _numbers = _keyframeNumbers(to)
        _kind = kind
        _duration = duration.isFinite ? max(duration, 0) : 0
        _curve = curve
        _spring = spring
        _start = start
        _end = end
    }
    /// Value and velocity of one number, `index`, after a part of the duration.
    func _reached(_ index: Int, _ from: Double, _ velocity: Double, _ next: _Keyframe?, _ time: Double) -> (Double, Double) {
        let (to, way) = (_numbers[index], _numbers[index] - from)
        if _kind == 0 || _duration == 0 { return (to, 0.0) }
        let part = time / _duration
        if _kind == 1 { return (from + way * _curve.value(at: part), way * _curve.velocity(at: part) / _duration) }
        let begin = _start?[index] ?? velocity
        if _kind == 3 {
            let (value, speed) = _spring._motion(way, begin, time)
            return (from + value, speed)
        }
        let end = _end?[index] ?? _endVelocity(index, from, next)
        let (a, b) = (begin * _duration, end * _duration)
        let (square, cube) = (part * part, part * part * part)
        let value = from * (2 * cube - 3 * square + 1) + a * (cube - 2 * square + part) + to * (3 * square - 2 * cube) + b * (cube - square)
        let speed = from * (6 * square - 6 * part) + a * (3 * square - 4 * part + 1) + to * (6 * part - 6 * square) + b * (3 * square - 2 * part)
        return (value, speed / _duration)
    }
    /// At the end of a cubic one: that of a Catmull-Rom spline, or the first one of another kind that follows.
    func _endVelocity(_ index: Int, _ from: Double, _ next: _Keyframe?) -> Double {
        guard let next, next._duration > 0 else { return 0 }
        if next._kind == 2 { return (next._numbers[index] - from) / (_duration + next._duration) }
        return next._kind == 1 ? (next._numbers[index] - _numbers[index]) / next._duration * next._curve.velocity(at: 0) : 0
    }
}
/// The value of a track some seconds after its beginning.
func _keyframeValue<Value>(_ frames: [_Keyframe], _ initial: Value, _ time: Double) -> Value {
    var numbers = _keyframeNumbers(initial)
    var velocities = numbers.map { _ in 0.0 }
    var begin = 0.0
    for index in frames.indices {
        let frame = frames[index]
        let isLast = index == frames.count - 1
        let isReached = time >= begin + frame._duration
        if numbers.isEmpty || frame._numbers.count != numbers.count {
            if isReached && (isLast || time < begin + frame._duration + frames[index + 1]._duration) { return (frame._to as? Value) ?? initial }
        } else {
            let next = isLast ? nil : frames[index + 1]
            let states = numbers.indices.map { frame._reached($0, numbers[$0], velocities[$0], next, isReached ? frame._duration : max(time - begin, 0)) }
            numbers = states.map { $0.0 }
            velocities = states.map { $0.1 }
            if !isReached || isLast { return _moved(initial, to: numbers) }
        }
        begin += frame._duration
    }
    return initial
}
/// A way from 0 to 1.
/// - Since: iOS 17
struct UnitCurve: Hashable {
    let _x1: Double
    let _y1: Double
    let _x2: Double
    let _y2: Double
    let _circle: Int
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, circle: Int = 0) { _x1 = x1; _y1 = y1; _x2 = x2; _y2 = y2; _circle = circle }
    static let linear = UnitCurve(0, 0, 1, 1), easeIn = UnitCurve(0.42, 0, 1, 1), easeOut = UnitCurve(0, 0, 0.58, 1), easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    static let circularEaseIn = UnitCurve(0, 0, 1, 1, circle: 1), circularEaseOut = UnitCurve(0, 0, 1, 1, circle: 2)
    static let circularEaseInOut = UnitCurve(0, 0, 1, 1, circle: 3)
    static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(min(max(startControlPoint.x, 0), 1), startControlPoint.y, min(max(endControlPoint.x, 0), 1), endControlPoint.y)
    }
    /// What the progress is that this curve makes of it.
    var inverse: UnitCurve { UnitCurve(_y1, _x1, _y2, _x2, circle: _circle == 1 ? 2 : _circle == 2 ? 1 : _circle == 3 ? 4 : _circle == 4 ? 3 : 0) }
    func value(at progress: Double) -> Double {
        let time = min(max(progress, 0), 1)
        if _circle == 4 { return time < 0.5 ? (time - time * time).squareRoot() : 1 - (time - time * time).squareRoot() }
        if _circle == 1 { return 1 - (1 - time * time).squareRoot() }
        if _circle == 2 { return (1 - (1 - time) * (1 - time)).squareRoot() }
        if _circle == 3 { return time < 0.5 ? (1 - (1 - 4 * time * time).squareRoot()) / 2 : (1 + (1 - 4 * (1 - time) * (1 - time)).squareRoot()) / 2 }
        if _x1 == _y1 && _x2 == _y2 { return time }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if _component(_x1, _x2, middle) < time { low = middle } else { high = middle }
        }
        return _component(_y1, _y2, (low + high) / 2)
    }
    func velocity(at progress: Double) -> Double {
        let (a, b) = (min(max(progress - 0.0005, 0), 0.999), min(max(progress + 0.0005, 0.001), 1))
        return (value(at: b) - value(at: a)) / (b - a)
    }
    func _component(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
}
extension Spring {
    var response: Double { duration }
    var dampingRatio: Double { bounce < 0 ? 1 / max(1 + bounce, 0.001) : max(1 - bounce, 0.001) }
    /// Until less than a thousandth of the way is left.
    var settlingDuration: Double {
        let frequency = 2 * Double.pi / max(duration, 0.001)
        let damping = dampingRatio
        return log(damping < 1 ? 1000 : 10000) / (damping <= 1 ? damping * frequency : frequency * (damping - (damping * damping - 1).squareRoot()))
    }
    func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        var (way, push) = (target, initialVelocity)
        way.scale(by: _motion(1, 0, time).0)
        push.scale(by: _motion(0, 1, time).0)
        return way + push
    }
    func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        var (way, push) = (target, initialVelocity)
        way.scale(by: _motion(1, 0, time).1)
        push.scale(by: _motion(0, 1, time).1)
        return way + push
    }
    init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (mass * stiffness).squareRoot())
        let response = 2 * Double.pi * (mass / stiffness).squareRoot()
        self.init(response: response, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }
    init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        let whole = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration
        self.init(response: settlingDuration / max(whole, 0.001), dampingRatio: dampingRatio)
    }
    var mass: Double { 1 }
    var stiffness: Double { let frequency = 2 * Double.pi / max(response, 0.001); return frequency * frequency }
    var damping: Double { 2 * dampingRatio * stiffness.squareRoot() }
    func value<V: VectorArithmetic>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        fromValue + value(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
    }
    func velocity<V: VectorArithmetic>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        velocity(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
    }
    /// Place and speed on a way that begins at 0 with a speed.
    func _motion(_ way: Double, _ speed: Double, _ time: Double) -> (Double, Double) {
        let (frequency, damping) = (2 * Double.pi / max(duration, 0.001), dampingRatio)
        if damping < 1 {
            let damped = frequency * (1 - damping * damping).squareRoot()
            let decay = exp(-damping * frequency * time)
            let (c, s) = (cos(damped * time), sin(damped * time))
            let lag = (damping * frequency * way - speed) / damped
            return (way - decay * (way * c + lag * s), decay * (speed * c + (way * damped + damping * frequency * lag) * s))
        }
        if damping == 1 {
            let (decay, slope) = (exp(-frequency * time), frequency * way - speed)
            return (way - decay * (way + slope * time), decay * (frequency * (way + slope * time) - slope))
        }
        let root = frequency * (damping * damping - 1).squareRoot()
        let (slow, fast) = (-damping * frequency + root, -damping * frequency - root)
        let (a, b) = ((speed + fast * way) / (slow - fast), -(speed + slow * way) / (slow - fast))
        return (way + a * exp(slow * time) + b * exp(fast * time), a * slow * exp(slow * time) + b * fast * exp(fast * time))
    }
}
