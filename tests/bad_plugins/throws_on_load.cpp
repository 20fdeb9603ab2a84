#include <stdexcept>

#include "tests/bad_plugins/healthy.h"

// An exception that leaves an initialiser ends the process that loads the library.
namespace {

int fail() {
    throw std::runtime_error("thrown while it is loaded");
}

const int kResult = fail();

}  // namespace

constinit const roque_player_plugin roque_player_plugin_v1 = healthyPlugin("bad_throws_on_load");
