// What Swift needs of ncurses. Without NCURSES_WIDECHAR the wide calls do not exist in Swift.
#pragma once
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>

// A global variable, which Swift 6 refuses as shared mutable state.
static inline WINDOW *ncurses_screen(void) { return stdscr; }
// The same.
static inline TERMINAL *ncurses_terminal(void) { return cur_term; }
// A_* are macros with casts, which are not imported.
static inline attr_t ncurses_bold(void) { return A_BOLD; }
static inline attr_t ncurses_dim(void) { return A_DIM; }
static inline attr_t ncurses_underline(void) { return A_UNDERLINE; }
static inline attr_t ncurses_reverse(void) { return A_REVERSE; }
// Wrapping is off while we draw; a macro for a field that Swift does not see says so to ncurses.
static inline void ncurses_does_not_wrap(void) { auto_right_margin = 0; }
