import Diagnostics
import Yams

extension YAMLNode {
    /// Reads one document; nil where it has a fault.
    static func read(_ fragment: Fragment, faults: inout Faults) -> YAMLNode? {
        let places = Places(fragment: fragment)
        if let span = places.firstAlias() {
            faults.add(StrictReader.aliasFault(at: span))
            return nil
        }
        guard let node = compose(fragment, places: places, faults: &faults) else { return nil }
        var reader = StrictReader(places: places)
        let result = reader.node(node, depth: 0)
        guard let fault = reader.fault else { return result }
        faults.add(fault)
        return nil
    }

    private static func compose(_ fragment: Fragment, places: Places, faults: inout Faults) -> Node? {
        do {
            if let node = try Yams.compose(yaml: fragment.text, .basic) { return node }
            faults.error("yaml", "there is no value here", at: fragment.part(0..<0).span, help: "write lines of `key: value`")
        } catch YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _), YamlError.composer(_, let problem, let mark, _) {
            let offset = places.offset(of: mark)
            let rest = places.lineRest(from: offset)
            if rest.text.hasPrefix("\t") {
                faults.error("yaml", "YAML takes no tabs at the beginning of a value or a line", at: rest.span, help: "indent with spaces")
            } else {
                faults.error("yaml", "this is not YAML: \(problem)", at: rest.span, help: help(for: problem, after: places.lineBeginning(before: offset)))
            }
        } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
            let span = places.lineRest(from: places.offset(of: context.mark)).span
            faults.error("duplicate-key", "`\(keys.joined(separator: "`, `"))` is twice in a mapping", at: span, help: "keep one")
        } catch {
            faults.error("yaml", "this is not YAML", at: fragment.part(0..<0).span, help: "save the file as UTF-8 text without control characters")
        }
        return nil
    }

    /// What to do about a problem.
    ///
    /// - Parameter beginning: its line up to it. What begins a line, or is a line's first key, has the wrong indentation.
    private static func help(for problem: String, after beginning: Fragment) -> String {
        if problem.contains("tab") { return "indent with spaces" }
        let isFirstKey = problem.hasPrefix("mapping values") && !beginning.text.contains(": ")
        if isFirstKey || problem.hasPrefix("did not find expected"), isFirstKey || beginning.isBlank {
            return "begin all keys of a mapping in the same column, and all `-` of a list"
        }
        return "quote texts that hold `: `, ` #`, braces or brackets, or write them indented below `key: |`"
    }

    /// Walks composed nodes until the first thing that strict YAML does not allow.
    private struct StrictReader {
        let places: Places
        var fault: Diagnostic?
        private var count = 0
        private static let depthLimit = 20
        /// The most values of a text. A thousand questions have about 20,000.
        private static let countLimit = 50_000

        init(places: Places) { self.places = places }

        static func aliasFault(at span: Span) -> Diagnostic {
            Diagnostic(.error, "strict-yaml", "anchors and aliases have no place here", at: span, help: "write the value in each place, or quote it")
        }

        mutating func node(_ node: Node, depth: Int) -> YAMLNode? {
            guard fault == nil else { return nil }
            let offset = node.mark.map { places.offset(of: $0) } ?? 0
            let span = places.lineRest(from: offset).span
            if node.anchor != nil { return refuse(Self.aliasFault(at: span)) }
            // The mark of a tagged value is the tag's; no other value begins with an exclamation mark.
            if places.byte(at: offset) == UInt8(ascii: "!") {
                return refuse(Diagnostic(.error, "strict-yaml", "tags have no place here", at: span, help: "drop the word that begins with `!`, or quote it"))
            }
            count += 1
            if count > Self.countLimit {
                return refuse(Diagnostic(.error, "strict-yaml", "there are more than \(Self.countLimit) values", at: span, help: "split the file"))
            }
            if depth > Self.depthLimit {
                return refuse(Diagnostic(.error, "strict-yaml", "values are nested at most \(Self.depthLimit) deep", at: span, help: "flatten them"))
            }
            switch node {
            case .scalar(let scalar):
                let text = places.scalar(scalar.string, from: offset)
                return YAMLNode(content: .scalar(text), span: text.isBlank ? span : text.span)
            case .sequence(let sequence):
                return YAMLNode(content: .sequence(sequence.compactMap { self.node($0, depth: depth + 1) }), span: span)
            case .mapping(let mapping):
                var pairs: [(key: Fragment, value: YAMLNode)] = []
                for (key, value) in mapping {
                    guard let keyNode = self.node(key, depth: depth + 1), let valueNode = self.node(value, depth: depth + 1) else { return nil }
                    guard case .scalar(let name) = keyNode.content else {
                        return refuse(Diagnostic(.error, "strict-yaml", "a key is a word", at: keyNode.span, help: "write key: value"))
                    }
                    pairs.append((name, valueNode))
                }
                return YAMLNode(content: .mapping(pairs), span: span)
            case .alias: return refuse(Self.aliasFault(at: span))
            }
        }

        private mutating func refuse(_ fault: Diagnostic) -> YAMLNode? {
            self.fault = fault
            return nil
        }
    }
}

/// Where things are in a YAML text.
private final class Places {
    let fragment: Fragment
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    /// The place that was found last. Most marks follow each other, and a line may be as long as the text.
    private var last = (line: 1, column: 1, offset: 0)
    /// The most bytes of a line that a diagnostic points at.
    private static let shownLimit = 400

    init(fragment: Fragment) {
        self.fragment = fragment
        bytes = fragment.source.utf8
        lineStarts = fragment.source.lineStarts
    }

    /// The offset of a mark, whose line and column (in characters) are 1-based.
    func offset(of mark: Mark) -> Int {
        guard lineStarts.indices.contains(mark.line - 1) else { return bytes.count }
        let column = max(1, mark.column)
        var (reached, offset) = (1, lineStarts[mark.line - 1])
        if last.line == mark.line, last.column <= column { (reached, offset) = (last.column, last.offset) }
        while reached < column, offset < bytes.count, bytes[offset] != 0x0A {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            reached += 1
        }
        last = (mark.line, reached, offset)
        return offset
    }

    func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    /// From an offset to the end of its line, or as much as is shown of a long one.
    func lineRest(from offset: Int) -> Fragment {
        var end = min(lineEnd(from: offset), offset + Self.shownLimit)
        while end < bytes.count, end > offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return fragment.part(offset..<end).trimmed()
    }

    /// From the beginning of an offset's line to it.
    func lineBeginning(before offset: Int) -> Fragment {
        let end = min(offset, bytes.count)
        return fragment.part((bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)..<end)
    }

    private func lineEnd(from offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] > offset { high = middle } else { low = middle + 1 }
        }
        return low < lineStarts.count ? max(offset, lineStarts[low] - 1) : bytes.count
    }

    /// An alias to an anchor that the text has. Found before the text is composed, since values that double through aliases take forever.
    func firstAlias() -> Span? {
        // Most texts have neither, and matching costs more than composing them.
        guard bytes.contains(UInt8(ascii: "&")), bytes.contains(UInt8(ascii: "*")) else { return nil }
        let anchors = Set(fragment.text.matches(of: /(?:^|[\s,\[{:\u{FEFF}])&([^\s,\[\]{}:]+)/).map(\.1))
        guard !anchors.isEmpty else { return nil }
        let alias = fragment.text.matches(of: /(?:^|[\s,\[{:\u{FEFF}])\*([^\s,\[\]{}:]+)/).first { anchors.contains($0.1) }
        return alias.map { match in
            let offset = fragment.text.utf8.distance(from: fragment.text.startIndex, to: match.1.startIndex) - 1
            return fragment.span(of: offset..<(offset + 1 + match.1.utf8.count))
        }
    }

    /// The value of a scalar as the part of the text that spells it: plain or quoted on one line, or line by line in a literal
    /// block; a value spelled otherwise (folded, escaped) stands for the line it begins on.
    func scalar(_ value: String, from offset: Int) -> Fragment {
        let sought = Array(value.utf8)
        for start in [offset, offset + 1] where start <= bytes.count && bytes[start...].starts(with: sought) {
            return fragment.part(start..<(start + sought.count))
        }
        return literalBlock(value, after: lineEnd(from: offset))
            ?? Fragment(text: value, standingFor: lineRest(from: offset).span.range, in: fragment.file)
    }

    private func literalBlock(_ value: String, after lineEnd: Int) -> Fragment? {
        var parts: [Fragment] = []
        var start = lineEnd + 1
        var left = Substring(value)
        while !left.isEmpty {
            let line = left.prefix { $0 != "\n" }
            let hasEnd = line.endIndex < left.endIndex
            guard start < bytes.count else { return nil }
            let end = self.lineEnd(from: start)
            guard bytes[start..<end].suffix(line.utf8.count).elementsEqual(line.utf8), !hasEnd || end < bytes.count else { return nil }
            parts.append(fragment.part((end - line.utf8.count)..<(hasEnd ? end + 1 : end)))
            start = end + 1
            left = left[line.endIndex...].dropFirst()
        }
        return Fragment(joining: parts)
    }
}
