// The bytes of Data/Cities.catalog, made by `make data`.
#pragma once
#include <stddef.h>
extern const unsigned char catalog_bytes[];
extern const size_t catalog_size;
