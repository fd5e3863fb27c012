class Session {
    let id: Int
    init(_ id: Int) { self.id = id; print("open \(id)") }
    deinit { print("close \(id)") }
}

func work() {
    let first = Session(1)
    let second = Session(2)
    print("working with \(first.id) and \(second.id)")
}
work()

var current: Session? = Session(3)
current = Session(4)
current = nil
print("done")

// output: open 1
// output: open 2
// output: working with 1 and 2
// output: close 2
// output: close 1
// output: open 3
// output: open 4
// output: close 3
// output: close 4
// output: done
