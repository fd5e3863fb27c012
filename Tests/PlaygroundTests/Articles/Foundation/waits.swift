import Foundation
let serial = DispatchQueue(label: "serial")
serial.async { sleep(1); print("first", Thread.isMainThread) }
serial.async { print("second") }
DispatchQueue.global().async { usleep(200_000); print("beside") }
print("before", Thread.isMainThread)
let start = Date()
Thread.sleep(forTimeInterval: 0.5); print("waited", Int((Date().timeIntervalSince(start) * 10).rounded()))
serial.sync { print("sync") }
let group = DispatchGroup()
for number in 1...3 { DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: Double(number) * 0.3); print("work", number) } }
group.wait(); print("all work")
group.enter(); DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) { print("later"); group.leave() }
print(group.wait(timeout: .now() + 0.05) == .timedOut, group.wait(timeout: .now() + 2) == .success)
let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global().async { usleep(300_000); print("signal"); semaphore.signal() }
semaphore.wait(); print("signaled", semaphore.wait(timeout: .now() + 0.01) == .timedOut)
let operations = OperationQueue(); operations.maxConcurrentOperationCount = 1
operations.addOperation { usleep(1000); print("operation 1") }; operations.addOperation { print("operation 2") }
let a = BlockOperation { usleep(100_000); print("a") }, b = BlockOperation { print("b") }
b.addDependency(a); operations.addOperation(a); operations.addOperation(b)
operations.waitUntilAllOperationsAreFinished(); print("all operations")
let thread = Thread { print("thread", Thread.isMainThread) }
thread.start(); usleep(300_000)
let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
for number in 1...3 { concurrent.async { usleep(UInt32(number) * 200_000); print("concurrent", number) } }
concurrent.async(flags: .barrier) { print("barrier") }
concurrent.sync { print("after the barrier") }
let item = DispatchWorkItem { usleep(1000); print("item") }
DispatchQueue.global().async(execute: item); item.wait(); print("end")

// output: before true
// output: beside
// output: waited 5
// output: first false
// output: second
// output: sync
// output: work 1
// output: work 2
// output: work 3
// output: all work
// output: later
// output: true true
// output: signal
// output: signaled true
// output: operation 1
// output: operation 2
// output: a
// output: b
// output: all operations
// output: thread false
// output: concurrent 1
// output: concurrent 2
// output: concurrent 3
// output: barrier
// output: after the barrier
// output: item
// output: end
