#include "model/game/outcome.h"

#include <array>

#include "model/movegen/legal_moves.h"
#include "model/rules/dead_position.h"

namespace roque {
namespace {

/// Plies without capture or pawn move after which the game is drawn (FIDE article 9.6.2).
constexpr unsigned kSeventyFiveMoves = 150;

struct Words {
    Termination termination;
    std::string_view whiteWins;
    std::string_view blackWins;
    std::string_view nobodyWins;
};

constexpr std::array kWords{
    Words{Termination::Checkmate, "White wins by checkmate", "Black wins by checkmate", "Draw"},
    Words{Termination::Stalemate, "White wins", "Black wins", "Draw by stalemate"},
    Words{Termination::DeadPosition, "White wins", "Black wins", "Draw: neither side can give mate"},
    Words{Termination::ThreefoldRepetition, "White wins", "Black wins", "Draw by threefold repetition"},
    Words{Termination::FivefoldRepetition, "White wins", "Black wins", "Draw by fivefold repetition"},
    Words{Termination::FiftyMoves, "White wins", "Black wins", "Draw by the fifty-move rule"},
    Words{Termination::SeventyFiveMoves, "White wins", "Black wins", "Draw by the seventy-five-move rule"},
    Words{Termination::Agreement, "White wins", "Black wins", "Draw by agreement"},
    Words{Termination::Resignation, "White wins: Black resigned", "Black wins: White resigned", "Draw"},
    Words{Termination::FlagFall, "White wins on time", "Black wins on time",
          "Draw: time has run out and the opponent cannot give mate"},
    Words{Termination::Forfeit, "White wins: Black could not go on", "Black wins: White could not go on",
          "Draw"},
    Words{Termination::Aborted, "White wins", "Black wins", "The game was broken off"},
};

}  // namespace

std::string_view Outcome::score() const noexcept {
    if (winner) return *winner == Color::White ? "1-0" : "0-1";
    return termination == Termination::Aborted ? "*" : "1/2-1/2";
}

std::string_view describe(const Outcome& outcome) noexcept {
    for (const Words& words : kWords) {
        if (words.termination != outcome.termination) continue;
        if (!outcome.winner) return words.nobodyWins;
        return *outcome.winner == Color::White ? words.whiteWins : words.blackWins;
    }
    return {};
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
