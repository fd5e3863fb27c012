#if os(Linux)
    import CMalloc
#endif

/// Makes all threads take memory from one pool.
///
/// The work is done on one thread, which is not the main one; glibc would give it its own pool, and that one grows by a system call for every few pages.
func shareOneMemoryPool() {
    #if os(Linux)
        mallopt(M_ARENA_MAX, 1)
    #endif
}

/// Gives the system back what the process doesn't use anymore: memory that was released, and the part of the stack that deep recursion took.
///
/// To be called on the thread that does the work.
func giveBackFreeMemory() {
    #if os(Linux)
        malloc_trim(0)
        WorkingStack.giveBack()
    #endif
}
