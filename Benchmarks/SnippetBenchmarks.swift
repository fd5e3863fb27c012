import Diagnostics
import Foundation
import Playground
import SwiftChecker

/// A snippet of 50 lines as articles have it.
let benchmarkArticle = """
    import SwiftUI

    struct Plant: Identifiable {
        let id: Int
        let name: String
        var isWatered = false
    }

    @Observable
    class Garden {
        var plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss"), Plant(id: 3, name: "Ivy")]
        var wateredCount: Int { plants.filter(\\.isWatered).count }
        func water(_ plant: Plant) {
            guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
            plants[index].isWatered.toggle()
        }
    }

    struct PlantRow: View {
        let plant: Plant
        let action: () -> Void
        var body: some View {
            HStack {
                Text(plant.name)
                Spacer()
                Button(plant.isWatered ? "Dry" : "Water", action: action)
            }
            .padding(4)
            .background(plant.isWatered ? Color.blue : Color.gray)
        }
    }

    struct Card<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            VStack(alignment: .leading, spacing: 8) { content }.padding()
        }
    }

    struct ContentView: View {
        @State private var garden = Garden()
        var body: some View {
            Card {
                Text("\\(garden.wateredCount) of \\(garden.plants.count)").font(.headline)
                ForEach(garden.plants) { plant in
                    PlantRow(plant: plant) { garden.water(plant) }
                }
            }
        }
    }
    """

func measureSnippets() throws -> [Row] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-bench.swift")
    try Data(benchmarkArticle.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var sink = 0
    func enter() throws {
        let playground = Playground()
        let outcome = playground.enter(SourceText(name: "article", text: benchmarkArticle))
        guard outcome.status == .done else { throw BenchmarkError.failed(outcome.diagnostics.map(\.message).joined(separator: "; ")) }
        sink += playground.report.json.utf8.count
    }
    let prelude = seconds { sink += Interface.standard().module.nominals.count }
    let warm = try median(of: 51, enter)
    let playground = Playground()
    playground.enter(SourceText(name: "article", text: benchmarkArticle))
    let tap = median(of: 51) { sink += playground.perform("tap Button[0]").output.count }
    var rows = [
        Row(what: "the prelude read", value: milliseconds(prelude), note: "once a process"),
        Row(what: "a snippet of 50 lines, from text to report, warm", value: milliseconds(warm), note: "target 5 ms"),
        Row(what: "a tap on it", value: milliseconds(tap)),
    ]
    let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("workbook")
    if FileManager.default.isExecutableFile(atPath: binary.path) {
        let time = try median(of: 21) { try run(binary.path, ["run", file.path, "--json"]) }
        rows.append(Row(what: "`workbook run` of it, as a process", value: milliseconds(time), note: "target 40 ms"))
    }
    return sink >= 0 ? rows : []
}

/// Runs a program to its end without its output.
func run(_ path: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchmarkError.failed("\(path) ended with \(process.terminationStatus)") }
}
