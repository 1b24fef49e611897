// Giving the terminal back. Everything here may be called from a signal handler.
#pragma once
#include <stddef.h>

int restoring_save(int tty, const void *undo, size_t length);
// Undoes what was written, and the rest as `restoring_modes` does; only once.
void restoring_all(void);
// Puts back the modes and standard error only.
void restoring_modes(void);
void restoring_note_own_modes(void);
void restoring_again(void);
// Whether the terminal is this process group's.
int restoring_is_in_front(void);
// Writes a line to where standard error was from the start.
void restoring_say(const char *line);
