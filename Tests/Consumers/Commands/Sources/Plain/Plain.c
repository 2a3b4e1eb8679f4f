#include "Plain.h"

int plain(void) { return 1; }
