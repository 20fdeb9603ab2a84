#include "view/game/head_to_head.h"

namespace roque {
namespace {

/// Counts a game that the player of a side has finished.
void count(GameResult result, Color color, Tally& tally) {
    if (result == GameResult::Draw) ++tally.drawn;
    if (result == GameResult::WhiteWins) ++(color == Color::White ? tally.won : tally.lost);
    if (result == GameResult::BlackWins) ++(color == Color::Black ? tally.won : tally.lost);
}

}  // namespace

std::map<std::string, Tally, std::less<>> talliesOf(const std::vector<PointsEntry>& games,
                                                    std::string_view player) {
    std::map<std::string, Tally, std::less<>> tallies;
    for (const PointsEntry& game : games) {
        if (game.names[Color::White] == game.names[Color::Black]) continue;
        for (const Color color : kColors) {
            if (game.names[color] == player) count(game.result, color, tallies[game.names[~color]]);
        }
    }
    return tallies;
}

}  // namespace roque
