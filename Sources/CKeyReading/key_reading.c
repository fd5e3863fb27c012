#include "key_reading.h"

#include <poll.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <readline/readline.h>

/// Where readline jumps to when a key sequence is aborted.
///
/// Up to readline 8.2 at least, `readline_internal_char` leaves the address of its own frame in it. Where input is pending, `rl_callback_read_char` then
/// goes on with the next key, and an abort jumps into a frame that is gone.
extern sigjmp_buf _rl_top_level;

static sigjmp_buf start;

/// An abort clears the message line, which shows the line again, and jumps then: to where the jump is safe.
static void redisplay(void) {
    if (!is_flooded()) show_line();
    memcpy(_rl_top_level, start, sizeof start);
}

void read_keys(void) {
    rl_voidfunc_t *earlier = rl_redisplay_function;
    rl_redisplay_function = redisplay;
    if (sigsetjmp(start, 0) == 0) {
        rl_callback_read_char();
    } else {
        show_line();
    }
    rl_redisplay_function = earlier;
}

bool is_flooded(void) {
    struct pollfd input = {.fd = fileno(rl_instream), .events = POLLIN};
    return rl_end > 4096 && poll(&input, 1, 0) > 0;
}
