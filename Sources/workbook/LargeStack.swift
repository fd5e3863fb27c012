import Foundation

/// Runs the work on a thread with so many bytes of stack, or as many as the process may have, and waits for it.
func onThread(stackSize: Int, _ work: @escaping @Sendable () -> Void) {
    final class Box {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
        var thread: pthread_t?
    #else
        var thread = pthread_t()
    #endif
    var size = stackSize
    while size >= 1 << 20 {
        let box = Unmanaged.passRetained(Box(work))
        pthread_attr_setstacksize(&attributes, size)
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                let argument: UnsafeMutableRawPointer? = argument
                if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().work() }
                return nil
            }, box.toOpaque())
        if status == 0 {
            #if canImport(Darwin)
                if let thread { pthread_join(thread, nil) }
            #else
                pthread_join(thread, nil)
            #endif
            return
        }
        box.release()
        // The memory of the process is limited.
        size /= 2
    }
    work()
}
