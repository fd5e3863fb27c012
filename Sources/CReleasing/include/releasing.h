#ifndef RELEASING_H
#define RELEASING_H

#include <stdbool.h>

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

/// The ends of so many objects may be inside each other.
enum { greatest_depth = 100 };

/// Counts an end that begins, if there may be one more. These are functions of C since Swift's optimizer moves releases across a change of memory, but not across a call
/// that it knows nothing of.
static inline bool begin_release(Releases *_Nonnull releases) {
    if (releases->depth >= greatest_depth) return false;
    releases->depth += 1;
    return true;
}

/// Counts an end that is over.
static inline void end_release(Releases *_Nonnull releases) { releases->depth -= 1; }

#endif
