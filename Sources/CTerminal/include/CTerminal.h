// What the terminal needs and Swift cannot express.
#pragma once
#include <stdint.h>

// Columns of a character by the C library, the measure that ncurses uses too; 0 for what joins the
// character before, -1 for what cannot be shown. `wcwidth` is hidden from Swift, and knows nothing
// before a locale is set: the first call does so (see Locale.c).
int terminal_columns(uint32_t scalar);
