import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    /// `ViewBuilder` and `SceneBuilder`: what the statements of a builder closure make.
    mutating func bindBuilders() {
        view("ViewBuilder.buildBlock()") { _ in .empty }
        view("PlaceholderContentView.init(_shown: V)") { call in .group(try call.view(0, typed: 1)) }
        view("PlaceholderContentView.init(_scoped: V)") { call in .modified(try call.view(0, typed: 1), .animation(.scopeContent)) }
        bindTuples()
        function("ViewBuilder.buildBlock(_: C)") { call in try call.argument(0) }
        function("ViewBuilder.buildExpression(_: Content)") { call in try call.argument(0) }
        function("ViewBuilder.buildIf(_: C?)") { call in try call.argument(0) }
        pack("ViewBuilder.buildBlock") { call in .native(call.view(.tuple(try call.call.arguments.indices.map { try call.view($0, typed: $0) }))) }
        view("ViewBuilder.buildEither(first: A)") { call in .conditional(branch: true, try call.view(0, typed: 0)) }
        view("ViewBuilder.buildEither(second: B)") { call in .conditional(branch: false, try call.view(0, typed: 1)) }
        view("ViewBuilder.buildLimitedAvailability(_: C)") { call in .anyView(try call.view(0, typed: 0)) }
        bindScenes()
    }

    /// Scenes, each of which is shown by its content.
    private mutating func bindScenes() {
        function("SceneBuilder.buildExpression(_: C)") { call in try call.argument(0) }
        function("SceneBuilder.buildPartialBlock(accumulated: C0, next: C1)") { call in
            let first = try call.view(0, typed: 0)
            return .native(first.hasWindow ? first : try call.view(1, typed: 1))
        }
        view("_LimitedScene.init(_: C?)") { call in .optional(try call.isNil(0) ? nil : try call.view(0, typed: 0)) }
        for parameters in ["content: () -> Content", "_: LocalizedStringKey, content: () -> Content", "id: String, content: () -> Content"] {
            let index = parameters.hasPrefix("content") ? 0 : 1
            view("WindowGroup.init(\(parameters))") { call in .group(try call.content(index, typed: 0)) }
        }
        for window in ["Window", "UtilityWindow"] {
            view("\(window).init(_: LocalizedStringKey, id: String, content: () -> Content)") { call in .group(try call.content(2, typed: 0)) }
        }
        view("MenuBarExtra.init(content: () -> Content, label: () -> Label)") { call in .group(try call.content(0, typed: 1)) }
        view("DocumentGroup.init(_shown: V)") { call in .group(try call.view(0, typed: 2)) }
    }

    /// The views that a builder puts together, read and made by their names.
    private mutating func bindTuples() {
        for (owner, parameter) in [("TupleContent", "Content"), ("TupleView", "T")] {
            function("\(owner).value") { call in
                guard case .tuple(let views) = try call.native(0, DeclaredView.self).kind else { throw call.mismatch(owner) }
                let values = views.map { view -> Value in
                    if case .custom(let custom) = view.kind, let custom = custom as? InterpretedView { custom.value } else { .native(view) }
                }
                return .box(Box(values))
            }
            view("\(owner).init(_: \(parameter))") { call in try call.tuple(0) }
        }
    }
}

extension DeclaredView {
    /// Whether a scene has a window, which one of the program is taken to have.
    fileprivate var hasWindow: Bool {
        switch kind {
        case .empty, .optional(nil): false
        case .optional(let scene?), .modified(let scene, _): scene.hasWindow
        default: true
        }
    }
}

extension BridgeCall {
    /// The views of a tuple, whose type is the first type argument.
    fileprivate func tuple(_ index: Int) throws -> DeclaredView.Kind {
        guard case .tuple(let elements) = try typeArgument(0), elements.count > 1 else { return .group(try view(index, typed: 0)) }
        let values = try fields(index, elements.count)
        return .tuple(try zip(values, elements).map { try bridge.declared($0, $1.type, machine) })
    }
}
