func load() async throws -> Data {
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
    return data
}
let when = Calendar.current.date(byAdding: .day, value: 1, to: Date())

// error: 2: 'URLSession' is not supported yet
