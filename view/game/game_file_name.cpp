#include "view/game/game_file_name.h"

#include <algorithm>
#include <string_view>

namespace roque {
namespace {

/// Whether a date is complete in PGN's form (section 8.1.1.3), such as "2026.11.22".
bool isWholeDate(std::string_view date) noexcept {
    constexpr std::string_view kShape = "dddd.dd.dd";
    return std::ranges::equal(date, kShape, [](char letter, char shape) {
        return shape == 'd' ? letter >= '0' && letter <= '9' : letter == shape;
    });
}

}  // namespace

std::string gameFileName(const GameTags& tags) {
    std::string day(tags.value("Date"));
    if (!isWholeDate(day)) return "game.pgn";
    std::ranges::replace(day, '.', '-');
    return "game " + day + ".pgn";
}

}  // namespace roque
