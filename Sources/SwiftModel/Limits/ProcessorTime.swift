#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Seconds of a processor. Unlike the clock's, they don't pass while other programs have the processor.
public enum ProcessorTime {
    /// Those that the current thread took since its beginning.
    public static var ofThread: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }
    /// Those that all threads of the process took.
    public static var ofProcess: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
