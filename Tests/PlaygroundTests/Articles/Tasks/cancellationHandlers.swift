let task = Task {
    await withTaskCancellationHandler {
        print("begins")
        try? await Task.sleep(for: .seconds(5))
        print("ends", Task.isCancelled)
    } onCancel: {
        print("handler")
    }
    await withTaskCancellationHandler { print("again") } onCancel: { print("at once") }
}
try? await Task.sleep(for: .milliseconds(100))
print("cancels")
task.cancel()
print("cancelled")
await task.value
let outer = Task {
    let inner = Task { try await Task.sleep(for: .seconds(9)) }
    let result = await withTaskCancellationHandler { await inner.result } onCancel: { inner.cancel() }
    if case .failure(let error) = result { print(error is CancellationError) }
}
try? await Task.sleep(for: .milliseconds(100))
outer.cancel()
await outer.value
let over = Task { try await withTaskCancellationHandler { try await Task.sleep(for: .milliseconds(1)) } onCancel: { print("never") } }
try await over.value
over.cancel()

// output: begins
// output: cancels
// output: handler
// output: cancelled
// output: ends true
// output: at once
// output: again
// output: true
