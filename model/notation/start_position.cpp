#include "model/notation/start_position.h"

#include "model/notation/fen.h"

namespace roque {
namespace {

constexpr Bitboard kStandardRooks = bit(Square::A1) | bit(Square::H1) | bit(Square::A8) | bit(Square::H8);

bool castlesAsInStandardChess(const Position& position) {
    if ((position.castlingRooks() & ~kStandardRooks) != 0) return false;
    for (const Color color : kColors) {
        const bool mayCastle = (position.castlingRooks() & position.board().pieces(color)) != 0;
        if (mayCastle && fileOf(position.board().king(color)) != File::E) return false;
    }
    return true;
}

}  // namespace

Result<StartPosition, FenError> readStartPosition(std::string_view fen) {
    auto position = parseFen(fen);
    if (!position) return std::move(position).error();
    const bool isStandard = !usesShredderCastling(fen) && castlesAsInStandardChess(*position);
    return StartPosition{*position, isStandard ? Variant::Standard : Variant::Chess960};
}

}  // namespace roque
