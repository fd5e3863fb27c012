import ViewTree
import Wording

/// Something that bodies read and that changes: a state, an environment key, a property of an object, geometry. Knows its readers.
class Source {
    enum Kind: String { case state, environment, object, geometry }

    /// What the name says before the code.
    enum NameForm { case code, environment, environmentObject }

    private let form: NameForm
    /// `` `width` ``
    let code: String
    private var edges = EdgeTable()
    let kind: Kind

    /// That a declared view read the source, and at which 1-based line of the snippet.
    struct Edge {
        // The reader takes its edges away when it ends.
        private let reference: Unmanaged<DeclaredNode>
        let line: Int?
        /// `nil` where the whole value counts.
        let parts: PartialReads?

        init(reader: DeclaredNode, line: Int?, parts: PartialReads?) { (reference, self.line, self.parts) = (.passUnretained(reader), line, parts) }

        var reader: DeclaredNode { reference.takeUnretainedValue() }
    }

    /// The name of the view that a state belongs to.
    private let owner: String?

    init(_ kind: Kind, _ form: NameForm, _ code: String, owner: String? = nil) {
        (self.kind, self.form, self.code, self.owner) = (kind, form, code, owner)
    }

    /// As reasons name it: `` `width` ``, `` environment `level` ``.
    var name: Phrase {
        switch form {
        case .code: Phrase(code: code)
        case .environment: Phrase("environment \(code)", ko: "환경 값 \(code)")
        case .environmentObject: Phrase("environment object \(code)", ko: "환경 객체 \(code)")
        }
    }

    /// As lists of dependencies name it.
    var fullName: String { owner.map { "\(name.english) of \($0)" } ?? name.english }

    func isRead(by reader: DeclaredNode) -> Bool { edges[reader] != nil }

    /// The line of the reader's first read.
    func line(of reader: DeclaredNode) -> Int? { edges[reader]?.line }

    /// The readers in the order in which they were made.
    var readers: [Edge] {
        edges.all.sorted { $0.reader.serial < $1.reader.serial }
    }

    /// Records a read, of a part of the value where one is named; the line of the first one stays.
    func addReader(_ reader: DeclaredNode, of part: StatePart? = nil, line: Int?) {
        if let known = edges[reader] {
            known.parts?.add(part)
            if known.line == nil, line != nil {
                _ = edges.remove(reader)
                edges.insert(Edge(reader: reader, line: line, parts: known.parts))
            }
        } else {
            edges.insert(Edge(reader: reader, line: line, parts: part.map(PartialReads.init)))
            reader.addDependency(self)
        }
    }

    func removeReader(_ reader: DeclaredNode) {
        if edges.remove(reader), edges.isEmpty { lastReaderLeft() }
    }

    /// To override.
    func lastReaderLeft() {}

    /// Schedules all readers, or those that are concerned. `change` follows the name in the reason: `changed (0 → 1)`.
    func invalidate(_ change: Phrase, where isConcerned: (Edge) -> Bool = { _ in true }) {
        for edge in readers where isConcerned(edge) {
            let place = edge.line.map { Phrase(", read at line \($0)", ko: ", \($0)행에서 읽음") } ?? Phrase(code: "")
            invalidate(edge.reader, because: [name, Phrase(code: " "), change, place].joined(separator: ""))
        }
    }

    /// Schedules all readers for a reason that doesn't name the source.
    func invalidate(saying reason: Phrase) {
        for edge in readers { invalidate(edge.reader, because: reason) }
    }

    private func invalidate(_ reader: DeclaredNode, because reason: Phrase) {
        reader.bodyRunner?.sourceChanged(self)
        reader.invalidate(because: reason)
    }

    /// Schedules the readers of all parts that differ between two values.
    func invalidate(from old: any OpaqueValue, to new: any OpaqueValue) {
        invalidate(Self.changed(old.printed, new.printed)) { $0.parts?.differ(old, new) ?? true }
    }

    /// As `invalidate`, with the values.
    func invalidate(from old: String, to new: String) { invalidate(Self.changed(old, new)) }

    private static func changed(_ old: String, _ new: String) -> Phrase { Phrase("changed (\(old) → \(new))", ko: "바뀜 (\(old) → \(new))") }
}
