import SwiftMachine
import SwiftModel
import ViewTree

/// Connects the prelude's view API to the values of the view tree: native bindings, custom views, keys and observation.
///
/// One bridge serves one snippet; keys and types made by it are the same as long as it lives.
public final class Bridge {
    /// The graph that receives reads and writes; set when a view is mounted.
    public weak var host: (any GraphHost)?

    let sdk: SDK
    var viewTypes: [SwiftType: ViewType] = [:]
    var environmentKeys: [KeyOwner: ViewTree.EnvironmentKey] = [:]
    /// Those of styles of texts by name, and the properties that read them.
    var styleKeys: [String: ViewTree.EnvironmentKey] = [:]
    var styleEntries: [String: VariableDecl] = [:]
    var containerKeys: [KeyOwner: ContainerKey] = [:]
    var transactionKeys: [KeyOwner: ContainerKey] = [:]
    /// Those of tags, by the tag's type.
    var tagKeys: [SwiftType: ContainerKey] = [:]
    var preferenceKeys: [SwiftType: ViewTree.PreferenceKey] = [:]
    var layoutKeys: [SwiftType: LayoutKey] = [:]
    var guides: [SwiftType: AlignmentGuide] = [:]
    /// Why the current body runs, for `Self._printChanges()`; the innermost last.
    var bodyReasons: [PrintedChanges] = []
    /// The host of the task whose code runs.
    var taskHost: (any TaskHost)?
    /// The values of its task-local variables, as a list that the prelude makes.
    var taskBindings = Value.none
    /// What code of `withObservationTracking` reads, the innermost last, and what waits for a change of that.
    var trackings: [ObservationTracking] = []
    var waitingTrackings: [ObservationTracking] = []
    /// The objects with publishers of their own that views watch.
    var watchedPublishers: [ObjectIdentifier: WatchedPublisher] = [:]
    /// How often states of focus were written.
    var focusWrites = 0
    /// What `UserDefaults` keeps.
    let defaults = DefaultsStore()
    /// Where tasks run while no view is shown.
    package let script = ScriptTasks()

    public init(sdk: SDK = .current) { self.sdk = sdk }

    /// Releases the keys, which hold the machine and this bridge.
    package func forgetKeys() {
        (environmentKeys, styleKeys, styleEntries) = ([:], [:], [:])
        defaults.forget()
        taskBindings = .none
        (waitingTrackings, watchedPublishers) = ([], [:])
        (transactionKeys, containerKeys, tagKeys, preferenceKeys, layoutKeys, guides) = ([:], [:], [:], [:], [:], [:])
    }

    /// The native bindings of the SwiftUI part of the prelude.
    public var natives: NativeTable {
        NativeTable { [self] key in
            guard let body = Self.function(key) else { return nil }
            return { [self] call in try body(BridgeCall(call: call, bridge: self)) }
        }
    }

    static func function(_ key: String) -> Registrar.Function? {
        registrar.functions[key] ?? key.firstIndex(of: "(").flatMap { registrar.packs[String(key[..<$0])] } ?? InertKey.binding(key)
    }

    /// The same for all bridges.
    nonisolated(unsafe) static let registrar: Registrar = {
        var registrar = Registrar()
        registrar.bindBuilders()
        registrar.bindText()
        registrar.bindLeaves()
        registrar.bindShapes()
        registrar.bindPlatformViews()
        registrar.bindPaints()
        registrar.bindPaths()
        registrar.bindCanvas()
        registrar.bindVisualEffects()
        registrar.bindStacks()
        registrar.bindContainers()
        registrar.bindForEach()
        registrar.bindTables()
        registrar.bindSubviews()
        registrar.bindControls()
        registrar.bindBoxes()
        registrar.bindNavigation()
        registrar.bindTabs()
        registrar.bindInputs()
        registrar.bindLayoutModifiers()
        registrar.bindLayerModifiers()
        registrar.bindTraitModifiers()
        registrar.bindEnvironmentModifiers()
        registrar.bindPreferenceModifiers()
        registrar.bindActionModifiers()
        registrar.bindScrollModifiers()
        registrar.bindPresentations()
        registrar.bindBars()
        registrar.bindAnimation()
        registrar.bindEffects()
        registrar.bindStyleModifiers()
        registrar.bindState()
        registrar.bindDefaults()
        registrar.bindBinding()
        registrar.bindObservation()
        registrar.bindEnvironment()
        registrar.bindAlignment()
        registrar.bindLayouts()
        registrar.bindGeometry()
        registrar.bindCharts()
        return registrar
    }()
}

/// What a key of the environment or of container values is named by: an `@Entry` property or a key type.
enum KeyOwner: Hashable {
    case entry(VariableDecl)
    case type(SwiftType)

    var isPrelude: Bool {
        switch self {
        case .entry(let variable): variable.isPrelude
        case .type(let type): type.nominal?.isPrelude ?? false
        }
    }
}

/// Collects bindings.
struct Registrar {
    typealias Function = (BridgeCall) throws -> Value
    /// By the keys of the declarations.
    var functions: [String: Function] = [:]
    /// Functions with a parameter pack, for any number of values, by their names.
    private(set) var packs: [String: Function] = [:]

    mutating func function(_ key: String, _ body: @escaping Function) { functions[key] = body }

    mutating func pack(_ name: String, _ body: @escaping Function) { packs[name] = body }

    /// A function or initializer that makes a view; its type is the call's.
    mutating func view(_ key: String, _ kind: @escaping (BridgeCall) throws -> DeclaredView.Kind) {
        function(key) { call in .native(call.view(try kind(call))) }
    }

    /// A method of `View` that makes a `ModifiedContent`; the view comes first among the arguments.
    mutating func modifier(_ key: String, _ make: @escaping (BridgeCall) throws -> Modifier) {
        view(key) { call in .modified(try call.base(), try make(call)) }
    }

    /// The same for a modifier that is a layout.
    mutating func layout(_ key: String, _ make: @escaping (BridgeCall) throws -> any LayoutModifier) {
        modifier(key) { call in .layout(try make(call)) }
    }
}

/// A call of a binding, with readers for its arguments.
struct BridgeCall {
    let call: NativeCall
    let bridge: Bridge

    var machine: Machine { call.machine }

    func view(_ kind: DeclaredView.Kind) -> DeclaredView {
        DeclaredView(bridge.viewType(call.resultType), kind, line: call.line)
    }

    /// The view that a modifier is called on.
    func base() throws -> DeclaredView { try view(0, typed: 0) }

    /// An argument whose type is a type argument of the call.
    func view(_ index: Int, typed type: Int) throws -> DeclaredView {
        try bridge.declared(argument(index), typeArgument(type), machine)
    }

    /// What a builder closure makes; its type is a type argument of the call.
    func content(_ index: Int, typed type: Int) throws -> DeclaredView {
        try bridge.declared(machine.call(argument(index), []), typeArgument(type), machine)
    }

    func argument(_ index: Int) throws -> Value {
        guard call.arguments.indices.contains(index) else { throw machine.trap("a binding misses its argument \(index)") }
        return call.arguments[index]
    }

    func typeArgument(_ index: Int) throws -> SwiftType {
        guard call.typeArguments.indices.contains(index) else { throw machine.trap("a binding misses its type argument \(index)") }
        return call.typeArguments[index]
    }

    func opaque(_ value: Value, _ type: SwiftType) -> SnippetValue { SnippetValue(value: value, type: type, machine: machine) }

    func id(_ value: Value, _ type: SwiftType) throws -> ExplicitID { try bridge.explicitID(value, type, machine) }
    func viewID(_ value: Value, _ type: SwiftType) throws -> ExplicitID { try bridge.viewID(value, type, machine) }
}
