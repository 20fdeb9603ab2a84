#pragma once

#include "model/position/position.h"
#include "model/rules/check.h"
#include "plugins/bastion/evaluation/accumulator.h"

namespace roque::bastion {

/// A position of the tree with its checks and pins, which are worked out once.
struct Place {
    explicit Place(const Position& at) noexcept
        : position(at), situation(situationOf(at.board(), at.sideToMove())) {}
    /// Where a move leads; `accumulator` is that of the place left, and is brought up to date.
    Place(const Place& from, Move move, Accumulator& accumulator) noexcept
        : position(from.position.sideToMove() == Color::White
                       ? from.position.after(kWhite, move, accumulator)
                       : from.position.after(kBlack, move, accumulator)),
          situation(situationOf(position.board(), position.sideToMove())) {}

    [[nodiscard]] const Board& board() const noexcept { return position.board(); }
    [[nodiscard]] Color us() const noexcept { return position.sideToMove(); }
    [[nodiscard]] bool isCheck() const noexcept { return situation.isCheck(); }
    /// Whether a move takes a piece or promotes a pawn.
    [[nodiscard]] bool isNoisy(Move move) const noexcept {
        if (move.isCastling()) return false;
        return contains(situation.enemy, move.to()) || move.kind() == Move::Kind::EnPassant
               || move.isPromotion();
    }

    Position position;
    Situation situation;
};

}  // namespace roque::bastion
