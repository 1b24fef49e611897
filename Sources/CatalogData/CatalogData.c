#include "CatalogData.h"

const unsigned char catalog_bytes[] = {
#embed "../../Data/Cities.catalog"
};
const size_t catalog_size = sizeof catalog_bytes;
