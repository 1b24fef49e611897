// The least a program on ncurses can do: open the terminal, draw one screen of rows, wait for a key.
// What the picker needs beyond this is its own doing.
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <fcntl.h>
#include <locale.h>
#include <stdio.h>

int main(void) {
  setlocale(LC_ALL, "");
  FILE *terminal = fopen("/dev/tty", "r+");
  if (terminal == NULL || newterm(NULL, terminal, terminal) == NULL) return 2;
  raw();
  noecho();
  for (int row = 0; row < LINES; row++) mvaddstr(row, 2, "北京   Běijīng");
  refresh();
  int key = getch();
  endwin();
  return key == ERR ? 2 : 0;
}
