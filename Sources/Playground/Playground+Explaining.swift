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
    public func why(_ selector: String = "") -> Explanation {
        explaining { live in try live.reasons(for: selector.isEmpty ? nil : self.selector(selector)).joined(separator: "\n").text(in: options.language) }
    }

    /// Who proposed what to whom and what came back, for the whole tree or one view.
    public func trace(_ selector: String = "") -> Explanation {
        explaining { live in try live.trace(of: selector.isEmpty ? nil : self.selector(selector)).map { $0.text(in: options.language) }.joined(separator: "\n")
        }
    }

    /// The views that a point of the window lies in, outermost first: `120,40`, in points.
    public func views(at point: String) -> Explanation {
        explaining { live in
            let parts = point.split(separator: ",").map { Double($0.filter { !$0.isWhitespace }) }
            guard parts.count == 2, let x = parts[0], let y = parts[1] else {
                throw refusal(
                    "bad-point", Phrase("'\(point)' isn't a point", ko: "'\(point)': 점이 아닙니다"),
                    help: Phrase("write x and y in points: :at 120,40", ko: "x와 y를 포인트로 적으세요: :at 120,40"))
            }
            return live.viewsText(at: Point(x: x, y: y))
        }
    }

    private func explaining(_ work: (LiveView) throws -> String) -> Explanation { asked(work) }

    /// An answer that needs a view, or why there is none.
    func asked<Answer>(_ work: (LiveView) throws -> Answer) -> Result<Answer, Refusal> {
        asking {
            guard let live else {
                let enter = Phrase("enter one: Text(\"hi\")", ko: "뷰를 입력하세요: Text(\"hi\")")
                return .failure(refusal("no-view", Phrase("no view is shown yet", ko: "아직 표시된 뷰가 없습니다"), help: enter))
            }
            do {
                return .success(try work(live))
            } catch let refusal as Refusal {
                return .failure(refusal)
            } catch {
                return .failure(Refusal(diagnostic: Self.explained(error, source: run?.program.inputs.last?.onlySource, in: options.language).0))
            }
        }
    }

    private func selector(_ text: String) throws -> Selector {
        if let selector = Selector(parsing: text) { return selector }
        throw refusal("no-such-view", .namesNoView(text), help: .waysToNameViews)
    }

    func refusal(_ code: String, _ message: Phrase, help: Phrase) -> Refusal {
        let language = options.language
        return Refusal(diagnostic: Diagnostic(.error, code, message.text(in: language), help: help.text(in: language)))
    }
}
