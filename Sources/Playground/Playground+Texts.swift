import Diagnostics
import SwiftChecker
import ViewReport

extension Playground {
    public typealias ChangeList = ViewReport.ChangeList

    /// One readable side of the live view.
    public enum Aspect: String, CaseIterable, Sendable {
        case declared, resolved, type, layout, identity, state, updates, preferences, environment, output, diagnostics
        case values, dependencies, changes, trace, picture, drawing, svg, wireframe
        case dependencyGraph = "dependency-graph"
    }

    /// The text of an aspect; `nil` where there is no view.
    public func text(_ aspect: Aspect) -> String? { asking { currentText(aspect) } }

    private func currentText(_ aspect: Aspect) -> String? {
        switch aspect {
        case .type: return staticTypes.root
        case .diagnostics: return (reportDiagnostics + noticed()).map { $0.rendered() }.joined(separator: "\n")
        case .output: return report.steps.flatMap(\.output).joined(separator: "\n")
        default: break
        }
        guard let live else { return nil }
        switch aspect {
        case .declared: return try? live.declaredText()
        case .resolved: return live.resolvedText
        case .layout: return live.layoutText
        case .identity: return live.identityText
        case .state: return live.stateText
        case .updates: return live.updatesText
        case .preferences: return live.preferencesText
        case .environment: return try? live.environmentText()
        case .values: return live.valuesText
        case .dependencies: return live.dependenciesText
        case .dependencyGraph: return live.dependenciesDOT
        case .changes: return live.changesText
        case .trace: return (try? live.trace())?.map { $0.text() }.joined(separator: "\n")
        case .picture: return live.picture?.cells
        case .svg: return (try? live.drawing())?.svg
        case .drawing: return (try? live.drawing())?.cells(columns: Self.widestDrawing, rows: Self.highestDrawing).plainRows.joined(separator: "\n")
        case .wireframe: return live.picture?.svg
        case .type, .output, .diagnostics: return nil
        }
    }

    /// The cells of a drawing as text.
    private static let (widestDrawing, highestDrawing) = (100, 60)

    /// What the last action did to the live view; `nil` where there is no view.
    public var changes: ChangeList? { asking { live?.changes } }

    /// The picture in lines of at most this many columns, and mostly in at most this many rows; `nil` where there is no view.
    public func picture(columns: Int, rows: Int) -> String? { asking { live?.picture?.cells(columns: columns, rows: rows) } }

    /// Inputs that were entered one after another as one text: declarations, each in its last version, and the last statements.
    public static func merged(_ inputs: [SourceText], named name: String) -> SourceText {
        guard inputs.count > 1, let last = inputs.last else { return inputs.first ?? SourceText(name: name, text: "") }
        var kept = [last.text]
        var later = InputShape.declarations(of: last, replacedBy: [])?.names ?? []
        for input in inputs.dropLast().reversed() {
            guard let declared = InputShape.declarations(of: input, replacedBy: later) else { continue }
            if !declared.text.isEmpty { kept.append(declared.text) }
            later.formUnion(declared.names)
        }
        return SourceText(name: name, text: kept.reversed().joined(separator: "\n"))
    }

    /// Whether an input is a whole one: no brace, bracket, parenthesis or string is open.
    public static func isComplete(_ input: String) -> Bool { InputShape.isComplete(input) }
}

extension Playground {
    /// What a text of Swift declares at its top level, by name.
    public static func declaredNames(in code: String) -> Set<String> { InputShape.declaredNames(in: SourceText(name: "input", text: code)) }
}
