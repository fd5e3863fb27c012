import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif
import Testing

/// The drawings of articles' views, as SVG, byte by byte.
///
/// `UPDATE_EXPECTATIONS=1` writes them again; look at the pictures before you keep them.
@Suite struct GoldenTests {
    static let folders = [
        "Animation", "Containers", "Forms", "Geometry", "Grids", "Layouts", "Layouts2", "Lists", "Modifiers", "Navigation", "Preferences", "Screens",
        "Scrolling",
        "Shapes", "Stacks", "Stacks2", "State", "Text", "Values", "Widgets",
    ]
    static let articles: [URL] = folders.flatMap { folder in
        let path = DrawingRule.folder.appendingPathComponent("../PlaygroundTests/Articles/\(folder)").standardizedFileURL
        return ((try? FileManager.default.contentsOfDirectory(at: path, includingPropertiesForKeys: nil)) ?? []).sorted { $0.path < $1.path }
    }

    @Test(arguments: articles) func drawing(_ article: URL) throws {
        let name = article.pathComponents.suffix(2).joined(separator: "-").replacing(".swift", with: ".svg")
        let file = DrawingRule.folder.appendingPathComponent("Golden/\(name)")
        let source = try String(contentsOf: article, encoding: .utf8)
        guard case .success(let drawing) = DrawingTests.drawing(source, width: 320, height: 480), !drawing.items.isEmpty else {
            #expect(!FileManager.default.fileExists(atPath: file.path), "\(name) isn't drawn anymore")
            return
        }
        let svg = drawing.svg
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] == "1" { return try svg.write(to: file, atomically: true, encoding: .utf8) }
        #expect(svg == (try? String(contentsOf: file, encoding: .utf8)))
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        for oddity in ["nan", "inf", "e+", "e-"] { #expect(!svg.contains(" \(oddity)") && !svg.contains("\"\(oddity)"), "\(oddity)") }
        let cells = drawing.cells(columns: 80, rows: 24)
        #expect(cells.rows.count <= 24 && cells.columns <= 80)
        #expect(cells.plainRows.allSatisfy { $0.count <= 80 })
    }

    @Test func thereAreManyOfThem() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: DrawingRule.folder.appendingPathComponent("Golden").path)
        #expect(files.count >= 150)
    }
}
