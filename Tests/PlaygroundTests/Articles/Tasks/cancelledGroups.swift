func child(_ name: String) async {
    do {
        try await Task.sleep(for: .seconds(1))
        print(name, "slept")
    } catch { print(name, "cancelled") }
}
func cancelled(_ task: Task<Void, Never>) async {
    try? await Task.sleep(for: .milliseconds(300))
    task.cancel()
    await task.value
}
struct Failed: Error {}
await cancelled(Task { await withTaskGroup(of: Void.self) { group in group.addTask { await child("a") } } })
await cancelled(
    Task {
        await withTaskGroup(of: Int.self) { group in
            group.addTask { await child("b"); return 1 }
            for await number in group { print(number) }
        }
    })
await cancelled(
    Task {
        try? await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await child("c") }
            try await group.waitForAll()
        }
    })
await cancelled(Task { await withDiscardingTaskGroup { group in group.addTask { await child("d") } } })
await cancelled(
    Task {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await withTaskGroup(of: Void.self) { inner in inner.addTask { await child("nested") } } }
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                Task {
                    try? await Task.sleep(for: .seconds(1))
                    continuation.resume()
                }
            }
            print("body", group.isCancelled)
        }
    })
await withTaskGroup(of: Int.self) { group in
    group.cancelAll()
    print(group.isCancelled, group.addTaskUnlessCancelled { 2 })
    group.addTask { await child("late"); return 1 }
    for await number in group { print(number) }
}
do {
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await child("slow") }
        group.addTask { throw Failed() }
        try await group.waitForAll()
    }
} catch { print(error) }

// output: a cancelled
// output: b cancelled
// output: 1
// output: c cancelled
// output: d cancelled
// output: nested cancelled
// output: body true
// output: true false
// output: late cancelled
// output: 1
// output: slow slept
// output: Failed()
