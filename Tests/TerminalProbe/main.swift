import Foundation
import Terminal

// A prompt that shows what `Terminal` makes of keys, for tests in a pseudo-terminal: it prints each line that it reads, or does what the line names.

Interrupts.shared.start()
let console = Console(color: .auto)

/// Labels with blanks and quotes for `:tap`, files for `:file`, else a few words of Swift.
func completion(of line: String, at cursor: Int) -> Completion {
    let beforeCursor = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    func words(_ all: [String], _ details: [String]? = nil, after start: Int) -> Completion {
        let typed = String(decoding: beforeCursor.utf8.dropFirst(start), as: UTF8.self)
        let fitting = all.indices.filter { all[$0].hasPrefix(typed) }
        return .words(fitting.map { all[$0] }, details: details.map { details in fitting.map { details[$0] } }, replacing: start..<cursor)
    }
    if beforeCursor.hasPrefix(":file ") { return .files(replacing: 6..<cursor) }
    if beforeCursor.hasPrefix(":tap ") {
        return words(["\"Add one\"", "\"Add two\"", "\"It's \\\"new\\\"\"", "\"한국어 단추\""], ["Button 1", "Button 2", "Toggle", "Button 3"], after: 5)
    }
    return words(["Text", "TextField", "Toggle"], after: beforeCursor.lastIndex(of: "(").map { beforeCursor[...$0].utf8.count } ?? 0)
}

func numbered(_ count: Int) -> [String] { (0..<count).map { "line \($0 + 1)" } }

/// The words "word 1", "word 2" … in lines that fit.
func wrapped(_ count: Int, _ columns: Int) -> [String] {
    (1...count).reduce(into: [""]) { lines, number in
        let last = lines[lines.count - 1]
        let longer = last.isEmpty ? "word \(number)" : "\(last) word \(number)"
        if longer.count <= columns { lines[lines.count - 1] = longer } else { lines.append("word \(number)") }
    }
}

func perform(_ line: String, with editor: LineEditor) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1)
    let argument = words.count > 1 ? String(words[1]) : ""
    switch words.first {
    case ":quit": return false
    case ":run":
        Interrupts.shared.stoppable {
            console.write("running\n")
            while !Interrupts.shared.isRaised { usleep(1_000) }
        }
        console.write("stopped\n")
    case ":busy":
        // Work that doesn't look whether it should stop.
        console.write("working\n")
        let line = Interrupts.shared.stoppable { readLine() }
        console.write("heard: \(line ?? "nothing")\n")
    case ":more": console.write("all shown: \(console.more(prompt: "— Enter for more —") { wrapped(Int(argument) ?? 0, $0) })\n")
    case ":page": console.page(numbered(Int(argument) ?? 0).joined(separator: "\n") + "\n", prompt: "Space or q")
    case ":do": console.write("status: \(console.run(argument).map(String.init) ?? "none")\n")
    case ":ask": console.write("reply: \(editor.readLine(prompt: "reply> ", kind: .reply))\n")
    default: console.write("\(line.debugDescription)\n")
    }
    return true
}

func converse(through editor: LineEditor) {
    let history = History.path(environment: ProcessInfo.processInfo.environment).map(History.init)
    var entry: [String] = []
    while true {
        // Braces say how deep the entry is, which goes on until all of them are closed.
        let text = entry.joined(separator: "\n")
        let depth = text.count { $0 == "{" } - text.count { $0 == "}" }
        switch editor.readLine(prompt: depth > 0 ? "... " : "probe> ", indentation: 4 * max(0, depth), typed: console.takeTyped()) {
        case .line(let line):
            entry.append(line)
            let text = entry.joined(separator: "\n")
            if text.count(where: { $0 == "{" }) > text.count(where: { $0 == "}" }) { continue }
            history?.add(text)
            guard perform(text, with: editor) else { return }
        case .interrupted(let rest): history?.add((entry + [rest]).joined(separator: "\n"))
        case .end: return console.write("end\n")
        }
        entry = []
    }
}

switch CommandLine.arguments.dropFirst().first {
case "wait":
    // What a command without a session does.
    console.write("waiting\n")
    while true { usleep(1_000) }
case "write":
    // Until standard output takes no more, or a megabyte.
    for _ in 0..<1_000 where !console.isClosed { console.write(String(repeating: "x", count: 1_000) + "\n") }
    console.report("failure: \(console.writeFailure.map { "\($0)" } ?? "none")\n")
    exit(0)
default: break
}
guard let editor = LineEditor(complete: completion) else { exit(1) }
Interrupts.shared.ignoring { converse(through: editor) }
