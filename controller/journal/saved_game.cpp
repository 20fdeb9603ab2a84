#include "controller/journal/saved_game.h"

namespace roque {

unsigned SavedGame::plies() const noexcept {
    unsigned plies = 0;
    for (const Step& step : steps) plies = std::holds_alternative<Move>(step) ? plies + 1 : plies - 1;
    return plies;
}

Position SavedGame::position() const {
    std::vector<Position> line{setup.start};
    for (const Step& step : steps) {
        if (const auto* const move = std::get_if<Move>(&step))
            line.push_back(line.back().after(*move));
        else
            line.pop_back();
    }
    return line.back();
}

}  // namespace roque
