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
