#pragma once

#include "model/board/checks_and_pins.h"
#include "model/position/position.h"
#include "plugins/bastion/evaluation/move_observer.h"
#include "plugins/bastion/search/transposition_table.h"

namespace roque::bastion {

/// A position of the search tree with its checks and pins, which are found once.
struct SearchPosition {
    explicit SearchPosition(const Position& root) noexcept
        : position(root), checksAndPins(checksAndPinsOf(root.board(), root.sideToMove())) {}
    /// The position after a move, which the observer sees. What the table knows of it is on its way into the
    /// processor's cache while its checks and pins are found.
    SearchPosition(const SearchPosition& from, Move move, const MoveObserver& observer,
                   const TranspositionTable& table) noexcept
        : position(from.us() == Color::White ? from.position.after(kWhite, move, observer)
                                             : from.position.after(kBlack, move, observer)),
          checksAndPins(checksAndPinsWhileLoading(position, table)) {}

    [[nodiscard]] const Board& board() const noexcept { return position.board(); }
    [[nodiscard]] Key key() const noexcept { return position.key(); }
    [[nodiscard]] Color us() const noexcept { return position.sideToMove(); }
    [[nodiscard]] bool isCheck() const noexcept { return checksAndPins.isCheck(); }
    /// Whether a move is *noisy*: a capture or a promotion.
    [[nodiscard]] bool isNoisy(Move move) const noexcept {
        if (move.isCastling()) return false;
        return contains(checksAndPins.enemy, move.to()) || move.kind() == Move::Kind::EnPassant
               || move.isPromotion();
    }
    /// Whether the side to move has more than its king and pawns. If not, zugzwang is likely: a pass would be
    /// best.
    [[nodiscard]] bool hasNonPawnMaterial() const noexcept {
        return (board().pieces(us()) & ~board().pieces(PieceType::Pawn) & ~board().pieces(PieceType::King))
               != 0;
    }

    Position position;
    ChecksAndPins checksAndPins;

private:
    static ChecksAndPins checksAndPinsWhileLoading(const Position& position,
                                                   const TranspositionTable& table) noexcept {
        table.prefetch(position.key());
        return checksAndPinsOf(position.board(), position.sideToMove());
    }
};

}  // namespace roque::bastion
