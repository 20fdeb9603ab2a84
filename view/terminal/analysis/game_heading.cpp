#include "view/terminal/analysis/game_heading.h"

#include <string_view>

namespace roque::terminal {

Message gameHeading(const annotation::SourceGame& game, std::size_t all) {
    // The standard of PGN has "?" for an unknown name.
    const auto nameIn = [&](std::string_view tag) {
        const std::string_view name = game.game.record.tags.value(tag);
        return name.empty() ? "?" : name;
    };
    return ROQUE_MESSAGE("Game {0} of {1}: {2} – {3}", game.number, all, nameIn("White"), nameIn("Black"));
}

}  // namespace roque::terminal
