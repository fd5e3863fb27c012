import SwiftChecker
import ViewReport

/// A live view as a front end draws it: the drawing, both trees, and what the last step did.
public struct ShownView: Codable, Equatable, Sendable {
    /// A view as it is written.
    public struct Declared: Codable, Equatable, Sendable {
        public let view: String
        public let detail: String?
        /// The number of elements of a `ForEach`.
        public let count: Int?
        public let branch: String?
        /// The ids of the resolved nodes that it became.
        public let shown: [String]
        /// How many declarations it is inside of.
        public let depth: Int
        /// Whether it is the body of the one around it.
        public let isBody: Bool
    }

    /// A view as containers see it. Lengths are points.
    public struct Resolved: Codable, Equatable, Sendable {
        public let id, view, type: String
        public let text, name, detail: String?
        /// x, y, width and height in the window; nil for a view without its own place.
        public let frame: [Double]?
        /// Width and height that were proposed; a length of nil is unspecified.
        public let proposal: [Double?]?
        public let state, containerValues, preferences: [String: String]
        public let modifiers: [String]
        public let isModifier: Bool
        /// How many nodes it is inside of.
        public let depth: Int
        /// Whether a page, or another column, is in front of it.
        public let isBehindPage: Bool
    }

    /// The most nodes of a tree.
    fileprivate static let nodeLimit = 5_000

    /// A body that ran in the last step, and why.
    public struct BodyRun: Codable, Equatable, Sendable {
        public let view, id: String
        public let reasons: [String]
    }

    /// That the evaluation of a view depends on something that can change.
    public struct Dependency: Codable, Equatable, Sendable {
        /// `` `count` of Counter ``.
        public let source: String
        /// `state`, `environment`, `object` or `geometry`.
        public let kind: String
        /// The view that reads it, and its id.
        public let view, id: String
        /// The line of the first read, from 1.
        public let line: Int?
    }

    /// The width and height of the window in points.
    public let window: [Double]
    /// SVG.
    public let drawing: String
    /// The static type, as Swift spells it.
    public let type: String?
    /// Outer views first, each before what is inside of it.
    public let declared: [Declared]
    public let resolved: [Resolved]
    /// Whether the trees have more nodes than these.
    public let isCut: Bool
    /// What made and changed the view, in order.
    public let steps: [String]
    /// What the last step did.
    public let bodies: [BodyRun]
    public let inserted, removed, moved: [String]
    public let dependencies: [Dependency]
    /// What the device says of the environment, where it was set.
    public let device: [DeviceSetting]
}

extension Playground {
    /// Which view the live one is a part of, where it is shown since it is declared last.
    public var shownPart: SwiftChecker.ShownPart? { live == nil ? nil : staticTypes.program?.shownPart }

    /// The live view for front ends that draw it; nil where there is none.
    public var shownView: ShownView? {
        guard let svg = text(.svg) else { return nil }
        let (report, steps) = (report, memory.steps)
        guard let last = report.steps.last, let window = live?.layout.window else { return nil }
        let (declared, resolved) = (
            ShownView.Declared.list(report.declared ?? []), ShownView.Resolved.list(last.resolved, behindPages: live?.idsBehindPages ?? [])
        )
        let limit = ShownView.nodeLimit
        return ShownView(
            window: [window.width, window.height], drawing: svg, type: report.type, declared: Array(declared.prefix(limit)),
            resolved: Array(resolved.prefix(limit)), isCut: max(declared.count, resolved.count) > limit, steps: steps,
            bodies: last.bodies.map { ShownView.BodyRun(view: $0.view, id: $0.id, reasons: $0.reasons.map { $0.text(in: options.language) }) },
            inserted: last.inserted.map(\.id),
            removed: last.removed.map(\.id), moved: last.moved.map(\.id), dependencies: dependencies(limit: limit), device: options.device)
    }

    private func dependencies(limit: Int) -> [ShownView.Dependency] {
        (live?.graph.dependencies ?? []).prefix(limit).map {
            ShownView.Dependency(source: $0.source, kind: $0.kind, view: $0.reader, id: "\($0.readerID)", line: $0.line)
        }
    }
}

extension ShownView.Declared {
    fileprivate static func list(_ roots: [DeclaredReport]) -> [Self] {
        var (list, rest) = ([Self](), roots.reversed().map { ($0, 0, false) })
        while let (report, depth, isBody) = rest.popLast() {
            list.append(Self(report, depth, isBody))
            rest += (report.children.map { ($0, depth + 1, false) } + (report.body ?? []).map { ($0, depth + 1, true) }).reversed()
        }
        return list
    }

    private init(_ report: DeclaredReport, _ depth: Int, _ isBody: Bool) {
        (view, detail, count, branch, shown) = (report.view, report.detail, report.count, report.branch, report.shown)
        (self.depth, self.isBody) = (depth, isBody)
    }
}

extension ShownView.Resolved {
    fileprivate static func list(_ roots: [ResolvedReport], behindPages: Set<String>) -> [Self] {
        var (list, rest) = ([Self](), roots.reversed().map { ($0, 0) })
        while let (report, depth) = rest.popLast() {
            list.append(Self(report, depth, isBehindPage: behindPages.contains(report.id)))
            rest += report.children.reversed().map { ($0, depth + 1) }
        }
        return list
    }

    private init(_ report: ResolvedReport, _ depth: Int, isBehindPage: Bool) {
        (id, view, type, text, name, detail) = (report.id, report.view, report.type, report.text, report.name, report.detail)
        frame = report.frame.map { [$0.x, $0.y, $0.width, $0.height] }
        proposal = report.proposal.map { [$0.width, $0.height] }
        (state, containerValues, preferences) = (report.state, report.containerValues, report.preferences)
        (modifiers, isModifier, self.depth) = (report.modifiers, report.isModifier, depth)
        self.isBehindPage = isBehindPage
    }
}
