func run() -> Int {
    var count = 0 { didSet { print("from \(oldValue)") } }
    lazy var text = "\(count)"
    count += 1
    return text.count
}
print(run())

// error: 2: observers of a local variable are not supported yet
// error: 3: a lazy local variable is not supported yet
