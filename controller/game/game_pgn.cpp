#include "controller/game/game_pgn.h"

#include <string>

#include <fmt/format.h>

#include "model/game/game_record.h"
#include "model/game/side_tags.h"

namespace roque {
namespace {

std::string dateText(std::chrono::year_month_day date) {
    return fmt::format("{:04}.{:02}.{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

/// The value of PGN's Termination tag (section 9.8.1).
std::string_view terminationText(const Game& game) {
    if (!game.outcome()) return "unterminated";
    switch (game.outcome()->termination) {
        case Termination::FlagFall:
            return "time forfeit";
        case Termination::Forfeit:
            return "rules infraction";
        case Termination::Aborted:
            return "abandoned";
        case Termination::Checkmate:
        case Termination::Stalemate:
        case Termination::DeadPosition:
        case Termination::ThreefoldRepetition:
        case Termination::FivefoldRepetition:
        case Termination::FiftyMoves:
        case Termination::SeventyFiveMoves:
        case Termination::Agreement:
        case Termination::Resignation:
            break;
    }
    return "normal";
}

/// Leaves out the moves that were taken back last, behind those that stand: there is no move beside which
/// they could be a variation. A file would give them as played, or in a variation that repeats the last move.
void leaveOutUnplayed(const Game& game, GameRecord& record) {
    GameNode* last = record.root.get();
    while (last->ply() < game.current().ply()) last = &last->child(0);
    while (last->childCount() > 0) static_cast<void>(last->detach(0));
}

}  // namespace

GameRecord recordOf(const GameController& controller, std::chrono::year_month_day began) {
    const Game& game = *controller.game();
    GameRecord record = recordOf(game);
    leaveOutUnplayed(game, record);
    record.tags.set("Event", "Casual game");
    record.tags.set("Date", dateText(began));
    record.tags.set("White", controller.playerName(Color::White));
    record.tags.set("Black", controller.playerName(Color::Black));
    setTimeControls(record.tags, controller.setup().time);
    record.tags.set("Termination", terminationText(game));
    for (const Color color : kColors) {
        if (const unsigned hints = controller.hints()[color]; hints > 0)
            record.tags.set(color == Color::White ? "WhiteHints" : "BlackHints", std::to_string(hints));
    }
    return record;
}

}  // namespace roque
