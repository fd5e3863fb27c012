import Diagnostics
import Foundation
import Testing
import ViewReport

@testable import Playground

/// What snippets of these tests may name besides SwiftUI: `C` is a view without a size of its own, `F` one of 80 by 20 points, `A` a named one of 20 by 20.
private let vocabulary = """
    import SwiftUI

    let C = Color.red
    let F = Color.red.frame(width: 80, height: 20)
    extension View {
        func n(_ name: String) -> some View { accessibilityIdentifier(name) }
    }
    func A(_ name: String) -> some View { C.frame(width: 20, height: 20).n(name) }

    """

/// A snippet in a window.
struct Scene: Sendable {
    var width = 320.0
    var height = 480.0
    /// Top, leading, bottom, trailing.
    var safeArea: [Double] = [0, 0, 0, 0]
    var compatibility: Playground.Compatibility?
    /// Declarations that the view needs.
    var declarations = ""
    /// Calls and turns of loops; the usual number without it.
    var fuel: Int?
    /// What is done before the result is read.
    var actions: [String] = []

    /// Shows a view; the playground, and the diagnostics of what failed.
    func show(_ view: String) -> (playground: Playground, errors: [String]) {
        var options = Playground.Options()
        options.window = .init(width: width, height: height)
        options.safeArea = .init(top: safeArea[0], leading: safeArea[1], bottom: safeArea[2], trailing: safeArea[3])
        options.compatibility = compatibility
        if let fuel { options.fuel = fuel }
        let playground = Playground(options: options)
        var outcomes = [playground.enter(SourceText(name: "snippet", text: vocabulary + declarations + "\n" + view))]
        outcomes += actions.map { playground.perform($0) }
        return (playground, outcomes.filter { $0.status != .done }.flatMap(\.diagnostics).map { $0.rendered() })
    }
}

extension ResolvedReport {
    /// The node and all inside it.
    var all: [ResolvedReport] { [self] + children.flatMap(\.all) }
}

/// Numbers are the same within a hundredth of a point.
func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 0.01 }

/// A length as the tables spell it: `12`, `33.33`, `∞`.
func spelled(_ length: Double) -> String {
    if length.isInfinite { return length > 0 ? "∞" : "-∞" }
    if length == length.rounded() { return String(format: "%.0f", length == 0 ? 0 : length) }
    return String(format: "%.2f", length)
}

func length(_ text: Substring) -> Double { text == "∞" || text == "inf" ? .infinity : Double(text) ?? .nan }
