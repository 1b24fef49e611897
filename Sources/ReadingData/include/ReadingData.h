// The bytes of Data/Readings.table, made by `make data`.
#pragma once
#include <stddef.h>
extern const unsigned char readings_bytes[];
extern const size_t readings_size;
// Swift does not import an array of unknown length; a pointer to it, it does.
static inline const unsigned char *readings_start(void) { return readings_bytes; }
