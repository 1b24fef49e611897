// The bytes of Data/Readings.table, made by `make data`.
#pragma once
#include <stddef.h>
extern const unsigned char readings_bytes[];
extern const size_t readings_size;
