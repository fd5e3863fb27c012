class Document {
    private(set) var text = "" { didSet { changes += 1 } }
    private(set) var changes = 0
    private lazy var history = History(owner: self)
    var canUndo: Bool { !history.isEmpty }

    func insert(_ string: String) {
        let old = text
        text += string
        history.push { $0.text = old }
    }
    func undo() { history.pop()?(self) }
    deinit { print("document closed after \(changes) changes") }
}
final class History {
    private unowned let owner: Document
    private var steps: [(Document) -> Void] = []
    init(owner: Document) { self.owner = owner }
    var isEmpty: Bool { steps.isEmpty }
    func push(_ step: @escaping (Document) -> Void) { steps.append(step) }
    func pop() -> ((Document) -> Void)? { steps.popLast() }
    deinit { print("history gone") }
}
final class Letter: Document {
    override func insert(_ string: String) { super.insert(string.uppercased()) }
}
var document: Document? = Letter()
document?.insert("dear ")
document?.insert("reader")
print(document?.text ?? "-", document?.canUndo as Any)
document?.undo()
print(document!.text, document!.changes)
weak var observer = document
document = nil
print(observer == nil)

// output: DEAR READER Optional(true)
// output: DEAR  3
// output: document closed after 3 changes
// output: history gone
// output: true
