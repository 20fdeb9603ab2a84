#include "controller/journal/saved_game.h"

namespace roque {

unsigned SavedGame::plies() const noexcept {
    unsigned plies = 0;
    for (const Step& step : steps) plies = std::holds_alternative<Played>(step) ? plies + 1 : plies - 1;
    return plies;
}

Position SavedGame::position() const {
    std::vector<Position> line{setup.start};
    for (const Step& step : steps) {
        if (const auto* const played = std::get_if<Played>(&step))
            line.push_back(line.back().after(played->move));
        else
            line.pop_back();
    }
    return line.back();
}

}  // namespace roque
