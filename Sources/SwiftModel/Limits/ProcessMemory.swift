#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the process holds in memory.
public enum ProcessMemory {
    /// Bytes in pages that are in use; `nil` where the system doesn't say.
    public static var resident: Int? {
        #if canImport(Darwin)
            var info = mach_task_basic_info()
            var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
            let result = withUnsafeMutablePointer(to: &info) { pointer in
                pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                    task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
                }
            }
            return result == KERN_SUCCESS ? Int(info.resident_size) : nil
        #else
            // The second number of the line counts pages.
            guard let file = fopen("/proc/self/statm", "r") else { return nil }
            defer { fclose(file) }
            var line = [CChar](repeating: 0, count: 128)
            guard fgets(&line, Int32(line.count), file) != nil else { return nil }
            let numbers = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
            return numbers.count > 1 ? Int(numbers[1]).map { $0 * Int(getpagesize()) } : nil
        #endif
    }
}
