#include "plugins/sdk/roque_player_plugin.h"

// A library like any other, which exports something else.
extern "C" [[gnu::visibility("default")]] int roque_player_plugin_v0() {
    return ROQUE_PLAYER_OK;
}
