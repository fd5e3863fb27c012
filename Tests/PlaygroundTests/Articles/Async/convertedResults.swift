// Functions that wait, whose results are converted.
protocol Named {}; struct Item: Named, CustomStringConvertible { var description: String { "item" } }
func load(_ n: Int) async -> Item? { try? await Task.sleep(nanoseconds: 1000); return n > 0 ? Item() : nil }
func twice(_ n: Int) async throws -> Int { n * 2 }
let named: (Int) async -> Named? = load
let anything: (Int) async throws -> Any = twice
print(await named(1) as Any, await named(0) as Any, try await anything(4))
func each(_ work: (Int) async throws -> Any?) async rethrows { print(try await work(3) as Any) }
await each(load); try await each(twice)

// output: Optional(item) nil 8
// output: Optional(item)
// output: Optional(6)
