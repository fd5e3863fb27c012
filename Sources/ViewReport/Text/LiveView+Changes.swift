extension LiveView {
    /// The resolved tree with what the last step did to it: `+` before a view that came, `-` before one that went, `~` before one that has another frame or
    /// text.
    public var changesText: String {
        let before = steps.dropLast().last.map { Lines($0.resolved) } ?? Lines([])
        let after = Lines(shown)
        var columns = Columns(.right, .right, .left)
        for change in merged(before, after) {
            switch change {
            case .went(let line): columns.add(["- \(line.prefix)\(line.node.title)"] + line.place)
            case .came(let line): columns.add(["+ \(line.prefix)\(line.node.title)"] + line.place)
            case .stayed(let old, let new):
                let notes = new.differences(from: old)
                columns.add(["\(notes.isEmpty ? " " : "~") \(new.prefix)\(new.node.title)"] + new.place + [notes.joined(separator: ", ")])
            }
        }
        return columns.text
    }

    private enum Change {
        case went(Line), came(Line), stayed(Line, Line)
    }

    /// Both trees line by line. What went stands where it was; what stayed stands where it is now.
    private func merged(_ before: Lines, _ after: Lines) -> [Change] {
        var changes: [Change] = []
        var place = 0
        func passGone(until end: Int) {
            while place < end {
                let line = before.lines[place]
                if after.index[line.node.id] == nil { changes.append(.went(line)) }
                place += 1
            }
        }
        for line in after.lines {
            guard let old = before.index[line.node.id] else {
                changes.append(.came(line))
                continue
            }
            passGone(until: old)
            changes.append(.stayed(before.lines[old], line))
        }
        passGone(until: before.lines.count)
        return changes
    }

    private struct Lines {
        let lines: [Line]
        let index: [String: Int]

        init(_ roots: [ResolvedReport]) {
            lines = TreeLines(children: \ResolvedReport.children).lines(roots).map { Line(prefix: $0.prefix, node: $0.node) }
            index = Dictionary(lines.enumerated().map { ($1.node.id, $0) }) { first, _ in first }
        }
    }

    private struct Line {
        let prefix: String
        let node: ResolvedReport

        var place: [String] { node.frame.map { [$0.origin, $0.size] } ?? ["-", "-"] }

        func differences(from old: Line) -> [String] {
            var notes: [String] = []
            if node.text != old.node.text { notes.append("text was \(old.node.text?.quoted ?? "none")") }
            if node.frame != old.node.frame, let frame = old.node.frame { notes.append("was at \(frame.origin) \(frame.size)") }
            for (name, value) in node.state.sorted(by: { $0.key < $1.key }) {
                if let was = old.node.state[name], was != value { notes.append("\(name) was \(was)") }
            }
            return notes
        }
    }
}
