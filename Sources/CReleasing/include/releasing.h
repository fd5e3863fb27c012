#ifndef RELEASING_H
#define RELEASING_H

/// What a thread is releasing.
typedef struct {
    /// How many ends of objects are inside each other.
    long depth;
    /// What waits for the outermost of them, or null.
    void *_Nullable waiting;
} Releases;

/// Those of the current thread.
static inline Releases *_Nonnull releases_of_thread(void) {
    extern _Thread_local Releases current_releases;
    return &current_releases;
}

#endif
