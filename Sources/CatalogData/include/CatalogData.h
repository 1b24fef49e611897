// The bytes of Data/Cities.catalog, made by `make data`.
#pragma once
#include <stddef.h>
extern const unsigned char catalog_bytes[];
extern const size_t catalog_size;

// Swift does not import an array of unknown length, so this gives its address.
static inline const void *_Nonnull catalog_address(void) { return catalog_bytes; }
