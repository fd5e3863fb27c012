#ifndef KEY_READING_H
#define KEY_READING_H

/// Calls `rl_callback_read_char`; a key that aborts what was typed before it returns from here.
void read_keys(void);

#endif
