#if os(Linux)
    import CMalloc
#endif

/// Makes all threads take memory from one pool.
///
/// The work is done on one thread, which is not the main one; glibc would give it a pool of its own, and that one grows by a system call for every few pages.
func shareOneMemoryPool() {
    #if os(Linux)
        mallopt(M_ARENA_MAX, 1)
    #endif
}
