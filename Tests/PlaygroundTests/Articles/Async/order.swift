func fetch(_ id: Int) async -> String {
    print("fetching", id)
    return "item \(id)"
}
func fetchAll() async -> [String] {
    var result: [String] = []
    for id in 1...3 { result.append(await fetch(id)) }
    return result
}
print(await fetchAll())

// output: fetching 1
// output: fetching 2
// output: fetching 3
// output: ["item 1", "item 2", "item 3"]
