// Under the C locale, or one that was not generated, the wide calls of ncurses report success and
// draw blanks. So the characters are always UTF-8, whatever the environment says.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <string.h>
#include <wchar.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void set_locale(void) {
  setlocale(LC_ALL, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
    setlocale(LC_CTYPE, "C.UTF-8");
  }
  // The C library formats nothing for us; a decimal comma would only be a trap.
  setlocale(LC_NUMERIC, "C");
}

void terminal_use_utf8(void) { pthread_once(&once, set_locale); }

int terminal_columns(uint32_t scalar) {
  terminal_use_utf8();
  return wcwidth((wchar_t)scalar);
}
