import Foundation
import ViewTree

extension SVGWriter {
    /// An image is in the document once, however often it is drawn.
    mutating func write(_ image: DrawnImage) {
        let frame = image.frame
        guard frame.width > 0, frame.height > 0 else { return }
        let name = name(of: image.file)
        guard let tile = image.tile, tile.width > 0, tile.height > 0 else { return use(name, in: frame, image) }
        let pattern = nextName()
        text += "<pattern id=\"\(pattern)\" patternUnits=\"userSpaceOnUse\" \(Rect(origin: frame.origin, size: tile).svg)>"
        use(name, in: Rect(origin: .zero, size: tile), image)
        text += "</pattern>\n<rect \(frame.svg) fill=\"url(#\(pattern))\"/>\n"
    }

    private mutating func use(_ name: String, in frame: Rect, _ image: DrawnImage) {
        let place = AffineTransform.scale(frame.width, frame.height).then(.translation(frame.minX, frame.minY))
        let rendering = image.isPixelated ? " style=\"image-rendering:pixelated\"" : ""
        text += "<use href=\"#\(name)\" transform=\"\(place.svg)\"\(rendering)/>\n"
    }

    /// The name of an image that is 1 by 1; it is defined where it is used first.
    private mutating func name(of file: ImageFile) -> String {
        if let name = images[file] { return name }
        let name = nextName()
        images[file] = name
        let data = "data:\(file.mediaType);base64,\(Data(file.bytes).base64EncodedString())"
        text += "<defs><image id=\"\(name)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"\(data)\"/></defs>\n"
        return name
    }
}
