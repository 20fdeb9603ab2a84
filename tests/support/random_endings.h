#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <random>

#include "model/endings/ending_lookup.h"
#include "model/endings/ending_material.h"
#include "model/movegen/legal_moves.h"
#include "model/position/setup.h"

namespace roque::test {

/// A position with some men, drawn by lot; nothing if they would stand on illegal squares.
inline std::optional<Position> drawPosition(const EndingMaterial& material, std::mt19937& lot) {
    Setup setup;
    for (std::size_t place = 0; place < material.size(); ++place) {
        const auto square = Square(static_cast<std::uint32_t>(lot() % kSquareCount));
        if (!setup.board.isEmpty(square)) return std::nullopt;
        setup.board.put(material.man(place).color, material.man(place).type, square);
    }
    setup.sideToMove = lot() % 2 == 0 ? Color::White : Color::Black;
    const auto position = Position::from(setup);
    return position ? std::optional(*position) : std::nullopt;
}

/// The value of a position by its legal moves, from the values after them, which are known.
inline EndingValue valueByMoves(const Position& position, const EndingValues& values) {
    constexpr unsigned kFar = 1000;
    unsigned win = kFar;
    unsigned loss = 0;
    bool isHeld = false;
    const MoveList moves = legalMoves(position);
    for (const Move move : moves) {
        const EndingValue reply = *endingValue(position.after(move), values);
        if (reply.isLost()) win = std::min(win, reply.plies() + 1);
        if (reply.isDraw()) isHeld = true;
        if (reply.isWon()) loss = std::max(loss, reply.plies() + 1);
    }
    if (win < kFar) return EndingValue::mateIn(win);
    if (isHeld || (moves.empty() && !position.isCheck())) return EndingValue::draw();
    return EndingValue::mateIn(loss);
}

}  // namespace roque::test
