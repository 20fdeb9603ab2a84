#include "tests/bad_plugins/healthy.h"

// Without fault: to compare with, and to see that it loads beside all the others.
constinit const roque_player_plugin roque_player_plugin_v1 = healthyPlugin("healthy");
