#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "model/base/export.h"
#include "model/board/setup.h"

namespace roque {

/// What can be wrong with a position. Each is a reason why no game can be played from it.
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
    TooManyWhitePromotions,  ///< more pieces beyond the first set than pawns are missing
    TooManyBlackPromotions,
    OpponentInCheck,  ///< the side to move could capture the king
    ImpossibleCheck,  ///< more checkers than any last move can give, or on lines that none can open at once
    CastlingRightWithoutRook,    ///< no own rook on its first rank where the right says it is
    CastlingRightWithoutKing,    ///< the king is not on its first rank, or in a corner
    SeveralCastlingRooksOnWing,  ///< two rooks on the same side of the king are said to have the right
    EnPassantImpossible,         ///< no pawn can have just passed over the en passant square
};

inline constexpr std::size_t kPositionProblemCount = 17;

/// How many pieces a side has at the start of a game, and how many of them are pawns.
inline constexpr unsigned kPiecesAtStart = 16;
inline constexpr unsigned kPawnsAtStart = 8;

/// A set of problems, all that a position has at once. [any-thread]
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

/// One English sentence without a full stop that says what is wrong, such as "White has no king".
[[nodiscard]] ROQUE_MODEL std::string_view describe(PositionProblem problem) noexcept;

/// Every problem of a setup at once. Empty: a game can be played from it. docs/positions.md says what is
/// judged a problem, what is repaired silently and why.
[[nodiscard]] ROQUE_MODEL PositionProblems validate(const Setup& setup);

/// The setup with what can be mended without touching a piece mended: castling rights without king or rook
/// are dropped, an en passant square that cannot be is cleared, counters that no game reaches are lowered and
/// the move number is at least 1. Nothing of this takes a legal move away.
[[nodiscard]] ROQUE_MODEL Setup repaired(Setup setup);

}  // namespace roque
