#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/notation/pgn/game_builder.h"
#include "model/notation/pgn/pgn_writer.h"
#include "tests/fuzz/property.h"

// Whatever a file holds: games that were understood are written and read again as the same games, and the
// text of the others is kept.

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace roque;
    using fuzz::require;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const ReadGame& game : readPgn(text)) {
        if (game.hasErrors()) {
            require(!game.text.empty(), "the text of a game with errors is kept");
            continue;
        }
        const std::string written = toPgn(game.record);
        const auto again = readPgn(written);
        require(again.size() == 1, "a game that is written is one game");
        require(!again[0].hasErrors(), "without errors");
        require(toPgn(again[0].record) == written, "and the same");
    }
    return 0;
}
