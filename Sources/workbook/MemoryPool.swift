#if os(Linux)
    import CMalloc
    import Glibc
#endif

/// Makes all threads take memory from one pool.
///
/// The work is done on one thread, which is not the main one; glibc would give it its own pool, and that one grows by a system call for every few pages.
func shareOneMemoryPool() {
    #if os(Linux)
        mallopt(M_ARENA_MAX, 1)
        takePagesTogether()
    #endif
}

#if os(Linux)
    /// Lets the pool begin with memory of which the system gives 2 MB at once where it can, instead of 4 KB: a start touches some 2,000 pages.
    private func takePagesTogether() {
        let size = 16 << 20, page = Int(sysconf(Int32(_SC_PAGESIZE)))
        mallopt(M_TOP_PAD, Int32(size))
        guard let end = sbrk(0) else { return }
        // More than the pool has at first; a larger piece would be apart from the pool.
        [malloc(127 << 10), malloc(127 << 10)].forEach(free)
        guard let newEnd = sbrk(0), newEnd > end else { return }
        let start = UnsafeMutableRawPointer(bitPattern: (UInt(bitPattern: end) + UInt(page) - 1) / UInt(page) * UInt(page))
        if let start, start < newEnd { madvise(start, newEnd - start, Int32(MADV_HUGEPAGE)) }
    }
#endif

/// Gives the system back what the process no longer uses: memory that was released, and the part of the stack that deep recursion took.
///
/// To be called on the thread that does the work.
func giveBackFreeMemory() {
    #if os(Linux)
        malloc_trim(0)
        WorkingStack.giveBack()
    #endif
}
