import Testing
import ViewReport

@testable import Playground

/// What a snippet prints, and which texts it shows: for what a view can tell of its own geometry.
struct Prints: CustomTestStringConvertible, Sendable {
    let rule: String
    let view: String
    /// The printed lines in order, then the texts from the outside in.
    let expected: [String]
    let scene: Scene

    init(
        _ rule: String, _ width: Double, _ height: Double, _ view: String, _ expected: [String], safeArea: [Double] = [0, 0, 0, 0],
        declarations: String = "", after actions: [String] = []
    ) {
        (self.rule, self.view, self.expected) = (rule, view, expected)
        scene = Scene(width: width, height: height, safeArea: safeArea, declarations: declarations, actions: actions)
    }

    var testDescription: String { rule }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let (found, errors) = onLargeStack { () -> ([String], [String]) in
            let (playground, errors) = scene.show(view)
            let steps = playground.report.steps
            let texts = steps.last?.resolved.flatMap(\.all).compactMap(\.text) ?? []
            return (steps.flatMap(\.output) + texts, errors)
        }
        #expect(errors == [], "\(rule): \(view)", sourceLocation: sourceLocation)
        #expect(found == expected, "\(rule): \(found) instead of \(expected) from \(view)", sourceLocation: sourceLocation)
    }
}
