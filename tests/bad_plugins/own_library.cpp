#include <cstring>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>

#include "plugins/sdk/roque_player_plugin.h"

// A sound plugin with a C++ library of its own in it, as one built by another compiler has: exceptions,
// streams and texts of two libraries are in one process, and only C types cross.

namespace {

using Moves = std::map<std::size_t, std::string>;

/// The move after so many, by all that differs from library to library. Throws where it has none.
std::string moveAfter(std::size_t count) {
    static const Moves kMoves{{0, "g1f3"}, {1, "g8f6"}, {2, "f3g1"}, {3, "f6g8"}};
    std::ostringstream number;
    number << count;
    try {
        return kMoves.at(std::stoul(number.str()));
    } catch (const std::out_of_range&) {
        throw std::runtime_error("no move after " + number.str());
    }
}

void tell(const char* what, roque_player_failure* failure) {
    std::strncpy(failure->text, what, sizeof failure->text - 1);
}

void* create(roque_player_failure* /*failure*/) {
    return new std::string("a player");
}
void destroy(void* player) {
    delete static_cast<std::string*>(player);
}
int setOption(void* /*player*/, const char* /*name*/, const char* /*value*/,
              roque_player_failure* /*failure*/) {
    return ROQUE_PLAYER_OK;
}
int newGame(void* /*player*/, roque_player_failure* /*failure*/) {
    return ROQUE_PLAYER_OK;
}
int search(void* /*player*/, const roque_player_request* request, roque_player_answer* answer) {
    try {
        std::strcpy(answer->best_move, moveAfter(request->move_count).c_str());
        return ROQUE_PLAYER_OK;
    } catch (const std::exception& error) {
        tell(error.what(), &answer->failure);
        return ROQUE_PLAYER_FAILED;
    }
}

}  // namespace

constinit const roque_player_plugin roque_player_plugin_v1{
    .size = sizeof(roque_player_plugin),
    .abi_version = ROQUE_PLAYER_ABI_VERSION,
    .id = "own_library",
    .name = "own_library",
    .author = "The tests of Roque",
    .version = "1.0",
    .capabilities = 0,
    .option_count = 0,
    .options = nullptr,
    .create = create,
    .destroy = destroy,
    .set_option = setOption,
    .new_game = newGame,
    .search = search,
};
