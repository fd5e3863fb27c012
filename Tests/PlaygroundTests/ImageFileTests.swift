import Diagnostics
import Foundation
import Playground
import Testing

/// Images that the files beside a program have.
@Suite struct ImageFileTests {
    /// 6 by 4 pixels.
    private static let png = "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAAFUlEQVR4nGP8z8DwnwELYMImSJ4EAMQxAgbT/uuAAAAAAElFTkSuQmCC"

    private static var resources: Playground.Resources {
        let bytes = Array(Data(base64Encoded: png) ?? Data())
        let size = Playground.Resources.ImageSize(width: 6, height: 4)
        // Other bytes behind the image's end change nothing that is seen.
        let large = bytes + Array(repeating: 0, count: 3_000_000)
        return Playground.Resources(
            [
                .init(path: "photo.png", bytes: bytes), .init(path: "mark.png", bytes: bytes), .init(path: "large.png", bytes: large),
                .init(path: "larger.png", bytes: large + [1]),
            ],
            images: [
                "photo": .init("photo.png", size: size), "mark": .init("mark.png", size: size, isTemplate: true), "large": .init("large.png", size: size),
                "larger": .init("larger.png", size: size), "lost": .init("lost.png", size: size),
            ])
    }

    private func entered<Result: Sendable>(_ text: String, _ read: @escaping @Sendable (Playground, Playground.Outcome) -> Result) -> Result {
        onLargeStack {
            var input = Playground.Input(SourceText(name: "main.swift", text: text))
            input.resources = Self.resources
            let playground = Playground()
            return read(playground, playground.enter(input))
        }
    }

    private func svg(_ view: String) -> String { entered(view) { playground, _ in playground.text(.svg) ?? "" } }

    private func count(_ part: String, _ text: String) -> Int { text.components(separatedBy: part).count - 1 }

    @Test func anImageIsInADrawingOnce() {
        let drawing = svg("VStack { Image(\"photo\"); Image(\"photo\").resizable(); Image(\"photo\").opacity(0.5) }")
        #expect(count("data:image/png;base64,\(Self.png)", drawing) == 1)
        #expect(count("<use ", drawing) == 3 && !drawing.contains("not drawn"))
    }

    @Test func aResizedImageFillsItsFrame() {
        #expect(
            svg("Image(\"photo\").resizable().frame(width: 60, height: 20)").contains("<use href=\"#d1\" transform=\"matrix(60.0 0 0 20.0 130.0 230.0)\"/>"))
    }

    @Test(arguments: [
        ("Image(\"photo\").renderingMode(.template).foregroundStyle(.red)", true), ("Image(\"mark\").foregroundStyle(.red)", true),
        ("Image(\"mark\").renderingMode(.original).foregroundStyle(.red)", false), ("Image(\"photo\").foregroundStyle(.red)", false),
        ("Image(\"mark\").renderingMode(nil).foregroundStyle(.red)", true),
    ])
    func aTemplateIsDrawnInTheForegroundStyle(_ view: String, _ isTemplate: Bool) {
        let drawing = svg(view)
        #expect(drawing.contains("<mask ") == isTemplate && drawing.contains("#ff3b30") == isTemplate)
    }

    @Test func tilesHaveTheImagesSize() {
        let drawing = svg("Image(\"photo\").resizable(resizingMode: .tile).frame(width: 60, height: 20)")
        #expect(drawing.contains("<pattern id=\"d2\" patternUnits=\"userSpaceOnUse\" x=\"130\" y=\"230\" width=\"6\" height=\"4\">"))
        #expect(drawing.contains("<rect x=\"130\" y=\"230\" width=\"60\" height=\"20\" fill=\"url(#d2)\"/>"))
    }

    @Test func pixelsKeepTheirEdgesWhereNothingIsInterpolated() {
        #expect(svg("Image(\"photo\").resizable().interpolation(.none)").contains("image-rendering:pixelated"))
        #expect(!svg("Image(\"photo\").resizable().interpolation(.high)").contains("image-rendering"))
    }

    @Test func whatHasNoRoomOrNoFileIsABoxWithANote() {
        let drawing = svg("VStack { Image(\"large\"); Image(\"larger\"); Image(\"lost\"); Image(\"none\") }")
        #expect(count("<use ", drawing) == 1)
        #expect(drawing.contains("image &quot;larger&quot;: the images have more than 4194304 bytes in all"))
        #expect(drawing.contains("image &quot;lost&quot;") && drawing.contains("image &quot;none&quot;") && !drawing.contains("image &quot;large&quot;"))
    }

    @Test func cellsShowABoxWithTheName() {
        let text = entered("Image(\"photo\").resizable().frame(width: 120, height: 64)") { playground, _ in playground.text(.drawing) ?? "" }
        #expect(text.contains("photo"))
    }

    @Test func imagesAreMadeOfData() {
        let printed = entered(
            """
            import UIKit
            let photo = UIImage(named: "photo")!
            print(photo.size, photo.pngData() == nil, photo.jpegData(compressionQuality: 1) == nil)
            let data = photo.pngData()!
            print(UIImage(data: data)!.size, UIImage(data: data, scale: 2)!.size, UIImage(data: Data([1, 2, 3])) == nil, UIImage(data: data.prefix(12)) == nil)
            print(UIImage(contentsOfFile: "/Program.app/photo.png")!.size, UIImage(contentsOfFile: "/Program.app/none.png") == nil)
            print(UIImage(systemName: "star")!.size, UIImage().size)
            Image(uiImage: UIImage(data: data)!)
            """
        ) { playground, outcome in outcome.diagnostics.map(\.message) + outcome.output + [playground.text(.svg) ?? ""] }
        #expect(
            printed.dropLast() == [
                "(6.0, 4.0) false false", "(6.0, 4.0) (3.0, 2.0) true true", "(6.0, 4.0) true", "(16.0, 16.0) (0.0, 0.0)",
            ])
        #expect(printed.last?.contains("data:image/png;base64,\(Self.png)") == true)
    }
}
