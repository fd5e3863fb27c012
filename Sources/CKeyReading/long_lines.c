#define _GNU_SOURCE
#include "key_reading.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include <readline/readline.h>

/// The columns that readline gives the character at the beginning of a text, and its bytes.
static int width_of(const char *text, int length, int column, int *bytes) {
    unsigned char first = (unsigned char)*text;
    *bytes = 1;
    if (first == '\t') return 8 - column % 8;
    if (first < 0x20 || first == 0x7F) return 2;
    if (first < 0x80) return 1;
    wchar_t character;
    mbstate_t state = {0};
    size_t read = mbrtowc(&character, text, (size_t)length, &state);
    if (read == 0 || read > (size_t)length) return 4;
    *bytes = (int)read;
    int width = wcwidth(character);
    return width < 0 ? 1 : width;
}

/// The columns of the prompt. What is between U+0001 and U+0002 takes none.
static int prompt_width(void) {
    int width = 0;
    bool is_visible = true;
    for (const char *text = rl_display_prompt ? rl_display_prompt : ""; *text;) {
        int bytes = 1;
        if (*text == RL_PROMPT_START_IGNORE || *text == RL_PROMPT_END_IGNORE) {
            is_visible = *text == RL_PROMPT_END_IGNORE;
        } else {
            int columns = width_of(text, (int)strlen(text), width, &bytes);
            if (is_visible) width += columns;
        }
        text += bytes;
    }
    return width;
}

/// Writes where each row of the line begins; gives how many there are, and which one the cursor is in.
static int find_rows(int *starts, int columns, int *cursor_row) {
    int rows = 0, column = prompt_width() % columns;
    starts[rows++] = 0;
    *cursor_row = 0;
    for (int place = 0; place < rl_end;) {
        int bytes = 1;
        bool is_break = rl_line_buffer[place] == '\n';
        int width = is_break ? 0 : width_of(rl_line_buffer + place, rl_end - place, column, &bytes);
        if (!is_break && column + width > columns) {
            starts[rows++] = place;
            column = 0;
        }
        column += width;
        place += bytes;
        if (is_break) {
            starts[rows++] = place;
            column = 0;
        }
    }
    for (int row = 0; row < rows && starts[row] <= rl_point; row++) *cursor_row = row;
    return rows;
}

/// Shows a part of the line as if it were the whole.
static void show_part(int start, int end) {
    char *whole = rl_line_buffer, *part = malloc((size_t)(end - start) + 1);
    if (!part) return;
    memcpy(part, whole + start, (size_t)(end - start));
    part[end - start] = 0;
    int whole_end = rl_end, point = rl_point, mark = rl_mark;
    rl_line_buffer = part;
    rl_end = end - start;
    rl_point = point - start;
    rl_mark = mark < start ? 0 : mark > end ? rl_end : mark - start;
    rl_redisplay();
    rl_line_buffer = whole;
    rl_end = whole_end;
    rl_point = point;
    rl_mark = mark;
    free(part);
}

void show_line(void) {
    static int first_row = 0;
    int screen_rows = 24, columns = 80, cursor_row = 0;
    rl_get_screen_size(&screen_rows, &columns);
    if (columns < 1) columns = 1;
    // Each row takes a byte of the line or a column of the screen.
    int *starts = malloc(((size_t)rl_end + 2) * sizeof *starts);
    if (!starts) return rl_redisplay();
    int rows = find_rows(starts, columns, &cursor_row);
    // The prompt before what is shown may break a row into two, and readline moves to the row below the last.
    int shown = screen_rows > 3 ? screen_rows - 2 : 1;
    if (rows <= shown + 1) {
        first_row = 0;
        free(starts);
        return rl_redisplay();
    }
    if (first_row > rows - shown) first_row = rows - shown;
    if (cursor_row < first_row) first_row = cursor_row;
    if (cursor_row >= first_row + shown) first_row = cursor_row - shown + 1;
    int start = starts[first_row], end = first_row + shown < rows ? starts[first_row + shown] : rl_end;
    if (end < rl_end && rl_line_buffer[end - 1] == '\n' && rl_point < end) end -= 1;
    free(starts);
    show_part(start, end);
}
