#include "releasing.h"

_Thread_local Releases current_releases;
