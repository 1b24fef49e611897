// What the terminal needs and Swift cannot express. The state lives in the .c files: a `static` in
// an imported header would have one copy for each object file.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Columns of a character by the C library, the measure that ncurses uses too; 0 for what joins the
// character before, -1 for what cannot be shown. `wcwidth` is hidden from Swift, and knows nothing
// before a locale is set: the first call does so (see Locale.c).
int terminal_columns(uint32_t scalar);
// Sets the locale; for whoever draws before measuring.
void terminal_use_utf8(void);

// What signals have asked for.
enum {
  TERMINAL_LEAVE = 1,      // TERM, HUP or INT; stays set once it is
  TERMINAL_RESIZED = 2,    // WINCH
  TERMINAL_STOP = 4,       // TSTP from another process
  TERMINAL_CONTINUED = 8,  // CONT
};

// Saves the modes of the terminal `tty`, keeps a copy of `undo` (what undoes all that will be written
// to it, at most 512 bytes), and from now on puts both back however the program ends. Returns 0 or
// an errno.
int terminal_guard_begin(int tty, const void *undo, size_t length);
// The program's own modes are set: from now on they can be told from another's.
void terminal_guard_entered(void);
// The undoing was written by the caller: puts back the modes and standard error, and disarms.
void terminal_guard_leave(void);
// Saves the modes anew, for another program may have changed them, and arms again.
void terminal_guard_retake(void);
// Stops the process group as Ctrl-Z does; returns when it continues. Does nothing where whoever
// started the program has no job control.
void terminal_guard_stop(void);
// Where the program was continued in the background, stops again until it is in front.
void terminal_guard_await_foreground(void);
// Leaves for good: the handlers from before are back.
void terminal_guard_end(void);

// Can be read when a signal has asked for something.
int terminal_signal_descriptor(void);
// What was asked for since the last call, as a set of the flags above.
unsigned terminal_signals_take(void);
