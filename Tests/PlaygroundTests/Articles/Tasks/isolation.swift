func value(isolation: isolated (any Actor)? = #isolation, _ make: () async throws -> Int) async rethrows -> Int { try await make() }
actor Counter {
    func isIsolated() -> Bool { #isolation === self }
    nonisolated func isFree() -> Bool { #isolation == nil }
}
print(await value { 3 }, await Counter().isIsolated(), Counter().isFree())

// output: 3 true true
