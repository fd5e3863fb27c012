//--- loop-without-try
func walk(_ values: AsyncThrowingStream<Int, any Error>) async throws { for await value in values { print(value) } }
//--- loop-whose-errors-nobody-handles
func walk(_ values: AsyncThrowingStream<Int, any Error>) async { for try await value in values { print(value) } }
//--- transformation-that-throws
func walk(_ values: AsyncStream<Int>) async throws {
    for await value in values.map({ value in if value > 1 { throw CancellationError() }; return value }) { print(value) }
}
//--- function-that-rethrows
func walk(_ values: AsyncThrowingStream<Int, any Error>) async throws -> Bool { await values.contains(3) }
