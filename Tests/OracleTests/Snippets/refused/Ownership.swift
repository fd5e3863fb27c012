//--- used-after-consume
struct File: ~Copyable { consuming func close() {}; func read() {} }
func use() {
    let file = File()
    file.close()
    file.read()
}
//--- used-after-assignment
struct File: ~Copyable { var size = 0 }
func use() {
    let file = File()
    let other = file
    print(file.size, other.size)
}
//--- consumed-twice
struct File: ~Copyable {}
func eat(_ file: consuming File) {}
func use() {
    let file = File()
    eat(file)
    eat(file)
}
//--- consumed-in-a-loop
struct File: ~Copyable {}
func eat(_ file: consuming File) {}
func use() {
    let file = File()
    for _ in 0..<2 { eat(file) }
}
//--- consumed-on-one-way
struct File: ~Copyable { func read() {} }
func eat(_ file: consuming File) {}
func use(_ isDone: Bool) {
    let file = File()
    if isDone { eat(file) }
    file.read()
}
//--- consumed-before-defer
struct File: ~Copyable { func read() {} }
func eat(_ file: consuming File) {}
func use() {
    let file = File()
    defer { file.read() }
    eat(file)
}
//--- borrowed-parameter
struct File: ~Copyable {}
func eat(_ file: consuming File) {}
func use(_ file: borrowing File) { eat(file) }
//--- borrowed-self
struct File: ~Copyable {
    consuming func close() {}
    func use() { close() }
}
//--- borrowed-by-switch
struct File: ~Copyable {}
func eat(_ file: consuming File) {}
enum Result: ~Copyable {
    case file(File), none
    func use() {
        switch self {
        case .file(let file): eat(file)
        case .none: break
        }
    }
}
//--- inout-not-given-back
struct File: ~Copyable {}
func eat(_ file: consuming File) {}
func use(_ file: inout File) { eat(file) }
//--- captured
struct File: ~Copyable {}
func eat(_ file: consuming File) {}
func use() {
    let file = File()
    let run = { eat(file) }
    run()
}
//--- part-of-ending-value
struct File: ~Copyable {}
func eat(_ file: consuming File) {}
struct Pair: ~Copyable {
    var first = File()
    consuming func use() { eat(first) }
    deinit {}
}
//--- consumed-part
struct File: ~Copyable { var size = 0 }
func eat(_ file: consuming File) {}
struct Pair: ~Copyable {
    var first = File()
    consuming func use() {
        eat(first)
        print(first.size)
    }
}
//--- property-of-a-class
struct File: ~Copyable {}
func eat(_ file: consuming File) {}
class Owner {
    let file = File()
    func use() { eat(file) }
}
//--- variable-of-a-class
struct File: ~Copyable {}
func eat(_ file: consuming File) {}
class Owner {
    var file = File()
    func use() { eat(file) }
}
//--- consumed-global
struct File: ~Copyable { consuming func close() {} }
let file = File()
file.close()
//--- consume-copyable
func use() {
    let text = "a"
    let other = consume text
    print(text, other)
}
//--- consume-property
struct Point { var parts = [1] }
func use(_ point: Point) { print(consume point.parts) }
//--- unspecified-ownership
struct File: ~Copyable {}
func use(_ file: File) {}
//--- copyable-holder
struct File: ~Copyable {}
struct Holder { var file: File }
//--- copyable-enum
struct File: ~Copyable {}
enum Holder { case file(File) }
//--- equatable
struct File: ~Copyable, Equatable {}
//--- equatable-extension
struct File: ~Copyable {}
extension File: Equatable { static func == (a: borrowing File, b: borrowing File) -> Bool { true } }
//--- in-an-array
struct File: ~Copyable {}
func use() {
    let files = [File()]
    _ = files
}
//--- array-type
struct File: ~Copyable {}
func use() -> [File] { [] }
//--- as-any
struct File: ~Copyable {}
func use() {
    let any: Any = File()
    _ = any
}
//--- printed
struct File: ~Copyable {}
func use() { print(File()) }
//--- generic
struct File: ~Copyable {}
func same<T>(_ value: T) -> T { value }
func use() { _ = same(File()) }
//--- in-a-tuple
struct File: ~Copyable {}
func use() {
    let pair = (File(), 1)
    _ = pair.1
}
//--- tuple-type
struct File: ~Copyable {}
func use(_ pair: borrowing (File, Int)) {}
//--- class
class Owner: ~Copyable {}
//--- enum-deinit
enum State: ~Copyable { case a; deinit {} }
//--- deinit-of-copyable
struct Point { deinit {} }
//--- indirect
indirect enum Tree: ~Copyable { case leaf, fork(Tree, Tree) }
//--- discard-without-deinit
struct File: ~Copyable { consuming func end() { discard self } }
//--- discard-in-borrowing
struct File: ~Copyable {
    func end() { discard self }
    deinit {}
}
//--- discard-of-texts
struct File: ~Copyable {
    let name = ""
    consuming func end() { discard self }
    deinit {}
}
