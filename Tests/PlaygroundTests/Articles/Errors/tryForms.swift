struct Missing: Error { let key: String }
func lookup(_ key: String) throws -> Int {
    guard let value = ["a": 1, "b": 2][key] else { throw Missing(key: key) }
    return value
}
print((try? lookup("a")) ?? 0, (try? lookup("z")) ?? 0, try! lookup("b"))
func sum(_ keys: [String]) throws -> Int { try keys.map(lookup).reduce(0, +) }
do { print(try sum(["a", "b"])); print(try sum(["a", "q"])) } catch let missing as Missing { print("missing \(missing.key)") }
func firstOf(_ keys: String...) -> Int? {
    for key in keys { if let value = try? lookup(key) { return value } }
    return nil
}
print(firstOf("x", "b") ?? -1)
let result = Result { try lookup("nope") }
if case .failure(let error) = result { print(error) }

// output: 1 0 2
// output: 3
// output: missing q
// output: 2
// output: Missing(key: "nope")
