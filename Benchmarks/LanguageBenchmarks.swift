import Diagnostics
import Foundation
import Playground

/// The same program in Swift, for the interpreter, and in Python, for CPython 3.
struct Comparison {
    let what: String
    let swift: String
    let python: String
    let target: String
}

private let comparisons = [
    Comparison(
        what: "recursive fib(27)",
        swift: "func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }\nprint(fib(27))",
        python: "def fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\nprint(fib(27))", target: "at most 0.5"),
    Comparison(
        what: "a loop of ten million additions",
        swift: "func run() -> Int {\n    var sum = 0\n    for i in 0..<10_000_000 { sum += i }\n    return sum\n}\nprint(run())",
        python: "def run():\n    s = 0\n    for i in range(10000000):\n        s += i\n    return s\nprint(run())", target: "at most 0.5"),
    Comparison(
        what: "a million small structs",
        swift:
            "struct P { var x: Int; var y: Int }\nfunc run() -> Int {\n    var sum = 0\n    for i in 0..<1_000_000 { let p = P(x: i, y: 1); sum += p.y }\n    return sum\n}\nprint(run())",
        python:
            "class P:\n    def __init__(self, x, y):\n        self.x = x\n        self.y = y\ndef run():\n    s = 0\n    for i in range(1000000):\n        p = P(i, 1)\n        s += p.y\n    return s\nprint(run())",
        target: "at most 1"),
    Comparison(
        what: "a million appends",
        swift: "func run() -> Int {\n    var list: [Int] = []\n    for i in 0..<1_000_000 { list.append(i) }\n    return list.count\n}\nprint(run())",
        python: "def run():\n    a = []\n    for i in range(1000000):\n        a.append(i)\n    return len(a)\nprint(run())", target: "at most 1"),
]

func measureLanguage() throws -> [Row] {
    try (comparisons + collectionComparisons).map { comparison in
        var options = Playground.Options()
        options.time = 60
        options.fuel = 1_000_000_000
        let own = try median(of: 5) {
            let outcome = Playground(options: options).enter(SourceText(name: "program", text: comparison.swift))
            guard outcome.status == .done else { throw BenchmarkError.failed(outcome.diagnostics.map(\.message).joined(separator: "; ")) }
        }
        guard let python = try? pythonSeconds(comparison.python) else { return Row(what: comparison.what, value: milliseconds(own), note: "no python3 here") }
        return Row(
            what: comparison.what, value: milliseconds(own), note: "\(ratio(own, python)) of CPython's \(milliseconds(python)), target \(comparison.target)")
    }
}

/// The median of five runs inside one interpreter, so that its start does not count.
private func pythonSeconds(_ program: String) throws -> Double {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-bench.py")
    let timed = """
        import time, io, contextlib
        program = compile(\(quoted(program)), 'program', 'exec')
        times = []
        for _ in range(6):
            with contextlib.redirect_stdout(io.StringIO()):
                start = time.perf_counter()
                exec(program, {})
                times.append(time.perf_counter() - start)
        print(sorted(times[1:])[2])
        """
    try Data(timed.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", file.path]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let time = Double(String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace }) else { throw BenchmarkError.failed("python3") }
    return time
}

private func quoted(_ text: String) -> String { "'''" + text + "'''" }
