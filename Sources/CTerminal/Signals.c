#define _GNU_SOURCE
#include "CTerminal.h"
#include "Restoring.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static atomic_uint flags;
static int pipe_ends[2] = {-1, -1};
static struct sigaction previous[NSIG];

// A flag for whoever asks, and a byte for whoever waits: with the flag alone a signal that comes
// just before `poll` is lost until the next key.
static void note(int signal) {
  int error = errno;
  unsigned flag = TERMINAL_LEAVE;
  if (signal == SIGWINCH) flag = TERMINAL_RESIZED;
  if (signal == SIGTSTP) flag = TERMINAL_STOP;
  if (signal == SIGCONT) flag = TERMINAL_CONTINUED;
  atomic_fetch_or(&flags, flag);
  // A full pipe wakes the reader as well.
  if (write(pipe_ends[1], "", 1) < 0) {
    errno = error;
  }
  errno = error;
}

static void die_of(int signal) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal, &standard, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  raise(signal);
  // The signal is blocked while its handler runs.
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

static void end(int signal) {
  restoring_all();
  die_of(signal);
}

static void say(int signal) {
  const char *name = "unknown";
  switch (signal) {
  case SIGILL: name = "SIGILL"; break;
  case SIGTRAP: name = "SIGTRAP"; break;
  case SIGSEGV: name = "SIGSEGV"; break;
  case SIGBUS: name = "SIGBUS"; break;
  case SIGFPE: name = "SIGFPE"; break;
  }
  restoring_say("citypicker: internal error, signal ");
  restoring_say(name);
  restoring_say("\n");
}

static void fault(int signal, siginfo_t *info, void *context) {
  (void)context;
  restoring_all();
  if (info->si_code <= 0) {
    // Sent by a process: it would not happen again by itself.
    die_of(signal);
    return;
  }
  say(signal);
  // The fault happens again as soon as we return, and then ends the program with its own status
  // and whatever report the Swift runtime makes of it.
  sigaction(signal, &previous[signal], NULL);
}

static const int noted[] = {SIGTERM, SIGHUP, SIGINT, SIGWINCH, SIGTSTP, SIGCONT};
static const int ending[] = {SIGQUIT, SIGABRT};
static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE};
#define COUNT(array) (sizeof array / sizeof *array)

static void install(int signal, struct sigaction action) {
  sigfillset(&action.sa_mask);
  sigaction(signal, NULL, &previous[signal]);
  // What was ignored from the start stays so: nohup, and shells without job control, ask for it.
  int is_ignored = previous[signal].sa_handler == SIG_IGN;
  if (!is_ignored || signal == SIGWINCH || signal == SIGCONT) {
    sigaction(signal, &action, NULL);
  }
}

// A stack overflow can be handled on another stack only. Swift's runtime may have set one up.
static void use_other_stack(void) {
  static char stack[64 * 1024];
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
    stack_t ours = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&ours, NULL);
  }
}

int terminal_guard_begin(int tty, const void *undo, size_t length) {
  static int has_exit_handler;
  if (pipe_ends[0] < 0 && pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0) {
    return errno;
  }
  if (!has_exit_handler && atexit(restoring_all) == 0) {
    has_exit_handler = 1;
  }
  int error = restoring_save(tty, undo, length);
  if (error != 0) {
    return error;
  }
  use_other_stack();
  for (size_t i = 0; i < COUNT(noted); i++) {
    install(noted[i], (struct sigaction){.sa_handler = note, .sa_flags = SA_RESTART});
  }
  for (size_t i = 0; i < COUNT(ending); i++) {
    install(ending[i], (struct sigaction){.sa_handler = end, .sa_flags = SA_ONSTACK});
  }
  for (size_t i = 0; i < COUNT(faults); i++) {
    install(faults[i],
            (struct sigaction){.sa_sigaction = fault, .sa_flags = SA_SIGINFO | SA_ONSTACK});
  }
  // A closed pipe is an error of the write to it.
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  sigaction(SIGPIPE, &ignore, NULL);
  return 0;
}

void terminal_guard_entered(void) { restoring_note_own_modes(); }

void terminal_guard_leave(void) { restoring_modes(); }

void terminal_guard_retake(void) { restoring_again(); }

void terminal_guard_stop(void) {
  if (previous[SIGTSTP].sa_handler == SIG_IGN) {
    return;
  }
  struct sigaction standard = {.sa_handler = SIG_DFL}, ours;
  sigaction(SIGTSTP, &standard, &ours);
  // The whole group, as the terminal would do it: the other programs of a pipeline stop too.
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &ours, NULL);
}

void terminal_guard_await_foreground(void) {
  while (!restoring_is_in_front() && !(atomic_load(&flags) & TERMINAL_LEAVE)) {
    atomic_fetch_and(&flags, ~(unsigned)TERMINAL_CONTINUED);
    raise(SIGTTOU);
    // Without a shell to continue it the group cannot be stopped: it would ask for ever.
    if (!(atomic_load(&flags) & TERMINAL_CONTINUED)) {
      return;
    }
  }
}

static void put_back(const int *signals, size_t count) {
  for (size_t i = 0; i < count; i++) {
    sigaction(signals[i], &previous[signals[i]], NULL);
  }
}

void terminal_guard_end(void) {
  restoring_modes();
  put_back(noted, COUNT(noted));
  put_back(ending, COUNT(ending));
  put_back(faults, COUNT(faults));
}

int terminal_signal_descriptor(void) { return pipe_ends[0]; }

unsigned terminal_signals_take(void) {
  char bytes[64];
  while (read(pipe_ends[0], bytes, sizeof bytes) > 0) {
  }
  return atomic_fetch_and(&flags, TERMINAL_LEAVE);
}
