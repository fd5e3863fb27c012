struct File: ~Copyable { var number = 0; deinit { print("close", number) } }
enum Slot: ~Copyable {
    case empty, full(File)
    mutating func take() -> File? {
        switch consume self {
        case .empty:
            self = .empty
            return nil
        case .full(let file):
            self = .empty
            return file
        }
    }
}
var slot = Slot.full(File(number: 3))
if let file = slot.take() { print("took", file.number) }
if let file = slot.take() { print("took", file.number) } else { print("empty") }

// output: took 3
// output: close 3
// output: empty
