import SwiftMachine
import SwiftModel
import ViewTree

extension Registrar {
    /// How everything inside is drawn, where no node is needed for that.
    mutating func bindDrawingStyles() {
        modifier("View.foregroundStyle(_: S)") { call in
            let type = try call.typeArgument(1)
            return .drawing(.foreground([try call.paint(1, type)], method: "foregroundStyle", detail: try call.styleName(1, type)))
        }
        for (count, parameters) in [(2, "_: S1, _: S2"), (3, "_: S1, _: S2, _: S3")] {
            listed("foregroundStyle(\(parameters))") { call in
                .foreground(try (1...count).map { try call.paint($0, typed: $0) }, method: "foregroundStyle", detail: "")
            }
        }
        listed("tint(_: Color?)") { call in .tint(try call.isNil(1) ? nil : .color(try call.color(1)), method: "tint") }
        listed("tint(_: S?)") { call in .tint(try call.isNil(1) ? nil : try call.paint(1, typed: 1), method: "tint") }
        listed("accentColor(_: Color?)") { call in .tint(try call.isNil(1) ? nil : .color(try call.color(1)), method: "accentColor") }
        listed("bold(_: Bool)") { call in .bold(try call.bool(1)) }
        listed("italic(_: Bool)") { call in .italic(try call.bool(1)) }
        listed("monospaced(_: Bool)") { call in .design(try call.bool(1) ? "monospaced" : nil, method: "monospaced") }
        for line in [DrawingStyle.TextLine.underline, .strikethrough] {
            listed("\(line.rawValue)(_: Bool, pattern: Text.LineStyle.Pattern, color: Color?)") { call in
                .line(line, isActive: try call.bool(1), color: try call.isNil(3) ? nil : call.color(3))
            }
        }
        listed("fontWeight(_: Font.Weight?)") { call in
            .weight(try call.isNil(1) ? nil : call.bridge.weight(call.argument(1), call.machine), method: "fontWeight")
        }
        listed("fontDesign(_: Font.Design?)") { call in .design(try call.isNil(1) ? nil : call.bridge.design(call.argument(1)), method: "fontDesign") }
        listed("hueRotation(_: Angle)") { call in .filter(.hueRotation(try call.degrees(1))) }
        listed("colorInvert()") { _ in .filter(.invert) }
        listed("colorMultiply(_: Color)") { call in .filter(.multiply(try call.color(1))) }
        listed("luminanceToAlpha()") { _ in .filter(.luminanceToAlpha) }
        listed("transformEffect(_: CGAffineTransform)") { call in .transform(try call.transform(1)) }
    }

    /// A method that is declared as one without effect on trees and layout.
    private mutating func listed(_ key: String, _ make: @escaping (BridgeCall) throws -> DrawingStyle) {
        modifier(InertKey.prefix + "View.\(key)") { call in .drawing(try make(call)) }
    }
}
