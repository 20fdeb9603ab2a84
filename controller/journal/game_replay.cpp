#include "controller/journal/game_replay.h"

#include <utility>

#include "controller/game/game_setup_json.h"
#include "controller/journal/journal_json.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

/// Rebuilds a game event by event.
class Replay {
public:
    explicit Replay(SavedGame& game) : game_(game), line_{game.setup.start} {}

    /// Applies an event. Returns false if it is impossible.
    [[nodiscard]] bool apply(const JournalEvent& event) {
        using Kind = JournalEvent::Kind;
        switch (event.kind) {
            case Kind::Ply:
                return play(event.detail, event.clock);
            case Kind::TakeBack:
                return takeBack();
            case Kind::Player:
                return replacePlayer(event.detail);
            case Kind::Hint:
                ++game_.hints[line_.back().sideToMove()];
                break;
            case Kind::Begin:
                return false;  // a second one
            case Kind::End:
            case Kind::Adjourn:
            case Kind::Resume:
            case Kind::Abandon:
            case Kind::Clock:
                break;
        }
        return true;
    }

private:
    [[nodiscard]] bool play(const std::string& uci, const ClockReading& clock) {
        const auto move = parseUciMove(line_.back(), uci);
        if (!move) return false;
        game_.steps.emplace_back(SavedGame::Played{*move, clock.remaining[line_.back().sideToMove()]});
        line_.push_back(line_.back().after(*move));
        return true;
    }

    [[nodiscard]] bool takeBack() {
        if (line_.size() == 1) return false;
        line_.pop_back();
        game_.steps.emplace_back(SavedGame::TakenBack{});
        return true;
    }

    [[nodiscard]] bool replacePlayer(const std::string& detail) {
        auto player = fromJsonText<NewPlayer>(detail);
        if (!player) return false;
        game_.setup.players[player->color] = std::move(player->player);
        if (player->hints) game_.hints[player->color] = *player->hints;
        return true;
    }

    SavedGame& game_;
    std::vector<Position> line_;
};

}  // namespace

std::optional<SavedGame> replay(std::vector<JournalEvent> events) {
    if (events.empty() || events.front().kind != JournalEvent::Kind::Begin) return std::nullopt;
    auto begun = fromJsonText<BegunGame>(events.front().detail);
    if (!begun) return std::nullopt;
    SavedGame game;
    game.id = events.front().game;
    game.setup = std::move(begun->setup);
    game.began = std::move(begun->began);
    Replay steps(game);
    std::size_t number = 0;
    for (const JournalEvent& event : events) {
        if (event.number != number) break;  // an event is missing
        if (number > 0 && !steps.apply(event)) break;
        game.clock = event.clock;
        game.isAdjourned = event.kind == JournalEvent::Kind::Adjourn;
        ++number;
    }
    game.isCutOff = number < events.size();
    events.resize(number);
    game.events = std::move(events);
    return game;
}

}  // namespace roque
