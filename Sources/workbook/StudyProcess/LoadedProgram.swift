import Diagnostics
import Foundation
import Playground

/// A program on its way to the process that runs it.
struct LoadedProgram: Codable {
    private struct File: Codable {
        let path: String
        let bytes: Data
    }
    private let sources: [File]
    private let main: Int?
    private let resources: [File]
    private let colors: [String: Playground.Resources.Color]
    private let images: [String: Playground.Resources.Image]
    private let localizations: Playground.Localizations
    private let defaults: [String: Playground.StoredValue]
    private let recordings: Playground.Recordings
    let notices: [Diagnostic]

    init(_ program: Program) {
        let input = program.input
        sources = input.sources.map { File(path: $0.name, bytes: Data($0.utf8)) }
        main = input.sources.firstIndex { $0 === input.main }
        resources = input.resources.files.map { File(path: $0.path, bytes: Data($0.bytes)) }
        (colors, images) = (input.resources.colors, input.resources.images)
        (localizations, notices) = (input.resources.localizations, program.notices)
        (defaults, recordings) = (input.resources.defaults, input.resources.recordings)
    }

    var input: Playground.Input {
        let texts = sources.map { SourceText(name: $0.path, utf8: Array($0.bytes)) }
        var input = Playground.Input(files: texts, main: main.flatMap { texts.indices.contains($0) ? texts[$0] : nil })
        let files = resources.map { Playground.Resources.File(path: $0.path, bytes: Array($0.bytes)) }
        input.resources = .init(files, colors: colors, images: images, localizations: localizations)
        (input.resources.defaults, input.resources.recordings) = (defaults, recordings)
        return input
    }
}
