#include "plugins/bastion/training/packed_position.h"

#include <algorithm>

#include "plugins/bastion/base/little_endian.h"

namespace roque::bastion::training {
namespace {

constexpr unsigned kBlackPiece = 8;
unsigned codeOf(PieceType type) noexcept {
    return static_cast<unsigned>(std::ranges::find(kPieceTypes, type) - kPieceTypes.begin());
}

}  // namespace

PackedPosition::PackedPosition(const Position& position, Value valueForMover)
    : occupied(position.board().occupied()),
      value(static_cast<std::int16_t>(valueForMover)),
      sideToMove(position.sideToMove()) {
    const Board& board = position.board();
    std::size_t number = 0;
    for (const Square square : SquaresOf(occupied)) {
        const unsigned color = contains(board.pieces(Color::Black), square) ? kBlackPiece : 0;
        const unsigned code = codeOf(board.typeOn(square)) | color;
        pieces[number / 2] = static_cast<std::uint8_t>(pieces[number / 2] | code << (number % 2 * 4));
        ++number;
    }
}

bool PackedPosition::isSound() const noexcept {
    const auto all = static_cast<std::size_t>(count(occupied));
    if (all > kMaxPieces) return false;
    for (std::size_t number = 0; number < all; ++number) {
        if (piece(number) % kBlackPiece >= kPieceTypes.size()) return false;
    }
    return true;
}

Result<Position, PositionProblems> PackedPosition::position() const {
    Setup setup;
    setup.sideToMove = sideToMove;
    std::size_t number = 0;
    for (const Square square : SquaresOf(occupied)) {
        if (number == kMaxPieces) break;
        const unsigned code = piece(number++);
        if (code % kBlackPiece >= kPieceTypes.size()) continue;
        const Color color = (code & kBlackPiece) != 0 ? Color::Black : Color::White;
        setup.board.put(color, kPieceTypes[code % kBlackPiece], square);
    }
    return Position::from(setup);
}

PackedPosition::Bytes PackedPosition::bytes() const noexcept {
    Bytes bytes{};
    std::uint8_t* to = putLittleEndian(std::uint64_t{occupied}, bytes.data());
    to = std::ranges::copy(pieces, to).out;
    to = putLittleEndian(value, to);
    *to++ = static_cast<std::uint8_t>(sideToMove);
    *to++ = static_cast<std::uint8_t>(outcome);
    putLittleEndian(game, to);
    return bytes;
}

PackedPosition PackedPosition::fromBytes(std::span<const std::uint8_t, kSize> bytes) noexcept {
    PackedPosition packed;
    const std::uint8_t* from = bytes.data();
    packed.occupied = takeLittleEndian<std::uint64_t>(from);
    std::copy_n(from, packed.pieces.size(), packed.pieces.begin());
    from += packed.pieces.size();
    packed.value = takeLittleEndian<std::int16_t>(from);
    packed.sideToMove = Color(*from++ & 1U);
    packed.outcome = Outcome(*from++ & 3U);
    packed.game = takeLittleEndian<std::uint32_t>(from);
    return packed;
}

}  // namespace roque::bastion::training
