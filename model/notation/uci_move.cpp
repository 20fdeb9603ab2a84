#include "model/notation/uci_move.h"

#include <algorithm>
#include <optional>

#include "model/movegen/legal_moves.h"
#include "model/rules/castling.h"
#include "model/rules/promotion.h"

namespace roque {
namespace {

/// The squares and the promotion of a text.
struct Named {
    Square from;
    Square to;
    PieceType promotion;
};

/// The piece of the promotion letter, if a pawn may become it.
std::optional<PieceType> promotionFromLetter(char letter) {
    for (const PieceType choice : Promotion::kChoices) {
        const char lower = letterOf(choice);
        if (letter == lower || letter == lower - 'a' + 'A') return choice;
    }
    return std::nullopt;
}

std::optional<Named> split(std::string_view text) {
    if (text.size() != 4 && text.size() != 5) return std::nullopt;
    const auto from = parseSquare(text.substr(0, 2));
    const auto to = parseSquare(text.substr(2, 2));
    if (!from || !to) return std::nullopt;
    if (text.size() == 4) return Named{*from, *to, PieceType::None};
    const auto promotion = promotionFromLetter(text[4]);
    if (!promotion) return std::nullopt;
    return Named{*from, *to, *promotion};
}

/// The square a castling king arrives on.
Square kingTarget(Move castling, Color color) {
    return Castling::kingTarget(color, Castling::wing(castling.from(), castling.to()));
}

}  // namespace

std::string toUci(Move move, const Position& position, CastlingNotation castling) {
    if (move == Move::null()) return "0000";
    const bool isTwoSquares =
        move.isCastling() && castling == CastlingNotation::KingTwoSquares && fileOf(move.from()) == File::E;
    const Square to = isTwoSquares ? kingTarget(move, position.sideToMove()) : move.to();
    std::string text = toString(move.from()) + toString(to);
    if (move.isPromotion()) text += letterOf(move.promotion());
    return text;
}

Result<Move, MoveError> parseUciMove(const Position& position, std::string_view text) {
    const auto fail = [&](MoveError::Kind kind) { return MoveError{kind, std::string(text)}; };
    if (text == "0000") return fail(MoveError::Kind::Illegal);
    const auto named = split(text);
    if (!named) return fail(MoveError::Kind::Syntax);

    const MoveList moves = legalMoves(position, bit(named->from));
    const auto find = [&](auto isMeant) { return std::find_if(moves.begin(), moves.end(), isMeant); };
    const auto* literal =
        find([&](Move move) { return move.to() == named->to && move.promotion() == named->promotion; });
    if (literal != moves.end()) return *literal;
    const auto* castling = find([&](Move move) {
        return move.isCastling() && named->to == kingTarget(move, position.sideToMove())
               && named->promotion == PieceType::None;
    });
    if (castling != moves.end() && named->from != named->to) return *castling;
    return fail(MoveError::Kind::Illegal);
}

}  // namespace roque
