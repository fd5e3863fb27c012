import Foundation

/// Runs the work on a thread with the given number of bytes of stack, or as many as the process may have, and waits for it.
func onThread(stackSize: Int, _ work: @escaping @Sendable () -> Void) {
    final class Box {
        let work: @Sendable () -> Void
        let size: Int
        init(_ work: @escaping @Sendable () -> Void, _ size: Int) { (self.work, self.size) = (work, size) }
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
        let box = Unmanaged.passRetained(Box(work, size))
        pthread_attr_setstacksize(&attributes, size)
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                let argument: UnsafeMutableRawPointer? = argument
                guard let argument else { return nil }
                let box = Unmanaged<Box>.fromOpaque(argument).takeRetainedValue()
                WorkingStack.begin(size: box.size)
                box.work()
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

/// The stack of the thread that does the work.
enum WorkingStack {
    /// What lies near an end of it isn't touched: guard pages, and what is in use.
    private static let margin = 1 << 20
    nonisolated(unsafe) private static var lowest: UInt = 0

    /// To be called on the thread, before the work.
    static func begin(size: Int) { lowest = here - UInt(size - margin) }

    /// Gives back the pages below those in use; reading them gives zeros then. To be called on the thread.
    static func giveBack() {
        let pages = (lowest / 65_536 + 1) * 65_536
        guard lowest > 0, here > pages + UInt(margin), let start = UnsafeMutableRawPointer(bitPattern: pages) else { return }
        madvise(start, Int((here - pages) / 65_536 * 65_536) - margin, Int32(MADV_DONTNEED))
    }

    /// About where the stack ends now.
    private static var here: UInt {
        var local: UInt8 = 0
        return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
    }
}
