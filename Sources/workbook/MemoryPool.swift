#if os(Linux)
    import CMalloc
    import Glibc
#endif

/// Makes all threads take memory from one pool, and fills it with what a first answer takes.
///
/// The work is done on one thread, which is not the main one; glibc would give it a pool of its own, and that one grows by a system call for every few pages.
/// Pages that come one by one, each when it is first touched, cost several times what they cost at once.
func shareOneMemoryPool() {
    #if os(Linux)
        mallopt(M_ARENA_MAX, 1)
        // Large arrays come from the pool as well, and what it has grown to stays with it: glibc learns to do so while it runs, but not once a size is set.
        mallopt(M_MMAP_THRESHOLD, 16 << 20)
        mallopt(M_TRIM_THRESHOLD, 32 << 20)
        mallopt(M_TOP_PAD, 1 << 20)
        let size = 6 << 20
        guard let block = malloc(size) else { return }
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let first = (UInt(bitPattern: block) + page - 1) / page * page
        // Where the kernel knows nothing of it (before Linux 5.14), the pages come one by one.
        madvise(UnsafeMutableRawPointer(bitPattern: first), size - Int(page), MADV_POPULATE_WRITE)
        free(block)
    #endif
}
