import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    mutating func bindLeaves() {
        view("EmptyView.init()") { _ in .empty }
        view("AnyView.init(_: V)") { call in .anyView(try call.view(0, typed: 0)) }
        view("AnyView.init(erasing: V)") { call in .anyView(try call.view(0, typed: 0)) }
        view("EquatableView.init(content: Content)") { call in .equatable(try call.view(0, typed: 0)) }
        view("Spacer.init(minLength: CGFloat?)") { call in .leaf(SpacerContent(minLength: try call.optionalDouble(0))) }
        view("Divider.init()") { _ in .leaf(DividerContent()) }
        bindImages()
        bindColors()
    }

    private mutating func bindColors() {
        view("Color.init(_named: String)") { call in .leaf(ColorValue(name: try call.string(0))) }
        view("Color.init(_: String)") { call in
            let name = try call.string(0)
            guard let color = call.machine.resources.colors[name] else { return .leaf(ColorValue(name: name)) }
            return .leaf(ColorValue(name: name, components: [color.red, color.green, color.blue], opacity: color.opacity))
        }
        view("Color.init(red: Double, green: Double, blue: Double, opacity: Double)") { call in
            let components = try [call.double(0), call.double(1), call.double(2)]
            let name = "rgb(\(components[0]), \(components[1]), \(components[2]))"
            return .leaf(ColorValue(name: name, components: components, opacity: try call.double(3)))
        }
        view("Color.init(white: Double, opacity: Double)") { call in
            let white = try call.double(0)
            return .leaf(ColorValue(name: "white(\(white))", components: [white, white, white], opacity: try call.double(1)))
        }
        view("Color.init(hue: Double, saturation: Double, brightness: Double, opacity: Double)") { call in
            let components = try Self.rgb(hue: call.double(0), saturation: call.double(1), brightness: call.double(2))
            let name = "hsb(\(try call.double(0)), \(try call.double(1)), \(try call.double(2)))"
            return .leaf(ColorValue(name: name, components: components, opacity: try call.double(3)))
        }
        view("Color.opacity(_: Double)") { call in
            var color = try call.color(0)
            color.opacity *= try call.double(1)
            return .leaf(color)
        }
        function("Color._components(_: Bool)") { call in
            .array(ArrayStorage(try call.color(0).resolved(isDark: call.bool(1)).map(Value.double)))
        }
        function("Color.description") { call in .string(try call.color(0).description) }
        view("Color._lighter") { call in .leaf(try call.color(0).lighter) }
        function("Color.==(_: Color, _: Color)") { call in .bool(try call.color(0) == call.color(1)) }
    }

    /// The sextant formula: each channel is the brightness less what the hue's distance takes of the saturation.
    private static func rgb(hue: Double, saturation: Double, brightness: Double) -> [Double] {
        guard hue.isFinite else { return [brightness, brightness, brightness] }
        return [5.0, 3.0, 1.0].map { offset in
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
    }
}
