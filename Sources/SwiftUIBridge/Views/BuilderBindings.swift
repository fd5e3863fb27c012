import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    /// `ViewBuilder` and `SceneBuilder`: what the statements of a builder closure make.
    mutating func bindBuilders() {
        view("ViewBuilder.buildBlock()") { _ in .empty }
        function("ViewBuilder.buildBlock(_: C)") { call in try call.argument(0) }
        function("ViewBuilder.buildExpression(_: Content)") { call in try call.argument(0) }
        function("ViewBuilder.buildIf(_: C?)") { call in try call.argument(0) }
        pack("ViewBuilder.buildBlock") { call in .native(call.view(.tuple(try call.call.arguments.indices.map { try call.view($0, typed: $0) }))) }
        view("ViewBuilder.buildEither(first: A)") { call in .conditional(branch: true, try call.view(0, typed: 0)) }
        view("ViewBuilder.buildEither(second: B)") { call in .conditional(branch: false, try call.view(0, typed: 1)) }
        view("ViewBuilder.buildLimitedAvailability(_: C)") { call in .anyView(try call.view(0, typed: 0)) }
        function("SceneBuilder.buildBlock(_: C)") { call in try call.argument(0) }
        function("SceneBuilder.buildExpression(_: C)") { call in try call.argument(0) }
        // A scene is shown by its content.
        for parameters in ["content: () -> Content", "_: LocalizedStringKey, content: () -> Content", "id: String, content: () -> Content"] {
            let index = parameters.hasPrefix("content") ? 0 : 1
            function("WindowGroup.init(\(parameters))") { call in .native(try call.content(index, typed: 0)) }
        }
    }
}
