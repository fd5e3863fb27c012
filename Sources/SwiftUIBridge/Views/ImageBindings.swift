import SwiftMachine
import SwiftModel
import ViewLayout
import ViewTree

extension Registrar {
    mutating func bindImages() {
        for (label, isSystem) in [("_", false), ("systemName", true), ("decorative", false)] {
            view("Image.init(\(label): String)") { call in
                var image = ImageContent(name: try call.string(0), isSystem: isSystem)
                if !isSystem, let named = call.machine.resources.images[image.name] {
                    image.size = Size(width: named.size.width, height: named.size.height)
                    image.file = call.machine.resources.bytesOfImages[image.name].map { ImageFile($0) }
                    image.isTemplate = named.isTemplate
                }
                return .leaf(image)
            }
        }
        view("Image.init(_drawnIn: CGSize)") { call in
            var image = ImageContent(name: "drawn", isSystem: false)
            image.size = try call.size(0)
            return .leaf(image)
        }
        imageChange("resizable()") { image, _ in image.isResizable = true }
        imageChange("_tiled()") { image, _ in image.isTiled = true }
        imageChange("_rendered(asTemplate: Bool)") { image, call in image.isTemplate = try call.bool(1) }
        imageChange("_enlarged(inPixels: Bool)") { image, call in image.isPixelated = try call.bool(1) }
        function("Image.antialiased(_: Bool)") { call in try call.argument(0) }
        function("Image.==(_: Image, _: Image)") { call in .bool(try Self.image(call, 0) == Self.image(call, 1)) }
        view("Image.init(_file: [UInt8], _: CGSize)") { call in
            var image = ImageContent(name: "data", isSystem: false)
            (image.size, image.file) = (try call.size(1), ImageFile(try call.bytes(0)))
            return .leaf(image)
        }
        function("Image._size") { call in
            .size(try Self.image(call, 0).ownSize(in: .body))
        }
        function("Image._bytes") { call in
            try Self.image(call, 0).file.map { .array(ArrayStorage($0.bytes.map { .int(Int($0)) })) } ?? .none
        }
        function("_imageSize(_: [UInt8])") { call in
            PixelSize(try call.bytes(0)).map { .size(Size(width: Double($0.width), height: Double($0.height))) } ?? .none
        }
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

    /// A method of `Image` whose result is the image with a change.
    private mutating func imageChange(_ method: String, _ change: @escaping @Sendable (inout ImageContent, BridgeCall) throws -> Void) {
        view("Image.\(method)") { call in
            var image = try Self.image(call, 0)
            try change(&image, call)
            return .leaf(image)
        }
    }

    private static func image(_ call: BridgeCall, _ index: Int) throws -> ImageContent {
        let view: DeclaredView = try call.native(index)
        guard case .leaf(let image as ImageContent) = view.kind else { throw call.mismatch("Image") }
        return image
    }
}

extension BridgeCall {
    /// The elements of a `[UInt8]`.
    fileprivate func bytes(_ index: Int) throws -> [UInt8] {
        guard case .array(let storage) = try argument(index) else { throw mismatch("[UInt8]") }
        return try storage.bytes(charging: machine.budget)
    }

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
        image.file = ImageFile(Array(response.body))
        return image
    }
}
