//--- moved-values
struct File: ~Copyable {
    var size = 0
    borrowing func read() -> Int { size }
    consuming func close() -> Int { size }
    mutating func grow() { size += 1 }
    deinit { print(size) }
}
func look(_ file: borrowing File) -> Int { file.read() }
func eat(_ file: consuming File) {}
func grow(_ file: inout File) { file.grow(); file = File() }
func use() -> Int {
    var file = File()
    grow(&file)
    let other = file
    file = File(size: 2)
    eat(file)
    return other.close()
}
//--- moved-on-one-way
struct File: ~Copyable { func read() {} }
func eat(_ file: consuming File) {}
func each(_ files: consuming File, _ isDone: Bool) {
    while true { if isDone { eat(files); return } }
}
func either(_ isDone: Bool) {
    let file = File()
    if isDone { eat(file) } else { file.read() }
}
func again() {
    var file = File()
    eat(file)
    file = File()
    eat(file)
}
//--- generic-moved-values
struct Box<Value: ~Copyable>: ~Copyable {
    var value: Value
    init(_ value: consuming Value) { self.value = value }
    consuming func take() -> Value { value }
}
extension Box: Copyable where Value: Copyable {}
struct File: ~Copyable { var size = 1 }
func sizes() -> Int {
    let number = Box(1), same = number
    let box = Box(File())
    let file = box.take()
    return number.value + same.value + file.size
}
//--- moved-enums
struct File: ~Copyable { var size = 1 }
enum Result: ~Copyable {
    case file(File), none
    var size: Int {
        switch self {
        case .file(let file): file.size
        case .none: 0
        }
    }
    consuming func take() -> File? {
        switch consume self {
        case .file(let file): return file
        case .none: return nil
        }
    }
}
//--- protocol-of-moved-values
protocol Ending: ~Copyable { consuming func end() }
struct File: Ending, ~Copyable { consuming func end() {} }
func finish<T: Ending & ~Copyable>(_ value: consuming T) { value.end() }
func finishOne(_ value: consuming some Ending & ~Copyable) { value.end() }
func use() { finish(File()); finishOne(File()) }
//--- consume-copyable
func use() -> [Int] {
    var list = [1]
    let moved = consume list
    list = moved + [2]
    return list
}
//--- discard-self
struct Descriptor: ~Copyable {
    let number: Int32
    consuming func release() -> Int32 {
        let number = number
        discard self
        return number
    }
    deinit { print(number) }
}
//--- consuming-closure
struct File: ~Copyable { var size = 1 }
func give(_ body: (consuming File) -> Void, _ look: (borrowing File) -> Int) -> Int {
    body(File())
    return look(File())
}
let size = give({ file in print(file.size) }, { $0.size })
