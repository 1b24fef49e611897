#define _GNU_SOURCE
#include "Restoring.h"
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

static int tty = -1;
static struct termios saved, own;
static char undo[512];
static size_t undo_length;
static atomic_bool armed;
static int knows_own;

// While the screen is open, what is written to standard error (a Swift trap's message comes before
// its signal) would be wiped away with it: it is kept in a file without a name, and shown later.
static int kept = -1, real_stderr = -1;

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) {
      continue;
    }
    if (written <= 0) {
      return;
    }
    bytes += written;
    count -= (size_t)written;
  }
}

static int same_modes(const struct termios *a, const struct termios *b) {
  return a->c_iflag == b->c_iflag && a->c_oflag == b->c_oflag && a->c_cflag == b->c_cflag &&
         a->c_lflag == b->c_lflag && memcmp(a->c_cc, b->c_cc, sizeof a->c_cc) == 0;
}

int restoring_is_in_front(void) { return tcgetpgrp(tty) == getpgrp(); }

// In the background the terminal is another program's, unless it still has the modes we gave it.
static int may_set_modes(void) {
  struct termios now;
  if (restoring_is_in_front() || !knows_own) {
    return 1;
  }
  return tcgetattr(tty, &now) == 0 && same_modes(&now, &own);
}

static void keep_stderr(void) {
  if (kept >= 0) {
    dup2(kept, STDERR_FILENO);
  }
}

static void show_kept_stderr(void) {
  if (kept < 0) {
    return;
  }
  dup2(real_stderr, STDERR_FILENO);
  char bytes[4096];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(kept, bytes, sizeof bytes, offset)) > 0) {
    write_all(STDERR_FILENO, bytes, (size_t)count);
    offset += count;
  }
  if (offset > 0 && ftruncate(kept, 0) == 0) {
    lseek(kept, 0, SEEK_SET);
  }
}

// Standard error is kept only if it is the terminal that the screen is on: of a terminal that
// controls us there is only one.
static void prepare_stderr(void) {
  if (kept >= 0 || tcgetpgrp(STDERR_FILENO) < 0) {
    return;
  }
  real_stderr = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  kept = real_stderr < 0 ? -1 : memfd_create("standard error", MFD_CLOEXEC);
}

int restoring_save(int descriptor, const void *bytes, size_t length) {
  if (length > sizeof undo) {
    return E2BIG;
  }
  if (tcgetattr(descriptor, &saved) != 0) {
    return errno;
  }
  tty = descriptor;
  knows_own = 0;
  memcpy(undo, bytes, length);
  undo_length = length;
  prepare_stderr();
  keep_stderr();
  armed = 1;
  return 0;
}

// A process in the background is stopped by SIGTTOU when it writes or sets modes; giving the
// terminal back must not be stopped by anything.
static sigset_t block_ttou(void) {
  sigset_t set, old;
  sigemptyset(&set);
  sigaddset(&set, SIGTTOU);
  sigprocmask(SIG_BLOCK, &set, &old);
  return old;
}

static void give_back(void) {
  if (may_set_modes()) {
    tcsetattr(tty, TCSADRAIN, &saved);
  }
  show_kept_stderr();
}

void restoring_all(void) {
  if (!atomic_exchange(&armed, 0)) {
    return;
  }
  int error = errno;
  sigset_t old = block_ttou();
  write_all(tty, undo, undo_length);
  give_back();
  sigprocmask(SIG_SETMASK, &old, NULL);
  errno = error;
}

void restoring_modes(void) {
  if (!atomic_exchange(&armed, 0)) {
    return;
  }
  sigset_t old = block_ttou();
  give_back();
  sigprocmask(SIG_SETMASK, &old, NULL);
}

void restoring_note_own_modes(void) { knows_own = tcgetattr(tty, &own) == 0; }

void restoring_again(void) {
  struct termios now;
  // After SIGSTOP and a SIGCONT without a shell between them the modes are still our own.
  if (tcgetattr(tty, &now) == 0 && !(knows_own && same_modes(&now, &own))) {
    saved = now;
  }
  keep_stderr();
  armed = 1;
}

void restoring_say(const char *line) { write_all(STDERR_FILENO, line, strlen(line)); }
