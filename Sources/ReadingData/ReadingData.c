#include "ReadingData.h"

const unsigned char readings_bytes[] = {
#embed "../../Data/Readings.table"
};
const size_t readings_size = sizeof readings_bytes;
