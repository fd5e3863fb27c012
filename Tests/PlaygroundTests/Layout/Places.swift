import Testing
import ViewReport

@testable import Playground

/// Where the named views of a snippet stand, by a rule of layout.
struct Places: CustomTestStringConvertible, Sendable {
    let rule: String
    let view: String
    /// `"a 0,0 20x20; b 28,0 20x20"`: name, origin and size in points, in the window; `"a -"` for a view without a place. `View[i]` is the
    /// i-th view of a kind, parents first, from 0.
    let expected: String
    let scene: Scene

    init(
        _ rule: String, _ width: Double, _ height: Double, _ view: String, _ expected: String, safeArea: [Double] = [0, 0, 0, 0],
        compatibility: Playground.Compatibility? = nil, declarations: String = "", after actions: [String] = []
    ) {
        (self.rule, self.view, self.expected) = (rule, view, expected)
        scene = Scene(
            width: width, height: height, safeArea: safeArea, compatibility: compatibility, declarations: declarations, actions: actions)
    }

    var testDescription: String { rule }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let (frames, errors) = frames()
        guard errors.isEmpty else {
            Issue.record("\(view): \(errors.joined(separator: "\n"))", sourceLocation: sourceLocation)
            return
        }
        for entry in expected.split(separator: ";") {
            let words = entry.split(separator: " ")
            let name = String(words[0])
            let found = frames[name] ?? nil
            if words.count == 2 {
                #expect(found == nil, "\(rule): \(name) is at \(found?.written ?? "") in \(view)", sourceLocation: sourceLocation)
                continue
            }
            let right = words[1].split(separator: ",").map(length) + words[2].split(separator: "x").map(length)
            let matches = found.map { zip([$0.x, $0.y, $0.width, $0.height], right).allSatisfy(isNear) } ?? false
            #expect(
                right.count == 4 && matches, "\(rule): \(name) at \(found?.written ?? "no place") instead of \(words[1]) \(words[2]) in \(view)",
                sourceLocation: sourceLocation)
        }
    }

    private func frames() -> (frames: [String: Frame?], errors: [String]) {
        onLargeStack {
            let (playground, errors) = scene.show(view)
            let nodes = playground.report.steps.last?.resolved.flatMap(\.all) ?? []
            var frames: [String: Frame?] = [:]
            var counts: [String: Int] = [:]
            for node in nodes {
                if let name = node.name { frames[name] = .some(node.frame) }
                frames["\(node.view)[\(counts[node.view, default: 0])]"] = .some(node.frame)
                counts[node.view, default: 0] += 1
            }
            return (frames, errors)
        }
    }
}

extension Frame {
    fileprivate var written: String { "\(spelled(x)),\(spelled(y)) \(spelled(width))x\(spelled(height))" }
}
