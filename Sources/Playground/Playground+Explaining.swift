import Diagnostics
import ViewReport
import ViewTree
import Wording

extension Playground {
    /// The answer to a question about the live view: a text of some lines, or why there is none.
    public typealias Explanation = Result<String, Refusal>

    public struct Refusal: Error {
        public let diagnostic: Diagnostic
    }

    /// Why the bodies of the last step ran; with a selector, why that view's did, and why the view has its size and place.
    public func why(_ selector: String = "", in language: Language = .english) -> Explanation {
        explaining { live in try live.reasons(for: selector.isEmpty ? nil : Self.selector(selector)).joined(separator: "\n").text(in: language) }
    }

    /// Who proposed what to whom and what came back, for the whole tree or one view.
    public func trace(_ selector: String = "", in language: Language = .english) -> Explanation {
        explaining { live in try live.trace(of: selector.isEmpty ? nil : Self.selector(selector)).map { $0.text(in: language) }.joined(separator: "\n") }
    }

    /// The views that a point of the window lies in, outermost first: `120,40`, in points.
    public func views(at point: String) -> Explanation {
        explaining { live in
            let parts = point.split(separator: ",").map { Double($0.filter { !$0.isWhitespace }) }
            guard parts.count == 2, let x = parts[0], let y = parts[1] else {
                throw Refusal(diagnostic: Diagnostic(.error, "bad-point", "'\(point)' isn't a point", help: "write x and y in points: :at 120,40"))
            }
            return live.viewsText(at: Point(x: x, y: y))
        }
    }

    private func explaining(_ work: (LiveView) throws -> String) -> Explanation { asked(work) }

    /// An answer that needs a view, or why there is none.
    func asked<Answer>(_ work: (LiveView) throws -> Answer) -> Result<Answer, Refusal> {
        asking {
            guard let live else { return .failure(Refusal(diagnostic: Diagnostic(.error, "no-view", "no view is shown yet", help: "enter one: Text(\"hi\")"))) }
            do {
                return .success(try work(live))
            } catch let refusal as Refusal {
                return .failure(refusal)
            } catch {
                return .failure(Refusal(diagnostic: Self.explained(error, source: run?.program.inputs.last?.onlySource).0))
            }
        }
    }

    private static func selector(_ text: String) throws -> Selector {
        if let selector = Selector(parsing: text) { return selector }
        throw Refusal(
            diagnostic: Diagnostic(.error, "no-such-view", "'\(text)' doesn't name a view", help: "write Button, Button[0], \"Label\", #name or id 4"))
    }
}
