/// Something that the user does with a view. Taps, drags, presses, magnifying and rotating are made by actions.
protocol Gesture {
    associatedtype Value
    associatedtype Body: Gesture = Never
    var body: Body { get }
    /// How many taps it asks for; `nil` where it isn't a tap.
    var _tapCount: Int? { get }
    /// What it gives its actions for a tap.
    func _tap(_ touch: _TouchEvent?) -> Value?
    /// Whether fingers that stay or move may make it.
    var _followsTouches: Bool { get }
    /// What fingers make of it.
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<Value>
}
extension Never: Gesture {
    typealias Value = Never
    var _followsTouches: Bool { false }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<Never> { .failed }
}
extension Gesture where Body == Never {
    var body: Never { fatalError("a gesture of the library has no body") }
    var _tapCount: Int? { nil }
    func _tap(_ touch: _TouchEvent?) -> Value? { nil }
    var _followsTouches: Bool { true }
}
extension Gesture {
    var _tapCount: Int? { body._tapCount }
    func _tap(_ touch: _TouchEvent?) -> Body.Value? { body._tap(touch) }
    var _followsTouches: Bool { body._followsTouches }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<Body.Value> { body._phase(event, memory) }
    func _memory() -> _GestureMemory { _GestureMemory() }
    /// 0 while nothing is known, 1 while it goes on, 2 at its end, 3 where it isn't made.
    func _follow(_ event: _TouchEvent, _ memory: _GestureMemory) -> Int {
        switch _phase(event, memory) {
        case .possible: 0
        case .active: 1
        case .ended: 2
        case .failed: 3
        }
    }
}
/// What a gesture is while fingers touch the view.
enum _GesturePhase<V> {
    case possible(V?)
    case active(V)
    case ended(V)
    case failed
    func _map<T>(_ change: (V) -> T) -> _GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(change))
        case .active(let value): .active(change(value))
        case .ended(let value): .ended(change(value))
        case .failed: .failed
        }
    }
    var _value: V? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }
    var _isOver: Bool {
        switch self {
        case .ended, .failed: true
        default: false
        }
    }
}
/// What fingers do at a time.
struct _TouchEvent {
    /// Seconds since the touch.
    let _seconds: Double
    /// Where the touch began, in the window.
    let _start: CGPoint
    let _location: CGPoint
    let _fingers: Int
    let _magnification: Double
    /// Degrees.
    let _rotation: Double
    /// The fingers are lifted.
    let _isOver: Bool
    /// Another gesture was made.
    let _isCancelled: Bool
    /// The view that has the gesture.
    let _view: GeometryProxy
    /// A place of the window in another space, as it is now.
    func _place(_ place: CGPoint, in space: CoordinateSpace) -> CGPoint { _view._location(of: place, in: space) }
}
/// What a gesture remembers from one event to the next.
final class _GestureMemory {
    var _start: CGPoint?
    var _last: CGPoint = .zero
    var _lastSeconds = 0.0
    /// Of a point, or of a scale or an angle.
    var _velocity: CGSize = .zero
    var _isActive = false
    var _value: Any?
    var _parts: [Int: _GestureMemory] = [:]
    init() {}
    func _part(_ index: Int) -> _GestureMemory {
        if let part = _parts[index] { return part }
        let made = _GestureMemory()
        _parts[index] = made
        return made
    }
    /// Takes in where something is, and how fast it got there.
    func _move(to point: CGPoint, at seconds: Double, from first: CGPoint) -> CGPoint {
        let start = _start ?? first
        if _start == nil { _start = first }
        else if seconds > _lastSeconds {
            let time = seconds - _lastSeconds
            _velocity = CGSize(width: _rounded((point.x - _last.x) / time), height: _rounded((point.y - _last.y) / time))
        }
        _last = point
        _lastSeconds = seconds
        return start
    }
    /// Without what times in binary add.
    func _rounded(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }
}
struct TapGesture: Gesture {
    typealias Value = ()
    var count: Int
    init(count: Int = 1) { self.count = count }
    /// - Since: iOS 27
    init(count: Int = 1, inputKinds: GestureInputKinds) { self.count = count }
    var _tapCount: Int? { count }
    func _tap(_ touch: _TouchEvent?) -> ()? { () }
    var _followsTouches: Bool { false }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<()> { .failed }
}
/// A tap that says where it was.
/// - Since: iOS 16
struct SpatialTapGesture: Gesture {
    struct Value: Hashable { var location: CGPoint }
    var count: Int
    var coordinateSpace: CoordinateSpace
    init(count: Int = 1) { self.init(count: count, coordinateSpace: CoordinateSpace.local) }
    init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
    /// - Since: iOS 17
    init<S: CoordinateSpaceProtocol>(count: Int = 1, coordinateSpace: S) { self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace) }
    var _tapCount: Int? { count }
    func _tap(_ touch: _TouchEvent?) -> SpatialTapGesture.Value? { Value(location: touch?._place(touch?._location ?? .zero, in: coordinateSpace) ?? .zero) }
    var _followsTouches: Bool { false }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<SpatialTapGesture.Value> { .failed }
}
/// Touches and pointers, each for itself; here there are none.
/// - Since: iOS 18
struct SpatialEventGesture: Gesture {
    typealias Value = SpatialEventCollection
    init(coordinateSpace: CoordinateSpace = .local, action: @escaping (SpatialEventCollection) -> Void) {}
    init(coordinateSpace: CoordinateSpace = .local) {}
    var _followsTouches: Bool { false }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<SpatialEventCollection> { .failed }
}
/// What touches and pointers do at a time.
/// - Since: iOS 18
struct SpatialEventCollection: Collection, Equatable {
    /// One of them.
    struct Event: Identifiable, Hashable {
        struct ID: Hashable { let _number: Int }
        enum Kind: Hashable { case touch, directTouch, indirectPinch, pointer, pencil }
        enum Phase: Hashable { case active, ended, cancelled }
        struct InputDevicePose: Hashable { var altitude: Angle; var azimuth: Angle }
        var id: SpatialEventCollection.Event.ID
        var timestamp: TimeInterval
        var kind: SpatialEventCollection.Event.Kind
        var location: CGPoint
        var phase: SpatialEventCollection.Event.Phase
        var modifierKeys: EventModifiers
        var inputDevicePose: SpatialEventCollection.Event.InputDevicePose?
    }
    typealias Element = SpatialEventCollection.Event
    typealias Index = Int
    var _events: [SpatialEventCollection.Event] = []
    var startIndex: Int { 0 }
    var endIndex: Int { _events.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(position: Int) -> SpatialEventCollection.Event { _events[position] }
    subscript(id: SpatialEventCollection.Event.ID) -> SpatialEventCollection.Event? { _events.first { $0.id == id } }
}
/// Moves a window, which stays in its place here.
/// - Since: macOS 15
struct WindowDragGesture: Gesture {
    typealias Value = DragGesture.Value
    init() {}
    var _followsTouches: Bool { false }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<DragGesture.Value> { .failed }
}
struct LongPressGesture: Gesture {
    typealias Value = Bool
    var minimumDuration: Double
    var maximumDistance: CGFloat
    init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { self.minimumDuration = minimumDuration; self.maximumDistance = maximumDistance }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<Bool> {
        if event._isCancelled || event._fingers != 1 { return .failed }
        let start = memory._move(to: event._location, at: event._seconds, from: event._start)
        let distance = CGPoint(x: event._location.x - start.x, y: event._location.y - start.y)
        if distance.x * distance.x + distance.y * distance.y > maximumDistance * maximumDistance { return .failed }
        if event._seconds >= minimumDuration - 0.000001 { return .ended(true) }
        return event._isOver ? .failed : .possible(true)
    }
}
struct DragGesture: Gesture {
    struct Value: Hashable {
        var time: Date
        var location: CGPoint
        var startLocation: CGPoint
        var velocity: CGSize
        var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        /// Where the finger would be a quarter of a second later.
        var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }
        var predictedEndTranslation: CGSize { CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4) }
    }
    var minimumDistance: CGFloat
    var coordinateSpace: CoordinateSpace
    init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance; coordinateSpace = .local }
    init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) { self.minimumDistance = minimumDistance; self.coordinateSpace = coordinateSpace }
    /// - Since: iOS 17
    init<S: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: S) { self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace) }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<DragGesture.Value> {
        if event._isCancelled || event._fingers != 1 { return .failed }
        let location = event._place(event._location, in: coordinateSpace)
        let isStill = memory._start != nil && location == memory._last
        let start = memory._move(to: location, at: event._seconds, from: event._place(event._start, in: coordinateSpace))
        var value = Value(time: Date(), location: location, startLocation: start, velocity: memory._velocity)
        if isStill, let last = memory._value as? DragGesture.Value { value.time = last.time; value.velocity = last.velocity }
        memory._value = value
        let (x, y) = (value.translation.width, value.translation.height)
        if x * x + y * y >= minimumDistance * minimumDistance { memory._isActive = true }
        if memory._isActive { return event._isOver ? .ended(value) : .active(value) }
        return event._isOver ? .failed : .possible(nil)
    }
}
struct MagnificationGesture: Gesture {
    typealias Value = CGFloat
    var minimumScaleDelta: CGFloat
    init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._phase(event, memory)._map { $0.magnification }
    }
}
/// - Since: iOS 17
struct MagnifyGesture: Gesture {
    struct Value: Hashable { var time: Date; var magnification: CGFloat; var velocity: CGFloat; var startAnchor: UnitPoint; var startLocation: CGPoint }
    var minimumScaleDelta: CGFloat
    init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<MagnifyGesture.Value> {
        event._pair(memory, 1, event._magnification, minimumScaleDelta) {
            Value(time: Date(), magnification: event._magnification, velocity: memory._velocity.width, startAnchor: $0, startLocation: $1)
        }
    }
}
struct RotationGesture: Gesture {
    typealias Value = Angle
    var minimumAngleDelta: Angle
    init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta)._phase(event, memory)._map { $0.rotation }
    }
}
/// - Since: iOS 17
struct RotateGesture: Gesture {
    struct Value: Hashable { var time: Date; var rotation: Angle; var velocity: Angle; var startAnchor: UnitPoint; var startLocation: CGPoint }
    var minimumAngleDelta: Angle
    init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    func _phase(_ event: _TouchEvent, _ memory: _GestureMemory) -> _GesturePhase<RotateGesture.Value> {
        event._pair(memory, 0, event._rotation, minimumAngleDelta.degrees) {
            Value(time: Date(), rotation: .degrees(event._rotation), velocity: .degrees(memory._velocity.width), startAnchor: $0, startLocation: $1)
        }
    }
}
extension _TouchEvent {
    /// What two fingers make of a scale or an angle that changes by a least amount.
    func _pair<V>(_ memory: _GestureMemory, _ first: Double, _ number: Double, _ least: Double, _ value: (UnitPoint, CGPoint) -> V) -> _GesturePhase<V> {
        if _isCancelled || _fingers != 2 { return .failed }
        _ = memory._move(to: CGPoint(x: number, y: 0), at: _seconds, from: CGPoint(x: first, y: 0))
        if abs(number - first) >= least { memory._isActive = true }
        if !memory._isActive { return _isOver ? .failed : .possible(nil) }
        let place = _place(_location, in: .local), size = _view.size
        let anchor = UnitPoint(x: size.width > 0 ? place.x / size.width : 0, y: size.height > 0 ? place.y / size.height : 0)
        let made = value(anchor, place)
        return _isOver ? .ended(made) : .active(made)
    }
}
struct GestureMask: OptionSet {
    let rawValue: Int
    static let none: GestureMask = [], gesture = GestureMask(rawValue: 1), subviews = GestureMask(rawValue: 2), all = GestureMask(rawValue: 3)
}
extension View {
    @_underlying(ModifiedContent<Self, AddGestureModifier<G>>.self) func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View
    @_underlying(ModifiedContent<Self, AddGestureModifier<G>>.self) func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View
    @_underlying(ModifiedContent<Self, AddGestureModifier<G>>.self) func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View
    @_underlying(ModifiedContent<Self, AddGestureModifier<_EndedGesture<TapGesture>>>.self) func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
    /// The action is given the place of the tap.
    /// - Since: iOS 16
    func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    /// - Since: iOS 17
    func onTapGesture<S: CoordinateSpaceProtocol>(count: Int = 1, coordinateSpace: S, perform action: @escaping (CGPoint) -> Void) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    @_underlying(ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>>.self) func _gesture<G: Gesture>(_ gesture: G, as name: String) -> some View
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View {
        _gesture(_PressingGesture(_gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), _pressing: onPressingChanged).onEnded { _ in action() }, as: "onLongPressGesture")
    }
    func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void) -> some View {
        onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
    }
}
/// What a gesture is made with; here everything is.
/// - Since: iOS 27
struct GestureInputKinds: OptionSet {
    let rawValue: Int
    static let directTouch = GestureInputKinds(rawValue: 1), indirectTouch = GestureInputKinds(rawValue: 2), pencil = GestureInputKinds(rawValue: 4), pointer = GestureInputKinds(rawValue: 8)
    static let all = GestureInputKinds(rawValue: 15)
}
extension Gesture {
    /// A gesture that is made while keys are held down; here nobody holds any.
    /// - Since: macOS 10.15
    func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> { _ModifiersGesture(_gesture: self, _isMade: modifiers.isEmpty) }
}
