#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/base/export.h"
#include "model/base/message.h"
#include "model/position/setup.h"

namespace roque {

/// What can be wrong with a setup. Each problem prevents a game from being played from it.
enum class PositionProblem : std::uint8_t {
    NoWhiteKing,
    NoBlackKing,
    SeveralWhiteKings,
    SeveralBlackKings,
    PawnOnFirstOrLastRank,
    TooManyWhitePieces,  ///< more than sixteen
    TooManyBlackPieces,
    TooManyWhitePawns,  ///< more than eight
    TooManyBlackPawns,
    TooManyWhitePromotions,  ///< more promoted pieces than missing pawns
    TooManyBlackPromotions,
    OpponentInCheck,             ///< the side to move could capture the king
    ImpossibleCheck,             ///< no last move can give check with these pieces
    CastlingRightWithoutRook,    ///< no rook of that color on the square that has the right
    CastlingRightWithoutKing,    ///< the king is not on its first rank, or is in a corner
    SeveralCastlingRooksOnWing,  ///< two rooks on the same side of the king have a right
    EnPassantImpossible,         ///< no pawn can just have passed over that square
};

inline constexpr std::size_t kPositionProblemCount = 17;

/// How many pieces a side has at the start of a game, and how many of these are pawns.
inline constexpr unsigned kPiecesAtStart = 16;
inline constexpr unsigned kPawnsAtStart = 8;

/// The set of all problems of one setup. [any-thread]
class PositionProblems {
public:
    void add(PositionProblem problem) noexcept { set_.set(static_cast<std::size_t>(problem)); }
    [[nodiscard]] bool has(PositionProblem problem) const noexcept {
        return set_.test(static_cast<std::size_t>(problem));
    }
    [[nodiscard]] bool empty() const noexcept { return set_.none(); }
    [[nodiscard]] std::size_t size() const noexcept { return set_.count(); }
    /// The problems in the order of the enumeration.
    [[nodiscard]] ROQUE_MODEL std::vector<PositionProblem> list() const;
    bool operator==(const PositionProblems&) const noexcept = default;

private:
    std::bitset<kPositionProblemCount> set_;
};

/// A sentence without a full stop that says what is wrong, such as "White has no king".
[[nodiscard]] ROQUE_MODEL Message describe(PositionProblem problem);

/// All problems of a setup; empty if a game can be played from it. docs/positions.md says what counts as a
/// problem, what is repaired silently, and why.
[[nodiscard]] ROQUE_MODEL PositionProblems validate(const Setup& setup);

/// The setup with everything repaired that does not involve a piece: drops castling rights without a king or
/// rook, clears an impossible en passant square, lowers counters no game reaches, and raises the move number
/// to at least 1. None of this removes a legal move.
[[nodiscard]] ROQUE_MODEL Setup repaired(Setup setup);

}  // namespace roque
