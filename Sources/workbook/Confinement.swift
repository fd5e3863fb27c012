import CConfinement
import Foundation
import Playground

/// Takes from the process what running snippets doesn't need, for good: files, other programs, the network, and memory without end.
enum Confinement {
    enum Output { case pipe, anything }

    /// Bytes that a process may reserve besides twice what a snippet may take. The stacks of the working thread and of runs are the most of it; little of them is ever
    /// touched, so this says nothing of the memory in use.
    static let usualReserve = 30_000_000_000
    /// What Foundation reads while a snippet runs: time zones, and how much memory the process has.
    private static let readable = ["/usr/share/zoneinfo", "/etc/localtime", "/proc/self"]

    /// Confines the process as far as its system can; to be called on the thread that runs snippets, once everything that has to be read was read.
    ///
    /// - Parameters:
    ///   - paths: files and folders that may still be read.
    ///   - output: where the process writes. A file can't be written once the size of files is limited.
    static func begin(_ limits: Playground.Limits, alsoReading paths: [String] = [], reserve: Int = usualReserve, output: Output) {
        let (bytes, isHuge) = limits.memory.multipliedReportingOverflow(by: 2_000_000)
        if !isHuge { lower(RLIMIT_DATA, to: reserve + bytes) }
        lower(RLIMIT_CORE, to: 0)
        if output == .pipe { lower(RLIMIT_FSIZE, to: 0) }
        let names = (readable + paths).map { strdup($0) }
        defer { names.forEach { free($0) } }
        _ = confinement_of_files(names.map { UnsafePointer($0) }, Int32(names.count))
        _ = confinement_of_system_calls(1)
    }

    /// Ends the process with the one that started it, where the system does that.
    static func endWithParent() { _ = confinement_to_parent() }

    #if canImport(Darwin)
        private typealias Resource = Int32
    #else
        private typealias Resource = __rlimit_resource
    #endif

    private static func lower(_ resource: Resource, to bytes: Int) {
        var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
        #if canImport(Darwin)
            setrlimit(resource, &limit)
        #else
            setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        #endif
    }
}
