// What Swift needs of ncurses. Without NCURSES_WIDECHAR the wide calls do not exist in Swift.
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
