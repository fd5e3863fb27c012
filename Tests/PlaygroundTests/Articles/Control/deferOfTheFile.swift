@discardableResult func say(_ text: String) -> Int {
    print(text)
    return text.count
}
defer { print("deferred") }
say("first")
say("last")

// output: first
// output: last
// output: deferred
