protocol Readable { func read() -> String }
protocol Writable { mutating func write(_ text: String) }
protocol File: Readable, Writable { var path: String { get } }
extension File {
    mutating func appendLine(_ line: String) { write(read() + line + "\n") }
}
struct MemoryFile: File {
    let path: String
    private var content = ""
    init(path: String) { self.path = path }
    func read() -> String { content }
    mutating func write(_ text: String) { content = text }
}
var file = MemoryFile(path: "/notes")
file.appendLine("one")
file.appendLine("two")
print(file.path, file.read().split(separator: "\n").count)
let readable: any Readable = file
print(readable is any Writable)

// output: /notes 2
// output: true
