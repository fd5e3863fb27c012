import Testing

/// What a view answers to `Answers.proposals`, by a rule of layout.
struct Answers: CustomTestStringConvertible, Sendable {
    /// The proposals in the order of the answers: ideal, least and greatest size, two concrete ones, and one axis at a time.
    static let proposals = ["nil x nil", "0 x 0", "∞ x ∞", "100 x 60", "40 x 200", "nil x 60", "100 x nil"]

    let view: String
    /// `"10x10 0x0 ..."`; a single size stands for all.
    let expected: String
    var scene = Scene()

    init(_ view: String, _ expected: String, _ declarations: String = "") {
        (self.view, self.expected) = (view, expected)
        scene.declarations = declarations
    }

    var testDescription: String { view }

    /// A container that proposes to its subview and prints the answers.
    private static let probe = """
        struct Probe: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for proposal in [
                    ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 100, height: 60), ProposedViewSize(width: 40, height: 200),
                    ProposedViewSize(width: nil, height: 60), ProposedViewSize(width: 100, height: nil),
                ] {
                    let size = subviews[0].sizeThatFits(proposal)
                    print("\\(size.width)x\\(size.height)")
                }
            }
        }

        """

    /// The printed sizes, as written by the snippet.
    private func answers() -> (sizes: [String], errors: [String]) {
        onLargeStack {
            var scene = scene
            scene.declarations = Self.probe + scene.declarations
            let (playground, errors) = scene.show("Probe { \(view) }")
            let lines = playground.report.steps.flatMap(\.output)
            return (Array(lines.suffix(Self.proposals.count)), errors)
        }
    }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let (sizes, errors) = answers()
        guard errors.isEmpty, sizes.count == Self.proposals.count else {
            Issue.record("\(view): \(errors.joined(separator: "\n")) \(sizes)", sourceLocation: sourceLocation)
            return
        }
        let wanted = expected.split(separator: " ")
        let all = wanted.count == 1 ? [Substring](repeating: wanted[0], count: Self.proposals.count) : wanted
        #expect(all.count == Self.proposals.count, "\(view): the table has \(all.count) sizes", sourceLocation: sourceLocation)
        for (proposal, (size, expected)) in zip(Self.proposals, zip(sizes, all)) {
            let (found, right) = (size.split(separator: "x").map(length), expected.split(separator: "x").map(length))
            #expect(
                found.count == 2 && right.count == 2 && zip(found, right).allSatisfy(isNear),
                "\(view), proposed \(proposal): \(found.map(spelled).joined(separator: "x")) instead of \(expected)", sourceLocation: sourceLocation)
        }
    }
}
