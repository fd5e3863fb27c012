import Foundation
import Playground

/// The colors and the images that the files of a program define.
struct AssetCatalog {
    private(set) var colors: [String: Playground.Resources.Color] = [:]
    private(set) var images: [String: Playground.Resources.Image] = [:]

    /// Files that can't be read as what their names say are passed over, as an app does at run time.
    init(_ files: [Playground.Resources.File]) {
        let bytes = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        for file in files {
            let parts = file.path.split(separator: "/").map(String.init)
            guard let name = parts.last else { continue }
            if name == "Contents.json", parts.count > 1 {
                let folder = parts.dropLast().joined(separator: "/")
                read(set: parts[parts.count - 2], file.bytes) { name in bytes["\(folder)/\(name)"].map { ("\(folder)/\(name)", $0) } }
            } else if !parts.contains(where: { $0.hasSuffix(".imageset") }), let pixels = Playground.PixelSize(file.bytes) {
                let stem = (name as NSString).deletingPathExtension
                let scale = stem.hasSuffix("@3x") ? 3.0 : stem.hasSuffix("@2x") ? 2 : 1
                images[scale == 1 ? stem : String(stem.dropLast(3))] = .init(file.path, size: pixels.points(scale: scale))
            }
        }
    }

    private mutating func read(set: String, _ json: [UInt8], file: (String) -> (path: String, bytes: [UInt8])?) {
        let name = (set as NSString).deletingPathExtension
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(json)) else { return }
        if set.hasSuffix(".colorset") {
            let items = contents.colors ?? []
            let components = (items.first { $0.appearances == nil } ?? items.first)?.color?.components
            func part(_ key: String) -> Double? { (components?[key]).flatMap(Self.part) }
            guard let red = part("red") ?? part("white"), let green = part("green") ?? part("white"), let blue = part("blue") ?? part("white") else { return }
            colors[name] = .init(red: red, green: green, blue: blue, opacity: part("alpha") ?? 1)
        } else if set.hasSuffix(".imageset") {
            for item in contents.images ?? [] {
                guard let found = item.filename.flatMap(file), let pixels = Playground.PixelSize(found.bytes) else { continue }
                let size = pixels.points(scale: item.scale.flatMap { Double($0.dropLast()) } ?? 1)
                images[name] = .init(found.path, size: size, isTemplate: contents.properties?.intent == "template")
                return
            }
        }
    }

    /// A part of a color, from 0 to 1: `0.502`, `0x80` or `128`.
    private static func part(_ text: String) -> Double? {
        let value =
            text.hasPrefix("0x")
            ? Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } : text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
        return value.map { min(max($0, 0), 1) }
    }

    /// What is read of a `Contents.json`.
    private struct Contents: Decodable {
        struct ColorItem: Decodable {
            struct Color: Decodable { let components: [String: String]? }
            struct Appearance: Decodable {}
            let color: Color?
            let appearances: [Appearance]?
        }
        struct ImageItem: Decodable {
            let filename, scale: String?
        }
        struct Properties: Decodable {
            let intent: String?
            private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }
        let colors: [ColorItem]?
        let images: [ImageItem]?
        let properties: Properties?
    }
}
