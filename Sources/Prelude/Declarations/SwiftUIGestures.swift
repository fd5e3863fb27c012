/// Something that the user does with a view. Taps are made by actions; other gestures are accepted, and nothing makes them.
protocol Gesture {
    associatedtype Value = Never
    /// How many taps it asks for; `nil` where it is no tap.
    var _tapCount: Int? { get }
    /// What it gives its actions for a tap.
    func _tap() -> Value?
}
extension Gesture {
    var _tapCount: Int? { nil }
    func _tap() -> Value? { nil }
    func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(_gesture: self, _action: action) }
    func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> { GestureStateGesture(_gesture: self) }
    func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(_gesture: self, _body: body) }
    func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
    func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
extension Gesture where Value: Equatable {
    func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture(_gesture: self) }
}
struct TapGesture: Gesture {
    typealias Value = ()
    var count: Int
    init(count: Int = 1) { self.count = count }
    /// - Since: iOS 27
    init(count: Int = 1, inputKinds: GestureInputKinds) { self.count = count }
    var _tapCount: Int? { count }
    func _tap() -> ()? { () }
}
/// A tap that tells where it was; here at the origin.
/// - Since: iOS 16
struct SpatialTapGesture: Gesture {
    struct Value: Hashable { var location: CGPoint }
    var count: Int
    init(count: Int = 1) { self.count = count }
    init(count: Int = 1, coordinateSpace: CoordinateSpace) { self.count = count }
    var _tapCount: Int? { count }
    func _tap() -> SpatialTapGesture.Value? { Value(location: .zero) }
}
/// Touches and pointers, each for itself; here there are none.
/// - Since: iOS 18
struct SpatialEventGesture: Gesture {
    typealias Value = SpatialEventCollection
    init(coordinateSpace: CoordinateSpace = .local, action: @escaping (SpatialEventCollection) -> Void) {}
    init(coordinateSpace: CoordinateSpace = .local) {}
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
}
struct LongPressGesture: Gesture {
    typealias Value = Bool
    init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
struct DragGesture: Gesture {
    struct Value: Hashable {
        var time: Date
        var location: CGPoint
        var startLocation: CGPoint
        var velocity: CGSize
        var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        var predictedEndLocation: CGPoint { location }
        var predictedEndTranslation: CGSize { translation }
    }
    init(minimumDistance: CGFloat = 10) {}
    init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {}
}
struct MagnificationGesture: Gesture {
    typealias Value = CGFloat
    init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// - Since: iOS 17
struct MagnifyGesture: Gesture {
    struct Value: Hashable { var time: Date; var magnification: CGFloat; var velocity: CGFloat; var startAnchor: UnitPoint; var startLocation: CGPoint }
    init(minimumScaleDelta: CGFloat = 0.01) {}
}
struct RotationGesture: Gesture {
    typealias Value = Angle
    init(minimumAngleDelta: Angle = .degrees(1)) {}
}
/// - Since: iOS 17
struct RotateGesture: Gesture {
    struct Value: Hashable { var time: Date; var rotation: Angle; var velocity: Angle; var startAnchor: UnitPoint; var startLocation: CGPoint }
    init(minimumAngleDelta: Angle = .degrees(1)) {}
}
/// Runs an action when the gesture is over.
struct _EndedGesture<A: Gesture>: Gesture {
    typealias Value = A.Value
    let _gesture: A
    let _action: (A.Value) -> Void
    var _tapCount: Int? { _gesture._tapCount }
    func _tap() -> A.Value? {
        guard let value = _gesture._tap() else { return nil }
        _action(value)
        return value
    }
}
/// Runs an action while the gesture goes on.
struct _ChangedGesture<A: Gesture>: Gesture {
    typealias Value = A.Value
    let _gesture: A
    var _tapCount: Int? { _gesture._tapCount }
    func _tap() -> A.Value? { _gesture._tap() }
}
/// Changes a `@GestureState` while the gesture goes on.
struct GestureStateGesture<Base: Gesture, State>: Gesture {
    typealias Value = Base.Value
    let _gesture: Base
    var _tapCount: Int? { _gesture._tapCount }
    func _tap() -> Base.Value? { _gesture._tap() }
}
struct _MapGesture<Base: Gesture, T>: Gesture {
    typealias Value = T
    let _gesture: Base
    let _body: (Base.Value) -> T
    var _tapCount: Int? { _gesture._tapCount }
    func _tap() -> T? { _gesture._tap().map(_body) }
}
/// Two gestures at once.
struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    struct Value { var first: First.Value?; var second: Second.Value? }
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) { self.first = first; self.second = second }
    var _tapCount: Int? { first._tapCount ?? second._tapCount }
    func _tap() -> SimultaneousGesture<First, Second>.Value? { Value(first: first._tap(), second: second._tap()) }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
/// One gesture after another.
struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) { self.first = first; self.second = second }
}
/// The first gesture, or else the second.
struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    let first: First
    let second: Second
    init(_ first: First, _ second: Second) { self.first = first; self.second = second }
    var _tapCount: Int? { first._tapCount ?? second._tapCount }
    func _tap() -> ExclusiveGesture<First, Second>.Value? {
        if let value = first._tap() { return Value.first(value) }
        return second._tap().map { Value.second($0) }
    }
}
struct GestureMask: OptionSet {
    let rawValue: Int
    static let none: GestureMask = [], gesture = GestureMask(rawValue: 1), subviews = GestureMask(rawValue: 2), all = GestureMask(rawValue: 3)
}
extension Optional: Gesture where Wrapped: Gesture {
    typealias Value = Wrapped.Value
    var _tapCount: Int? { self?._tapCount }
    func _tap() -> Wrapped.Value? { self?._tap() }
}
extension View {
    @_underlying(ModifiedContent<Self, AddGestureModifier<G>>.self) func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View
    @_underlying(ModifiedContent<Self, AddGestureModifier<G>>.self) func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View
    @_underlying(ModifiedContent<Self, AddGestureModifier<G>>.self) func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask = .all) -> some View
    @_underlying(ModifiedContent<Self, AddGestureModifier<_EndedGesture<TapGesture>>>.self) func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
    /// The location is the origin.
    /// - Since: iOS 16
    func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View {
        gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
    }
    @_inert(ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>>.self) func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
    @_inert(ModifiedContent<Self, AddGestureModifier<_EndedGesture<LongPressGesture>>>.self) func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void) -> some View
}
/// What a gesture is made with; here everything is.
/// - Since: iOS 27
struct GestureInputKinds: OptionSet {
    let rawValue: Int
    static let directTouch = GestureInputKinds(rawValue: 1), indirectTouch = GestureInputKinds(rawValue: 2), pencil = GestureInputKinds(rawValue: 4), pointer = GestureInputKinds(rawValue: 8)
    static let all = GestureInputKinds(rawValue: 15)
}
extension Gesture {
    /// The keys that are held down don't matter here.
    /// - Since: macOS 10.15
    func modifiers(_ modifiers: EventModifiers) -> Self { self }
}
