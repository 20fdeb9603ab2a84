#include "model/position/odds.h"

#include <cassert>

namespace roque {
namespace {

/// The squares left empty if White gives the odds.
constexpr Bitboard emptySquares(PieceOdds odds) noexcept {
    switch (odds) {
        case PieceOdds::Pawn:
            return bit(Square::F2);
        case PieceOdds::Knight:
            return bit(Square::B1);
        case PieceOdds::Rook:
            return bit(Square::A1);
        case PieceOdds::TwoKnights:
            return bit(Square::B1) | bit(Square::G1);
        case PieceOdds::RookAndKnight:
            return bit(Square::A1) | bit(Square::B1);
        case PieceOdds::Queen:
            return bit(Square::D1);
        case PieceOdds::QueenAndRook:
            return bit(Square::A1) | bit(Square::D1);
    }
    return kNoSquares;
}

}  // namespace

Message describe(PieceOdds odds) {
    constexpr std::array<MessagePattern<0>, kPieceOdds.size()> kPhrases{
        ROQUE_PATTERN("a pawn"),
        ROQUE_PATTERN("a knight"),
        ROQUE_PATTERN("a rook"),
        ROQUE_PATTERN("two knights"),
        ROQUE_PATTERN("a rook and a knight"),
        ROQUE_PATTERN("the queen"),
        ROQUE_PATTERN("the queen and a rook")};
    return kPhrases[static_cast<std::size_t>(odds)];
}

Position startWithOdds(const GivenOdds& given) {
    Setup setup = Position::start().setup();
    for (const Square ofWhite : SquaresOf(emptySquares(given.odds))) {
        const Square square = squareAt(fileOf(ofWhite), relativeRank(given.by, rankOf(ofWhite)));
        setup.board.remove(square);
        setup.castlingRooks &= ~bit(square);
    }
    const auto position = Position::from(setup);
    assert(position);
    return *position;
}

std::optional<GivenOdds> oddsOf(const Position& start) {
    for (const PieceOdds odds : kPieceOdds) {
        for (const Color by : kColors) {
            if (startWithOdds({odds, by}) == start) return GivenOdds{odds, by};
        }
    }
    return std::nullopt;
}

}  // namespace roque
