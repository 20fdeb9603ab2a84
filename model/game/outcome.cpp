#include "model/game/outcome.h"

#include <algorithm>
#include <array>

#include "model/draws/dead_position.h"
#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

/// Plies without capture or pawn move after which the game is drawn (FIDE article 9.6.2).
constexpr unsigned kSeventyFiveMoves = 150;

struct Words {
    Termination termination;
    MessagePattern<0> whiteWins;
    MessagePattern<0> blackWins;
    MessagePattern<0> nobodyWins;
};

constexpr std::array kWords{
    Words{Termination::Checkmate, ROQUE_PATTERN("White wins by checkmate"),
          ROQUE_PATTERN("Black wins by checkmate"), ROQUE_PATTERN("Draw")},
    Words{Termination::Stalemate, ROQUE_PATTERN("White wins"), ROQUE_PATTERN("Black wins"),
          ROQUE_PATTERN("Draw by stalemate")},
    Words{Termination::DeadPosition, ROQUE_PATTERN("White wins"), ROQUE_PATTERN("Black wins"),
          ROQUE_PATTERN("Draw: neither side can give mate")},
    Words{Termination::ThreefoldRepetition, ROQUE_PATTERN("White wins"), ROQUE_PATTERN("Black wins"),
          ROQUE_PATTERN("Draw by threefold repetition")},
    Words{Termination::FivefoldRepetition, ROQUE_PATTERN("White wins"), ROQUE_PATTERN("Black wins"),
          ROQUE_PATTERN("Draw by fivefold repetition")},
    Words{Termination::FiftyMoves, ROQUE_PATTERN("White wins"), ROQUE_PATTERN("Black wins"),
          ROQUE_PATTERN("Draw by the fifty-move rule")},
    Words{Termination::SeventyFiveMoves, ROQUE_PATTERN("White wins"), ROQUE_PATTERN("Black wins"),
          ROQUE_PATTERN("Draw by the seventy-five-move rule")},
    Words{Termination::Agreement, ROQUE_PATTERN("White wins"), ROQUE_PATTERN("Black wins"),
          ROQUE_PATTERN("Draw by agreement")},
    Words{Termination::Resignation, ROQUE_PATTERN("White wins: Black resigned"),
          ROQUE_PATTERN("Black wins: White resigned"), ROQUE_PATTERN("Draw")},
    Words{Termination::FlagFall, ROQUE_PATTERN("White wins on time"), ROQUE_PATTERN("Black wins on time"),
          ROQUE_PATTERN("Draw: time has run out and the opponent cannot give mate")},
    Words{Termination::Forfeit, ROQUE_PATTERN("White wins: Black could not go on"),
          ROQUE_PATTERN("Black wins: White could not go on"), ROQUE_PATTERN("Draw")},
    Words{Termination::Aborted, ROQUE_PATTERN("White wins"), ROQUE_PATTERN("Black wins"),
          ROQUE_PATTERN("The game was broken off")},
};

}  // namespace

std::string_view Outcome::score() const noexcept {
    if (winner) return *winner == Color::White ? "1-0" : "0-1";
    return termination == Termination::Aborted ? "*" : "1/2-1/2";
}

Message describe(const Outcome& outcome) {
    const auto* const words = std::find_if(kWords.begin(), kWords.end(), [&](const Words& each) {
        return each.termination == outcome.termination;
    });
    if (!outcome.winner) return words->nobodyWins;
    return *outcome.winner == Color::White ? words->whiteWins : words->blackWins;
}

std::optional<Outcome> outcomeOf(const Position& position) {
    if (!hasLegalMove(position)) {
        if (position.isCheck()) return Outcome{~position.sideToMove(), Termination::Checkmate};
        return Outcome{std::nullopt, Termination::Stalemate};
    }
    if (isDeadPosition(position)) return Outcome{std::nullopt, Termination::DeadPosition};
    if (position.halfmoveClock() >= kSeventyFiveMoves)
        return Outcome{std::nullopt, Termination::SeventyFiveMoves};
    return std::nullopt;
}

Outcome flagFall(const Position& position, Color whose) {
    if (!canMate(position, ~whose)) return {std::nullopt, Termination::FlagFall};
    return {~whose, Termination::FlagFall};
}

}  // namespace roque
