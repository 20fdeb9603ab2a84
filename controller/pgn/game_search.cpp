#include "controller/pgn/game_search.h"

namespace roque {

bool GameSearch::searchNextPart(const PgnFile& file) {
    if (parts_ >= file.parts().size()) return false;
    const PgnIndexPart& part = *file.parts()[parts_++];
    for (std::size_t at = 0; at < part.size(); ++at, ++games_) {
        if (matcher_.matches(part.summary(at))) found_.push_back(games_);
    }
    return true;
}

}  // namespace roque
