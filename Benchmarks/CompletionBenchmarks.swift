import Diagnostics
import Playground

/// Completion at the ends of a snippet of 50 lines that is cut off there, and documentation. The first of each reads what it needs of the library.
func measureCompletion() -> [Row] {
    let places = [
        ("members of a view", "ForEach(garden.plants) { plant in PlantRow(plant: plant) { }."),
        ("members of an array", "Text(garden.plants."), ("argument labels", "Text(\"a\").frame("), ("implicit members", "Text(\"a\").padding(."),
        ("names in scope", "Text("), ("names that begin with co", "co"),
    ]
    // Up to the view that is entered last.
    let cut = benchmarkArticle.ranges(of: "Card {\n").last.map { String(benchmarkArticle[..<$0.upperBound]) } ?? benchmarkArticle
    let documentation = seconds { sinkOfCompletion += Playground.documentation(of: "padding").entries.count }
    var rows = [Row(what: "`:help padding`, the first time", value: milliseconds(documentation), note: "target 30 ms")]
    rows.append(
        Row(what: "`:help frame`, warm", value: milliseconds(median(of: 11) { sinkOfCompletion += Playground.documentation(of: "frame").entries.count })))
    for (what, line) in places {
        let (text, playground) = (cut + line, Playground())
        func complete() { sinkOfCompletion += playground.completions(of: text, at: text.utf8.count).items.count }
        let before = sinkOfCompletion
        let first = seconds(complete)
        let count = sinkOfCompletion - before
        rows.append(Row(what: "completion: \(what), the first time", value: milliseconds(first), note: "\(count) items"))
        rows.append(Row(what: "completion: \(what), warm", value: milliseconds(median(of: 21, complete)), note: "target 30 ms"))
    }
    return rows
}

/// Keeps what is measured from being left out.
nonisolated(unsafe) private var sinkOfCompletion = 0
