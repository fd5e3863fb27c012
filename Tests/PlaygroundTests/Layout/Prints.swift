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
    /// Whether each line counts once, in any order.
    var isSet = false

    init(
        _ rule: String, _ width: Double, _ height: Double, _ view: String, _ expected: [String], safeArea: [Double] = [0, 0, 0, 0],
        declarations: String = "", after actions: [String] = []
    ) {
        (self.rule, self.view, self.expected) = (rule, view, expected)
        scene = Scene(width: width, height: height, safeArea: safeArea, declarations: declarations, actions: actions)
    }

    var testDescription: String { rule }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let (lines, errors) = onLargeStack { () -> ([String], [String]) in
            let (playground, errors) = scene.show(view)
            let steps = playground.report.steps
            let texts = steps.last?.resolved.flatMap(\.all).compactMap(\.text) ?? []
            return (steps.flatMap(\.output) + texts, errors)
        }
        let found = isSet ? Set(lines).sorted() : lines
        #expect(errors == [], "\(rule): \(view)", sourceLocation: sourceLocation)
        #expect(found == (isSet ? expected.sorted() : expected), "\(rule): \(found) instead of \(expected) from \(view)", sourceLocation: sourceLocation)
    }
}

extension Prints {
    /// The proposals that a view named `P` gets in a window of 100 by 100, in any order: `P { C }` passes them on to its content.
    init(asks rule: String, _ view: String, _ proposals: String, safeArea: [Double] = [0, 0, 0, 0]) {
        self.init(
            rule, 100, 100, view, proposals.split(separator: " ").map(String.init), safeArea: safeArea,
            declarations: """
                struct P: Layout {
                    func d(_ length: CGFloat?) -> String { length.map { $0 == .infinity ? "∞" : "\\(Int($0))" } ?? "nil" }
                    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                        print("\\(d(proposal.width))x\\(d(proposal.height))")
                        return subviews[0].sizeThatFits(proposal)
                    }
                    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                        subviews[0].place(at: bounds.origin, proposal: proposal)
                    }
                }
                """)
        isSet = true
    }
}
