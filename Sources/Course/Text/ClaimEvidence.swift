import Diagnostics

/// How it is known that what a section says, or a question asks, is true of SwiftUI.
public struct ClaimEvidence: Equatable, Sendable {
    public enum Strength: String, CaseIterable, Sendable {
        /// Apple's documentation or declarations.
        case documented
        /// A technical note of Apple's.
        case technote
        /// A talk of Apple's.
        case talk
        /// Somebody ran it, and published what came out.
        case measured
        /// True of this program's engine; of SwiftUI only as far as reimplementations show. It is never graded.
        case engine
    }

    public let strength: Strength
    /// As the front matter spells them.
    public let sources: [String]

    public var isGradable: Bool { strength != .engine }
}

extension ClaimEvidence {
    static let attributes = ["evidence", "source"]

    /// `evidence=talk source=wwdc24,group-page`; nil where it is absent or a fault.
    ///
    /// - Parameters:
    ///   - keys: the keys of sources, separated by commas.
    ///   - span: what the evidence is for.
    init?(_ strength: Fragment?, sources keys: Fragment?, among known: SourceList, for span: Span, faults: inout Faults) {
        guard let strength = strength?.trimmed() else {
            if let keys {
                faults.error("missing-evidence", "a source is given without its kind", at: keys.span, help: "add evidence=documented, or another kind")
            }
            return nil
        }
        guard let kind = Strength(rawValue: strength.text) else {
            faults.unknown("evidence", strength.text, among: Strength.allCases.map(\.rawValue), at: strength.span)
            return nil
        }
        let sources = (keys?.text ?? "").split(separator: ",").compactMap { key -> String? in
            if let text = known.byKey[String(key)] { return text }
            faults.unknown("source", String(key), among: known.byKey.keys.sorted(), at: keys?.span ?? span)
            return nil
        }
        if keys?.isBlank ?? true, kind != .engine {
            let help = "name a key of the front matter's `sources`: source=KEY"
            faults.error("missing-source", "this evidence is `\(kind.rawValue)`, and names no source", at: strength.span, help: help)
        }
        self.init(strength: kind, sources: sources)
    }
}

/// The sources that a file's front matter lists: texts, or a mapping of keys, which headings use, to texts.
struct SourceList {
    var texts: [String] = []
    var byKey: [String: String] = [:]

    init(_ node: YAMLNode?, faults: inout Faults) {
        switch node?.content {
        case .mapping(let pairs):
            for (key, value) in pairs {
                guard isName(key.text), case .scalar(let text) = value.content else {
                    faults.error("wrong-shape", "this source isn't a key and a text", at: key.span, help: "write KEY: \"where the facts come from\"")
                    continue
                }
                texts.append(text.text)
                byKey[key.text] = text.text
            }
        case .sequence(let nodes):
            for node in nodes {
                guard case .scalar(let text) = node.content else {
                    faults.error("wrong-shape", "`sources` isn't a list of texts, or a mapping of keys to texts", at: node.span)
                    continue
                }
                texts.append(text.text)
            }
        case .scalar:
            if let node {
                faults.error("wrong-shape", "`sources` isn't a list, or a mapping of keys to texts", at: node.span, help: "write sources: [\"...\"]")
            }
        case nil: break
        }
    }
}
