import Diagnostics

/// What a fenced block means, read off its info string.
struct CodeBlockRole {
    enum Name: String, CaseIterable {
        /// A block that is only shown.
        case listing
        case setup, run, starter, given, solution, extra, accept, reject, mistake
        case predict, expect, check, hint

        static let swiftRoles: [Name] = [.setup, .run, .starter, .given, .solution, .extra, .accept, .reject, .mistake]
        static let textRoles: [Name] = [.predict, .expect, .check, .hint]

        /// `a check block`, `an accept block`.
        var phrase: String { "\("aeiou".contains(rawValue.prefix(1)) ? "an" : "a") \(rawValue) block" }

        /// The attributes that the role gives a meaning to.
        var keys: [String] {
            switch self {
            case .run: ["id", "window", "compat", "sdk", "do", "vary"]
            case .setup, .given, .solution: ["vary"]
            case .starter: ["sdk", "vary"]
            case .mistake: ["id", "says", "misconception"]
            case .predict: ["of"]
            case .expect: ["of", "show"]
            case .check: ["window", "sdk"]
            case .reject: ["says"]
            case .listing, .hint, .accept, .extra: []
            }
        }
    }

    let name: Name
    let attributes: Attributes
    private(set) var code: Fragment
    let span: Span

    /// The role of a code block; a word that is nearly one is a fault, any other language is a listing.
    init(_ block: MarkdownBlock.CodeBlock, at span: Span, faults: inout Faults) {
        (code, self.span) = (block.code, span)
        guard let info = block.info else {
            (name, attributes) = (.listing, Attributes(block.code.part(0..<0), faults: &faults))
            return
        }
        if !block.isClosed { faults.error("unclosed-fence", "a fenced block is never closed", at: info.span, help: "end it with a line of the same backticks") }
        var attributes = Attributes(info, faults: &faults)
        let first = attributes.words.first?.name ?? ""
        let textRole = Name.textRoles.first { $0.rawValue == first }
        guard first == "swift" || textRole != nil else {
            if TranslatedBlocks.ownNames.contains(first) {
                let help = "an original has these words in its `check` and `mistake` blocks: move the block to NAME.ko.md"
                faults.error("misplaced-block", "a `\(first)` block belongs to a translation", at: info.span, help: help)
            } else if let meant = nearest(to: first, among: ["swift"] + Name.textRoles.map(\.rawValue)), first.count > 3 {
                faults.error("unknown-block", "there is no `\(first)` block", at: info.span, help: "did you mean `\(meant)`?")
            }
            (name, self.attributes) = (.listing, attributes)
            return
        }
        attributes.words.removeFirst()
        var name = textRole ?? .listing
        if first == "swift", let word = attributes.words.first, word.kind == .flag {
            if let role = Name.swiftRoles.first(where: { $0.rawValue == word.name }) {
                name = role
                attributes.words.removeFirst()
            } else {
                faults.unknown("role", word.name, among: Name.swiftRoles.map(\.rawValue), at: word.span)
                attributes.words = []
            }
        }
        attributes.check(keys: name.keys, flags: name == .run ? ["fails"] : [], faults: &faults)
        (self.name, self.attributes) = (name, attributes)
        if name != .listing, let next = BrokenFence.opening(in: code) {
            let notes = [Diagnostic.Note("the next block begins here", at: next.span)]
            faults.error("unclosed-fence", "a fenced block is never closed", at: span, notes: notes, help: "end it with ``` on a line of its own")
            code = code.part(0..<next.offset)
        }
    }

    /// The block as a snippet, where it is a setup or a run.
    func snippet(faults: inout Faults) -> Snippet? {
        guard let role = Snippet.Role(rawValue: name.rawValue) else { return nil }
        return Snippet(
            role: role, id: readID(faults: &faults), code: code, window: WindowSize.read(attributes["window"], faults: &faults),
            compatibility: Compatibility.read(attributes["compat"], faults: &faults), sdk: SDKVersion.read(attributes["sdk"], faults: &faults),
            actions: attributes["do"].map { readActions($0, faults: &faults) } ?? [], fails: attributes.has(flag: "fails"),
            variations: attributes["vary"].map { Variation.readAll($0, faults: &faults) } ?? [], span: span)
    }

    func readID(faults: inout Faults) -> String? {
        guard let id = attributes["id"] else { return nil }
        if isName(id.text) { return id.text }
        faults.error("bad-id", "`\(id.text)` isn't a valid id", at: id.span, help: "use letters, digits, `-` and `_`: id=\(slug(id.text))")
        return nil
    }
}
