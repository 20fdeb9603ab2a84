#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "controller/match/adjudication.h"
#include "controller/match/match_player.h"
#include "controller/match/opening.h"
#include "controller/search/search_engine.h"
#include "model/game/chess_clock.h"
#include "model/game/game.h"
#include "model/game/game_record.h"

namespace roque::match {

/// The rules of all games of a match.
struct GameRules {
    AdjudicationRules adjudication;
    std::chrono::milliseconds margin{0};  ///< how late a move may come without the flag falling
    std::chrono::milliseconds patience{
        300'000};  ///< for a move without a clock; then the engine counts as hung
};

/// How a game of a match ended.
enum class GameEnd : std::uint8_t {
    Rules,         ///< mate, stalemate, a draw of the rules
    Adjudication,  ///< AdjudicationRules
    TimeLoss,      ///< an engine answered too late: it has lost, if the opponent can mate
    IllegalMove,   ///< an engine answered with something that is not a legal move: it has lost
    EngineFailed,  ///< an engine died or hung: the game is void
    Interrupted,   ///< a stop was requested: the game is void
};

/// A game that was played in a match.
struct PlayedGame {
    GameEnd end = GameEnd::Interrupted;
    Message reason;                                ///< a sentence without a full stop
    std::optional<Color> culprit;                  ///< whose time, move or engine ended it
    GameRecord record;                             ///< every move with clock and evaluation; no tags
    ByColor<std::chrono::milliseconds> thought{};  ///< in total, by each side
    ByColor<std::vector<std::string>> told{};      ///< to people, by each engine before its first move

    [[nodiscard]] bool isVoid() const noexcept {
        return end == GameEnd::EngineFailed || end == GameEnd::Interrupted;
    }
};

/// What a side's engine did wrong, such as "White: It has ended with exit code 3".
[[nodiscard]] Message describe(Color side, const EngineError& error);

/// One game between two engines. It keeps the clock, which runs from the moment an engine is told to think
/// until its answer arrives, by the system's steady clock.
class MatchGame {
public:
    MatchGame(ByColor<SearchEngine*> engines, const ByColor<MoveLimits>& limits, const Opening& opening,
              const GameRules& rules);

    /// Plays it to its end.
    [[nodiscard]] PlayedGame play(const std::stop_token& stop);

private:
    [[nodiscard]] bool begin();
    [[nodiscard]] bool makeMove(const std::stop_token& stop);
    [[nodiscard]] SearchRequest request() const;
    [[nodiscard]] std::chrono::milliseconds patience() const;
    void annotate(const SearchAnswer& answer, ClockTime thought);
    [[nodiscard]] bool settle(const std::optional<Score>& scoreForMover);
    void fail(Color side, const EngineError& error);
    void loseOnTime(Color side);
    [[nodiscard]] PlayedGame report() const;

    ByColor<SearchEngine*> engines_;
    ByColor<MoveLimits> limits_;
    Opening opening_;
    GameRules rules_;
    Game game_;
    ChessClock clock_;
    ChessClock::TimePoint now_{};  ///< the game's own time, which only thinking advances
    Adjudicator adjudicator_;
    std::vector<MoveNotes> notes_;  ///< of each ply
    GameEnd end_ = GameEnd::Rules;
    Message reason_;
    std::optional<Color> culprit_;
    ByColor<std::chrono::milliseconds> thought_{};
    ByColor<bool> hasMoved_{};
    ByColor<std::vector<std::string>> told_{};
};

}  // namespace roque::match
