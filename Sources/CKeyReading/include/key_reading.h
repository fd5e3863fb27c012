#ifndef KEY_READING_H
#define KEY_READING_H

#include <stdbool.h>

/// Calls `rl_callback_read_char`; a key that aborts what was typed before it returns from here.
///
/// The line isn't shown while `is_flooded`: whoever ends it shows it before.
void read_keys(void);

/// Whether the line is long and more input waits, as when a large text is pasted into a terminal that doesn't mark it.
///
/// Work for each key that takes the longer the longer the line is, such as showing it, would then take minutes.
bool is_flooded(void);

/// Shows the line; of one with more rows than the screen, the rows around the cursor.
///
/// Readline moves up from the last row to the first. Where that one has left the screen, it writes what it shows next over other rows.
void show_line(void);

#endif
