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

    private mutating func bindImages() {
        for (label, isSystem) in [("_", false), ("systemName", true), ("decorative", false)] {
            view("Image.init(\(label): String)") { call in
                var image = ImageContent(name: try call.string(0), isSystem: isSystem)
                if !isSystem { image.size = call.machine.resources.imageSizes[image.name].map { Size(width: $0.width, height: $0.height) } }
                return .leaf(image)
            }
        }
        view("Image.init(_drawnIn: CGSize)") { call in
            var image = ImageContent(name: "drawn", isSystem: false)
            image.size = try call.size(0)
            return .leaf(image)
        }
        view("Image.resizable()") { call in
            var image = try Self.image(call, 0)
            image.isResizable = true
            return .leaf(image)
        }
        for method in [
            "renderingMode(_: Image.TemplateRenderingMode?)", "interpolation(_: Image.Interpolation)", "antialiased(_: Bool)",
        ] {
            function("Image.\(method)") { call in try call.argument(0) }
        }
        function("Image.==(_: Image, _: Image)") { call in .bool(try Self.image(call, 0) == Self.image(call, 1)) }
        view("AsyncImage.init(url: URL?)") { call in
            try call.loadedImage(0).map { .leaf($0) } ?? .leaf(FillingContent("AsyncImage"))
        }
        function("_loadedImage(_: URL?)") { call in try call.loadedImage(0).map { .native(call.imageView($0)) } ?? .none }
        view("AsyncImage.init(url: URL?, content: (Image) -> Content, placeholder: () -> P)") { call in
            guard let image = try call.loadedImage(0) else { return .group(try call.content(2, typed: 1)) }
            return .group(try call.made(1, by: .native(call.imageView(image)), typed: 0))
        }
        view("AsyncImage.init(_loading: V)") { call in .group(try call.view(0, typed: 1)) }
    }

    private static func image(_ call: BridgeCall, _ index: Int) throws -> ImageContent {
        let view: DeclaredView = try call.native(index)
        guard case .leaf(let image as ImageContent) = view.kind else { throw call.mismatch("Image") }
        return image
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

extension BridgeCall {
    fileprivate func imageView(_ image: ImageContent) -> DeclaredView { DeclaredView(ViewType("Image"), .leaf(image), line: call.line) }

    /// The image that was recorded for a `URL?`; `nil` where none was.
    fileprivate func loadedImage(_ index: Int) throws -> ImageContent? {
        guard try !isNil(index), case .string(let address)? = try fields(index, 1).first,
            let response = machine.resources.recordings.response(to: "GET", address), response.error == nil, (200..<300).contains(response.status),
            let size = response.imageSize
        else { return nil }
        let name = address.split(separator: "/").last.map { String($0.prefix { $0 != "?" && $0 != "#" }) } ?? ""
        var image = ImageContent(name: name, isSystem: false)
        image.size = Size(width: size.width, height: size.height)
        return image
    }
}
